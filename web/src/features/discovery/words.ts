import { msg, plural } from '@lingui/core/macro';
import { formatRupees } from '@plyhaat/contract/core/money';
import type { OfferedKind, PriceRange } from '@plyhaat/contract/discovery/found';
import { inOneLine } from '#ui/in-one-line.ts';
import type { Say } from '#ui/said.ts';
import { perOne } from '#ui/words/prices.ts';

export const inFigures = (count: number): string => count.toLocaleString('en-IN');

/** Names of categories inside a sentence; abbreviations stay as they are. */
export const inSentence = (name: string): string => name.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

/** 'per sheet', 'per sq.ft'. */
export const unitWords = ({ unit, unitName }: PriceRange, say: Say): string =>
  perOne({ pricetype: unit, unitName }, say);

export const rangeShown = ({ min, max }: PriceRange): string =>
  min === max ? formatRupees(min) : `${formatRupees(min)} – ${formatRupees(max)}`;

/** '₹42 to ₹165 per sq.ft'. */
export function rangeText(range: PriceRange, say: Say): string {
  const [min, max, unit] = [formatRupees(range.min), formatRupees(range.max), unitWords(range, say)];
  return say(range.min === range.max ? msg`${min} ${unit}` : msg`${min} to ${max} ${unit}`);
}

/** 'plywood BWP ₹92 to ₹165 per sq.ft' of what is offered most of a category. */
export function kindText({ name, prices: [most] }: OfferedKind, say: Say): string[] {
  if (!most) return [];
  return [[inSentence(name), most.grade, rangeText(most, say)].filter(Boolean).join(' ')];
}

/** 'Nashik (12 products)'. */
export function withProducts(name: string, count: number, say: Say): string {
  const products = inFigures(count);
  return say(msg`${plural(count, { one: `${name} (${products} product)`, other: `${name} (${products} products)` })}`);
}

/** Every unit with its range, the most used first. */
export const rangesText = (prices: readonly PriceRange[], say: Say): string =>
  inOneLine(
    prices.slice(0, 3).map((range) => withProducts(rangeText(range, say), range.count, say)),
    say,
  );
