import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { LANGUAGES, SOURCE_LANGUAGE } from '@plyhaat/contract/core/languages';
import { parsePo } from 'pofile-ts';
import { expect, test } from 'vitest';

const locales = path.resolve(import.meta.dirname, '../../locales');
const NAMES = ['web', 'server', 'reference'];
const translated = Object.entries(LANGUAGES).flatMap(([language, { isComplete }]) =>
  language === SOURCE_LANGUAGE ? [] : NAMES.map((name) => ({ language, name, isComplete: isComplete as boolean })),
);

type Entry = { readonly english: string; readonly words: string };

function entriesOf(language: string, name: string): Map<string, string> {
  const file = path.join(locales, language, `${name}.po`);
  if (!existsSync(file)) return new Map();
  const { items } = parsePo(readFileSync(file, 'utf8'));
  return new Map(items.map(({ msgctxt = '', msgid, msgstr }) => [`${msgctxt}\u0004${msgid}`, msgstr[0] ?? '']));
}

const entries = (language: string, name: string): Entry[] => {
  const words = entriesOf(language, name);
  return [...entriesOf(SOURCE_LANGUAGE, name)].map(([key, english]) => ({ english, words: words.get(key) ?? '' }));
};

/** The values that a message needs, with the forms of each plural, and the elements within it. */
function slotsOf(message: string): string[] {
  const slots = new Set(message.match(/<\/?\d+\/?>/g));
  const collect = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens) {
      if (!Array.isArray(token)) continue;
      const [name, kind, forms] = token as [string, string?, Record<string, unknown>?];
      slots.add([name, kind].filter(Boolean).join(': '));
      if (typeof forms === 'object') for (const form of Object.values(forms)) collect(form);
    }
  };
  collect(compileMessage(message));
  return [...slots].sort();
}

test.each(translated.filter(({ isComplete }) => isComplete))(
  'no sentence of $name lacks its $language',
  ({ language, name }) => {
    expect(entries(language, name).length).toBeGreaterThan(500);
    expect(entries(language, name).flatMap(({ english, words }) => (words ? [] : [english]))).toEqual([]);
  },
);

test.each(translated)('every sentence of $name has the values of the English in $language', ({ language, name }) => {
  const different = entries(language, name).filter(
    ({ english, words }) => words && slotsOf(words).join() !== slotsOf(english).join(),
  );
  expect(different).toEqual([]);
});
