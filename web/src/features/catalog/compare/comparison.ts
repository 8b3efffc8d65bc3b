import type { ProductDetail } from '@plyhaat/contract/catalog/catalog';
import { formatRupees } from '@plyhaat/contract/core/money';
import { secondUnit } from '@plyhaat/contract/core/sheet';
import { taxed } from '../gst.ts';
import * as TEXTS from './texts.ts';

export type ComparedRow = { readonly name: string; readonly values: readonly string[]; readonly differs: boolean };

const UNKNOWN = '–';

type Unit = ProductDetail['pricetype'];
const amountIn = (unit: Unit, { price, pricetype, secondPrice }: ProductDetail): number | null =>
  pricetype === unit ? price : secondUnit(pricetype) === unit ? secondPrice : null;
const inUnit = (unit: Unit, withGst: boolean) => (product: ProductDetail) => {
  const found = amountIn(unit, product);
  return found === null ? '' : formatRupees(withGst ? taxed(found, product.gstPercent) : found);
};

/** In another unit than these two, as it is asked. */
const asAsked = (withGst: boolean) => (product: ProductDetail) => {
  const { price, pricetype, gstPercent } = product;
  if (pricetype === 'per sq.ft' || pricetype === 'per Nos/sheet') return '';
  return `${formatRupees(withGst ? taxed(price, gstPercent) : price)} ${pricetype}`;
};

const facts = (withGst: boolean): [name: string, of: (product: ProductDetail) => string][] => [
  [TEXTS.pricePerSheet, inUnit('per Nos/sheet', withGst)],
  [TEXTS.pricePerSqFt, inUnit('per sq.ft', withGst)],
  ['Price', asAsked(withGst)],
  ['GST', ({ gstPercent }) => `${gstPercent}%`],
  ['Availability', ({ inStock }) => (inStock ? TEXTS.inStock : TEXTS.outOfStock)],
  ['Brand', ({ brand }) => brand ?? ''],
  ['Category', ({ category }) => category],
  ['Seller', ({ companyName }) => companyName],
  ['Place', ({ cityName, stateName }) => [cityName, stateName].filter(Boolean).join(', ')],
  [
    'Rating',
    ({ rating, reviewCount }) => (reviewCount > 0 ? `${rating.toFixed(1)} of 5 (${reviewCount})` : TEXTS.noReviewsYet),
  ],
];

/** Everything that is known of any of them, in rows; what nobody knows is left out. */
export function comparison(products: readonly ProductDetail[], withGst: boolean): ComparedRow[] {
  const names = [...new Set(products.flatMap(({ specifications }) => specifications.map(({ name }) => name)))];
  const specified = names.map((wanted): [string, (product: ProductDetail) => string] => [
    wanted,
    ({ specifications }) => specifications.find(({ name }) => name === wanted)?.value ?? '',
  ]);
  return [...facts(withGst), ...specified]
    .map(([name, of]) => ({ name, values: products.map(of) }))
    .filter(({ values }) => values.some(Boolean))
    .map(({ name, values }) => ({
      name,
      values: values.map((value) => value || UNKNOWN),
      differs: new Set(values.map((value) => value.trim().toLowerCase())).size > 1,
    }));
}
