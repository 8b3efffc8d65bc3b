import { formatRupees } from '@plyhaat/contract/core/money';
import type { PriceRange } from '@plyhaat/contract/discovery/found';

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

const UNITS: Partial<Record<PriceRange['unit'], string>> = { 'per Nos/sheet': 'per piece or sheet' };
const unitWords = (unit: PriceRange['unit']) => UNITS[unit] ?? unit;

export const rangeShown = ({ min, max }: PriceRange): string =>
  min === max ? formatRupees(min) : `${formatRupees(min)} – ${formatRupees(max)}`;

/** '₹42 to ₹165 per sq.ft'. */
export const rangeText = ({ min, max, unit }: PriceRange): string =>
  `${min === max ? formatRupees(min) : `${formatRupees(min)} to ${formatRupees(max)}`} ${unitWords(unit)}`;

/** Every unit with its range, the most used first. */
export const rangesText = (prices: readonly PriceRange[]): string =>
  inOneLine(prices.slice(0, 3).map((range) => `${rangeText(range)} (${counted(range.count, 'product')})`));
