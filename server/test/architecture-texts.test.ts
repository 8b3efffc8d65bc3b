import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writtenTexts } from './written-texts.ts';

const root = path.resolve(import.meta.dirname, '../..');
/**
 * Browsers have their names. Long documents are texts themselves (`terms.text.tsx`), as are files of words by kind and the tables of pages and tabs;
 * the page of components is for those who build with them, and neither transport nor service worker has screens.
 */
const EXEMPT = [
  /\.test\.tsx?$|\.d\.ts$/,
  /(words|\.text)\.tsx?$/,
  /^web\/src\/(features\/gallery|api|worker)\//,
  /^web\/src\/(shell\/(navigation|site)|features\/account\/(sections|tabs)|ui\/carousel\/carousel\.context|ui\/display\/device)\.ts$/,
];

/** Parsing them all takes seconds on a busy machine. */
const PARSED_WITHIN_MS = 60_000;

test('every text of a screen is a message', {
  timeout: PARSED_WITHIN_MS,
}, () => {
  const sources = globSync('web/src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !EXEMPT.some((pattern) => pattern.test(file)));
  expect(sources.length).toBeGreaterThan(500);
  const written = sources.flatMap((file) =>
    writtenTexts(file, readFileSync(path.join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(written).toEqual([]);
});

/** The macro takes `f({ … }, t)` for a message without words: the component's `say` (`useSay`) is handed on instead. */
const WITHOUT_WORDS = '_-Z5u4';

test('no message is without words', () => {
  const catalogues = globSync('locales/en/*.po', { cwd: root });
  expect(catalogues.length).toBeGreaterThan(2);
  const empty = catalogues.filter((file) => readFileSync(path.join(root, file), 'utf8').includes(WITHOUT_WORDS));
  expect(empty).toEqual([]);
});

test.each([
  ['<p>Hello</p>', ['Hello']],
  ['<p>{busy ? "Saving..." : label}</p>', ['Saving...']],
  ['<p>{count} {count === 1 ? "day" : "days"}</p>', ['day', 'days']],
  ['<Field label="Name" name="name" />', ['Name']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
  ['<Field label={`Edit ${name}`} id={`${id}-note`} />', ['Edit']],
  ['toastError("Could not copy the link")', ['Could not copy the link']],
  ['<p><Trans>Hello {name}</Trans></p>', []],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
  ['<Field label={t`Edit ${name}`} />', []],
  ['<p className="text-ui" role="status">{label}</p>', []],
  ['<a href="/shop" title={name}>{name} · {state === "open" && <Badge />}</a>', []],
])('%s is found to say %j', (source, texts) => {
  expect(writtenTexts('Example.tsx', source)).toEqual(texts);
});
