import { PRICE_UNITS, type PriceUnit } from '../catalog/price-unit.ts';

/** How much of something, in a unit that prices are given in; `noun` is what one is called where it is no sheet. */
export type Quantity = { readonly amount: number; readonly unit: PriceUnit; readonly noun?: string | undefined };

const WRITTEN: Readonly<Record<PriceUnit, string>> = {
  'per Nos/sheet':
    'sheets?|boards?|panels?|ply(?:wood)?s?|doors?|pcs?|pieces?|nos?|numbers?|units?|planks?|flush doors?|laminates?|nag|pairs?|sets?|frames?|shutters?',
  'per sq.ft': String.raw`sq\.?\s*(?:ft|feet|foot)|sqft|sft|square\s*(?:feet|foot|ft)`,
  'per sq.mt': String.raw`sq\.?\s*(?:mt|mtr|m|meters?|metres?)|sqm|sqmt|square\s*(?:meters?|metres?|m)`,
  'per Rn.ft': String.raw`(?:rn|r|running)\.?\s*(?:ft|feet|foot)|rft`,
  'per Cu.ft': String.raw`cu\.?\s*(?:ft|feet|foot)|cft|cubic\s*(?:feet|foot|ft)`,
  'per Cu.mt': String.raw`cu\.?\s*(?:mt|mtr|m|meters?|metres?)|cbm|cum|cubic\s*(?:meters?|metres?|m)`,
};

const NUMBER = String.raw`(\d{1,3}(?:,\d{2,3})+(?:\.\d{1,3})?|\d{1,9}(?:\.\d{1,3})?)`;
const START = new RegExp(String.raw`^(?:about|approx\.?|approximately|around|~)?\s*${NUMBER}\s*(.*)$`, 'is');
const PATTERNS = PRICE_UNITS.map(
  (unit) => [unit, new RegExp(String.raw`^(?:${WRITTEN[unit]})\.?(?![\p{L}\d])`, 'iu')] as const,
);
/** Counted things that are named as they were written; of the others a sheet is meant, or just one of them. */
const NOUNS = /^(?:flush )?(board|panel|door|plank|pair|set|frame|shutter)s?$/i;
const PIECES = /^(?:pcs?|pieces?|nos?|numbers?|units?|nag)$/i;
export const PIECE = 'piece';
const nounOf = (word: string): string | undefined => (PIECES.test(word) ? PIECE : NOUNS.exec(word)?.[1]?.toLowerCase());

/** A range, or another number right after the first, is no one quantity. */
const ANOTHER = /^(?:-|–|to\b|or\b|[x×*/+])/i;

/** `120 sheets of BWP` is 120 sheets. What cannot be read as one number and one unit gives nothing, never a guess. */
export function readQuantity(text: string): Quantity | null {
  const [, number = '', rest = ''] = START.exec(text.trim()) ?? [];
  const amount = Number(number.replaceAll(',', ''));
  if (!(amount > 0) || ANOTHER.test(rest)) return null;
  const [unit, pattern] = PATTERNS.find(([, known]) => known.test(rest)) ?? [];
  if (!unit) return null;
  const noun = unit === 'per Nos/sheet' && nounOf(pattern?.exec(rest)?.[0].replace('.', '') ?? '');
  return { amount, unit, ...(noun && { noun }) };
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

/** `120 sheets`, as a form writes what it understood. */
export const formatQuantity = ({ amount, ...of }: Quantity): string =>
  `${amount.toLocaleString('en-IN')} ${quantityWord(of)}${of.unit === 'per Nos/sheet' && amount !== 1 ? 's' : ''}`;
