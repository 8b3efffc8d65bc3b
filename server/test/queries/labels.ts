import { EARLIER } from './earlier.ts';
import { EARLIER_DEVANAGARI } from './earlier-devanagari.ts';
import { EARLIER_HINGLISH } from './earlier-hinglish.ts';
import { ENGLISH } from './english.ts';
import { HELD_OUT } from './held-out.ts';
import { HELD_OUT_DEVANAGARI } from './held-out-devanagari.ts';
import { HELD_OUT_HINGLISH } from './held-out-hinglish.ts';
import { HINDI } from './hindi.ts';
import { HINGLISH } from './hinglish.ts';
import { LATER } from './later.ts';
import { LATER_DEVANAGARI } from './later-devanagari.ts';
import { MARATHI } from './marathi.ts';
import { MISSPELT } from './misspelt.ts';

/** What a label may say of a product. */
export type Labelled = {
  readonly category: string;
  readonly name: string;
  readonly thickness: string | null;
  readonly size: string | null;
  readonly city: string | null;
  readonly state: string | null;
  /** Rupees for one (sheet, door, pair), and for a square foot. */
  readonly price: number | null;
  readonly sqft: number | null;
};

/**
 * 'held out' is never looked at while the engine is tuned: it alone makes the reported score. 'earlier' was held out
 * until the next set was written.
 */
type LabelSet = 'tuned on' | 'earlier' | 'held out';

export type Label = {
  readonly language: string;
  readonly query: string;
  readonly set: LabelSet;
  readonly fits: (product: Labelled) => boolean;
};

/** 'plywood' is a family, 'plywood-bwr' one category of it; then `thickness=`, `city=`, `name~a|b` and `price<=`. */
export function rule(text: string): (product: Labelled) => boolean {
  const [categories = '', ...more] = text.split(';').map((part) => part.trim());
  const slugs = categories.split(',').map((slug) => slug.trim());
  return (product) =>
    slugs.some((slug) => slug === '*' || product.category === slug || product.category.startsWith(`${slug}-`)) &&
    more.every((part) => {
      const [, field = '', sign, value = ''] = /^(\w+)(<=|=|~)(.+)$/.exec(part) ?? [];
      const own = product[field as keyof Labelled];
      if (sign === '<=') return own !== null && Number(own) <= Number(value);
      const actual = String(own);
      return sign === '=' ? actual === value : new RegExp(value, 'i').test(actual);
    });
}

const read = (language: string, text: string, set: LabelSet = 'tuned on'): Label[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', expected = ''] = line.split(' => ');
      return { language, query, set, fits: rule(expected) };
    });

const readAll = (texts: Readonly<Record<string, string>>, set: LabelSet): Label[] =>
  Object.entries(texts).flatMap(([language, text]) => read(language, text, set));

export const LABELS: readonly Label[] = [
  ...read('English', ENGLISH),
  ...read('misspelt', MISSPELT),
  ...read('Hinglish', HINGLISH),
  ...read('Hindi', HINDI),
  ...read('Marathi', MARATHI),
  ...readAll({ ...LATER, ...LATER_DEVANAGARI }, 'tuned on'),
  ...readAll({ ...EARLIER, ...EARLIER_HINGLISH, ...EARLIER_DEVANAGARI }, 'earlier'),
  ...readAll({ ...HELD_OUT, ...HELD_OUT_HINGLISH, ...HELD_OUT_DEVANAGARI }, 'held out'),
];
