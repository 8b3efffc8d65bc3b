import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProductDetail } from '@plyhaat/contract/catalog/catalog';
import { formatRupees } from '@plyhaat/contract/core/money';
import { PIECE } from '@plyhaat/contract/core/quantity';
import { secondUnit } from '@plyhaat/contract/core/sheet';
import { perOne, priceEach } from '#ui/words/prices.ts';
import { unitName } from '#ui/words/unit-names.ts';
import { taxed } from '../gst.ts';

export type ComparedRow = { readonly name: string; readonly values: readonly string[]; readonly differs: boolean };

/** A seller's own word, or a text of ours and what puts it into the reader's language. */
type Said = string | MessageDescriptor;
export type Say = (said: Said) => string;

const UNKNOWN = '–';

type Unit = ProductDetail['pricetype'];
const amountIn = (unit: Unit, { price, pricetype, secondPrice }: ProductDetail): number | null =>
  pricetype === unit ? price : secondUnit(pricetype) === unit ? secondPrice : null;
const inUnit =
  (unit: Unit, withGst: boolean, say: Say, isNamed = true) =>
  (product: ProductDetail) => {
    const found = amountIn(unit, product);
    if (found === null) return '';
    const price = formatRupees(withGst ? taxed(found, product.gstPercent) : found);
    return isNamed ? price : priceEach(price, perOne({ pricetype: unit, unitName: product.unitName }, say), say);
  };

/** In another unit than these two, as it is asked. */
const asAsked = (withGst: boolean, say: Say) => (product: ProductDetail) => {
  const { price, pricetype, gstPercent } = product;
  if (pricetype === 'per sq.ft' || pricetype === 'per Nos/sheet') return '';
  return priceEach(formatRupees(withGst ? taxed(price, gstPercent) : price), perOne(product, say), say);
};

/** Rows about prices, which a phone shows in one cell. */
const PRICES = (products: readonly ProductDetail[], withGst: boolean, say: Say): Fact[] => [
  [
    forOne(products, say),
    inUnit('per Nos/sheet', withGst, say, new Set(products.map(({ unitName }) => unitName)).size < 2),
  ],
  [msg`Price per sq.ft`, inUnit('per sq.ft', withGst, say)],
  [msg`Price`, asAsked(withGst, say)],
];

/** `Price per sheet` where all are counted alike, else each value says what it is for. */
function forOne(products: readonly ProductDetail[], say: Say): MessageDescriptor {
  const [name, ...others] = new Set(products.map(({ unitName }) => unitName));
  return others.length === 0 ? msg`Price per ${{ name: unitName(name ?? PIECE, say) }}` : msg`Price for one`;
}

type Fact = [name: Said, of: (product: ProductDetail) => Said];
const FACTS: Fact[] = [
  [msg`GST`, ({ gstPercent }) => `${gstPercent}%`],
  [msg`Availability`, ({ inStock }) => (inStock ? msg`In stock` : msg`Out of stock`)],
  [msg`Brand`, ({ brand }) => brand ?? ''],
  [msg`Category`, ({ category }) => category],
  [msg`Seller`, ({ companyName }) => companyName],
  [msg`Place`, ({ cityName, stateName }) => [cityName, stateName].filter(Boolean).join(', ')],
  [
    msg`Rating`,
    ({ rating, reviewCount }) =>
      reviewCount > 0 ? msg`${{ rating: rating.toFixed(1) }} of 5 (${reviewCount})` : msg`No reviews yet`,
  ],
];

const rowsOf = (facts: readonly Fact[], products: readonly ProductDetail[], say: Say): ComparedRow[] =>
  facts
    .map(([name, of]) => ({ name: say(name), values: products.map((product) => say(of(product))) }))
    .filter(({ values }) => values.some(Boolean))
    .map(({ name, values }) => ({
      name,
      values: values.map((value) => value || UNKNOWN),
      differs: new Set(values.map((value) => value.trim().toLowerCase())).size > 1,
    }));

export const priceRows = (products: readonly ProductDetail[], withGst: boolean, say: Say): ComparedRow[] =>
  rowsOf(PRICES(products, withGst, say), products, say);

/** Everything else that is known of any of them, in rows; what nobody knows is left out. */
export function factRows(products: readonly ProductDetail[], say: Say): ComparedRow[] {
  const names = [...new Set(products.flatMap(({ specifications }) => specifications.map(({ name }) => name)))];
  const specified = names.map(
    (wanted): Fact => [wanted, ({ specifications }) => specifications.find(({ name }) => name === wanted)?.value ?? ''],
  );
  return rowsOf([...FACTS, ...specified], products, say);
}

/** What a square foot costs more than the cheapest of them; 0 is the lowest, null where it has no such price. */
export function aboveLowest(products: readonly ProductDetail[], withGst: boolean): (number | null)[] {
  const prices = products.map((product) => {
    const found = amountIn('per sq.ft', product);
    return found !== null && withGst ? taxed(found, product.gstPercent) : found;
  });
  const known = prices.filter((price) => price !== null);
  if (known.length < 2) return prices.map(() => null);
  const lowest = Math.min(...known);
  return prices.map((price) => (price === null ? null : Math.round((price - lowest) * 100) / 100));
}
