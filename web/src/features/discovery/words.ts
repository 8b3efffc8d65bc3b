import { perOne } from '@plyhaat/contract/catalog/unit-name';
import { formatRupees } from '@plyhaat/contract/core/money';
import type { OfferedKind, PriceRange } from '@plyhaat/contract/discovery/found';

export const inFigures = (count: number): string => count.toLocaleString('en-IN');
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${inFigures(count)} ${count === 1 ? one : many}`;

/** 'a, b and c'. */
export function inOneLine(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** Names of categories inside a sentence; abbreviations stay as they are. */
export const inSentence = (name: string): string => name.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

/** 'per sheet', 'per sq.ft'. */
export const unitWords = ({ unit, unitName }: PriceRange): string => perOne({ pricetype: unit, unitName });

export const rangeShown = ({ min, max }: PriceRange): string =>
  min === max ? formatRupees(min) : `${formatRupees(min)} – ${formatRupees(max)}`;

/** '₹42 to ₹165 per sq.ft'. */
export const rangeText = (range: PriceRange): string => {
  const { min, max } = range;
  return `${min === max ? formatRupees(min) : `${formatRupees(min)} to ${formatRupees(max)}`} ${unitWords(range)}`;
};

/** 'plywood BWP ₹92 to ₹165 per sq.ft' of what is offered most of a category. */
export function kindText({ name, prices: [most] }: OfferedKind): string[] {
  if (!most) return [];
  return [[inSentence(name), most.grade, rangeText(most)].filter(Boolean).join(' ')];
}

/** Every unit with its range, the most used first. */
export const rangesText = (prices: readonly PriceRange[]): string =>
  inOneLine(prices.slice(0, 3).map((range) => `${rangeText(range)} (${counted(range.count, 'product')})`));
