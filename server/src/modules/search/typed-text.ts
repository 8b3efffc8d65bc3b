import { withDigits } from './numbers.ts';
import { INDIC, isIndic, toLatin, withoutEnding } from './scripts.ts';
import { type TypedCeiling, takeCeiling } from './typed-ceiling.ts';

/** One thing somebody typed: in Latin letters, and without its plural; `raw` where it was in a script of India. */
export type TypedWord = { readonly word: string; readonly stem: string; readonly raw?: string };

const MOST_WORDS = 12;

/** One sut is an eighth of an inch; boards are sold by the nearest usual thickness. */
const EIGHTHS: Readonly<Record<number, string>> = {
  1: '3',
  2: '6',
  3: '9',
  4: '12',
  5: '16',
  6: '19',
  7: '22',
  8: '25',
};
const eighths = (count: number, otherwise: string) => {
  const millimetres = EIGHTHS[count];
  return millimetres ? `${millimetres}mm` : otherwise;
};

const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
const FEET = '(?:ft|feet|foot|fut|phut|fit)';
const INCHES = `(?:in|inch|inche|inches|inchi|inchh|inc|"|”|'')`;
const rule = (pattern: string) => new RegExp(pattern, 'g');

/** Measures in every way of writing them, as the catalogue writes its own: 18mm, 8x4, 18in. */
const MEASURES: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [
    rule(`${NUMBER}\\s*${FEET}?\\s*(?:x|by|bai|\\*)\\s*${NUMBER}\\s*(?:${FEET}|${INCHES}|mm)?(?![a-z])`),
    (_, a, b) => ` ${a}x${b} `,
  ],
  [rule(`(\\d+)\\s*(?:sut|soot|suut|sutt)(?![a-z])`), (all, count) => ` ${eighths(Number(count), all)} `],
  [
    rule(`(\\d)\\s*/\\s*(2|4|8)\\s*${INCHES}?(?![a-z\\d])`),
    (all, above, below) => ` ${eighths((Number(above) * 8) / Number(below), all)} `,
  ],
  [
    rule(
      `${NUMBER}\\s*(?:mm|m\\.m\\.?|em\\s?em|emaem|emem|mili(?:mitar|meter|mitre)?|milli(?:meter|metre)?|mimi|mim)(?![a-z])`,
    ),
    (_, n) => ` ${n}mm `,
  ],
  [rule(`${NUMBER}\\s*${INCHES}(?![a-z])`), (_, n) => ` ${n}in `],
  [rule(`${NUMBER}\\s*${FEET}(?![a-z])`), (_, n) => ` ${n}ft `],
  [rule(`${NUMBER}\\s*m(?![a-z\\d])`), (_, n) => ` ${n}m `],
  [rule(`${NUMBER}\\s*(?:kg|kgs|kilo|kilogram)(?![a-z])`), (_, n) => ` ${n}kg `],
];

/** As `search_words_of` does it for products. */
const singular = (word: string) =>
  word.replace(/([a-z](?:ch|sh|ss|x))es$/, '$1').replace(/([a-z]{2}[a-hj-rtv-z])s$/, '$1');

const inOneLine = (text: string) =>
  text.normalize('NFKC').toLowerCase().replaceAll('⁄', '/').replaceAll('×', 'x').replace(INDIC, withoutEnding);

function measured(text: string): string {
  return MEASURES.reduce((result, [pattern, write]) => result.replace(pattern, write), text);
}

type TypedText = { readonly words: TypedWord[]; readonly ceiling?: TypedCeiling };

/**
 * The words of a typed text, in order, and the most that something may cost. Whatever is no letter, digit or measure only
 * parts them.
 */
export function parseTypedText(text: string): TypedText {
  const line = inOneLine(text);
  const rawByLatin = new Map(
    [...line.matchAll(INDIC)].filter(([word]) => isIndic(word)).map(([word]) => [toLatin(word), word]),
  );
  const { ceiling, rest } = takeCeiling(toLatin(line));
  const words = measured(withDigits(rest))
    .split(/[^a-z0-9.]+/)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((word) => {
      const raw = rawByLatin.get(word);
      return { word, stem: singular(word), ...(raw !== undefined && { raw }) };
    });
  return { words, ...(ceiling && { ceiling }) };
}
