import { PRICE_UNITS, type PriceUnit } from '../catalog/price-unit.ts';
import { DEVANAGARI_UNITS, devanagariNoun } from './devanagari-units.ts';
import { withLatinDigits } from './digits.ts';

/** How much of something, in a unit that prices are given in; `noun` is what one is called where it is no sheet. */
export type Quantity = { readonly amount: number; readonly unit: PriceUnit; readonly noun?: string | undefined };

const WRITTEN: Readonly<Record<PriceUnit, string>> = {
  'per Nos/sheet':
    'sheets?|boards?|panels?|ply(?:wood)?s?|doors?|pcs?|pieces?|nos?|numbers?|units?|planks?|flush doors?|laminates?|nag|pairs?|sets?|frames?|shutters?|locks?',
  'per sq.ft': String.raw`sq\.?\s*(?:ft|feet|foot)|sqft|sft|square\s*(?:feet|foot|ft)`,
  'per sq.mt': String.raw`sq\.?\s*(?:mt|mtr|m|meters?|metres?)|sqm|sqmt|square\s*(?:meters?|metres?|m)`,
  'per Rn.ft': String.raw`(?:rn|r|running)\.?\s*(?:ft|feet|foot)|rft`,
  'per Cu.ft': String.raw`cu\.?\s*(?:ft|feet|foot)|cft|cubic\s*(?:feet|foot|ft)`,
  'per Cu.mt': String.raw`cu\.?\s*(?:mt|mtr|m|meters?|metres?)|cbm|cum|cubic\s*(?:meters?|metres?|m)`,
};

const NUMBER = String.raw`(\d{1,3}(?:,\d{2,3})+(?:\.\d{1,3})?|\d{1,9}(?:\.\d{1,3})?)`;
const MEASURE = new RegExp(
  String.raw`${NUMBER}\s*(?:${PRICE_UNITS.map((unit) => `(${WRITTEN[unit]}|${DEVANAGARI_UNITS[unit]})`).join('|')})\.?(?![\p{L}\p{M}\d])`,
  'giu',
);
/** Counted things that are named as they were written; of the others a sheet is meant, or just one of them. */
const NOUNS = /^(?:flush )?(board|panel|door|plank|pair|set|frame|shutter|lock)s?$/i;
const PIECES = /^(?:pcs?|pieces?|nos?|numbers?|units?|nag)$/i;
export const PIECE = 'piece';
const nounOf = (word: string): string | undefined =>
  PIECES.test(word) ? PIECE : (NOUNS.exec(word)?.[1]?.toLowerCase() ?? devanagariNoun(word));

/** Before a number that is no amount: the rest of a size, a range, a code or a longer number. */
const NO_AMOUNT =
  /[\p{L}\p{M}\d.,]$|[\p{L}\p{M}\d]['"′″]?\s*[-–x×*/+]\s*$|\d\s*(?:to|or|से|ते|या|किंवा)\s+$|\bis[\s:-]*$/iu;

/** One form of letters, and the digits that numbers are made of. */
const plain = (text: string) => withLatinDigits(text.normalize('NFC'));

/** Every amount with its unit in a text: `18 mm, 40 sheets (1,280 sq.ft)` has two. */
function readMeasures(written: string): Quantity[] {
  const text = plain(written);
  return [...text.matchAll(MEASURE)].flatMap(({ index, 1: number = '', ...found }) => {
    const at = PRICE_UNITS.findIndex((_, unit) => found[unit + 2] !== undefined);
    const [unit, word] = [PRICE_UNITS[at], found[at + 2]];
    const amount = Number(number.replaceAll(',', ''));
    if (!unit || !(amount > 0) || NO_AMOUNT.test(text.slice(0, index))) return [];
    const noun = unit === 'per Nos/sheet' ? nounOf(word ?? '') : undefined;
    return [{ amount, unit, ...(noun && { noun }) }];
  });
}

/**
 * `18 mm BWP, 120 sheets` is 120 sheets. The same goods may be measured in several units; two amounts of one unit are
 * two things. What cannot be read gives nothing, never a guess (REQ-7).
 */
export function readQuantities(text: string): Quantity[] {
  const measures = readMeasures(text);
  return new Set(measures.map(({ unit }) => unit)).size === measures.length ? measures : [];
}

export const readQuantity = (text: string): Quantity | null => readQuantities(text)[0] ?? null;

const FIRST_NUMBER = /\d[\d,]*(?:\.\d{1,3})?/;

/** How many, also of a text that names no unit that we know: '320', '40 boxes'. */
export function readAmount(text: string): number | null {
  const [first] = FIRST_NUMBER.exec(plain(text)) ?? [];
  return readQuantity(text)?.amount ?? (first ? Number(first.replaceAll(',', '')) : null);
}

const ONE: Readonly<Record<PriceUnit, string>> = {
  'per Nos/sheet': 'sheet',
  'per sq.ft': 'sq.ft',
  'per sq.mt': 'sq.mt',
  'per Rn.ft': 'Rn.ft',
  'per Cu.ft': 'Cu.ft',
  'per Cu.mt': 'Cu.mt',
};
/** `sheet` of `per Nos/sheet`. */
export const unitWord = (unit: PriceUnit): string => ONE[unit];

/** What one of a quantity is called: `sheet`, `door`, `sq.ft`. */
export const quantityWord = ({ unit, noun }: Pick<Quantity, 'unit' | 'noun'>): string => noun ?? ONE[unit];

const PLURALS: Readonly<Record<string, string>> = { box: 'boxes', kg: 'kg' };
/** `sheets`, `boxes`, `kg`. */
export const pluralOf = (noun: string): string => PLURALS[noun] ?? `${noun}s`;

const asWritten = (word: string): string => word;

/** `120 sheets`, as a form writes what it understood; `say` words what is counted. */
export function formatQuantity({ amount, ...of }: Quantity, say = asWritten): string {
  const word = quantityWord(of);
  const counted = of.unit === 'per Nos/sheet' && amount !== 1 ? pluralOf(word) : word;
  return `${amount.toLocaleString('en-IN')} ${say(counted)}`;
}
