import type { ReviewSide } from '@plyhaat/contract/admin/admin';
import { perOne } from '@plyhaat/contract/catalog/unit-name';
import { formatMoment } from '@plyhaat/contract/core/dates';
import { formatRupees } from '@plyhaat/contract/core/money';
import { type Picture, pictureAddress } from '@plyhaat/contract/core/picture';
import type { Arrival } from '@plyhaat/contract/promotions/arrivals';
import type { OwnBanner } from '@plyhaat/contract/promotions/banner-form';
import type { FlashSale } from '@plyhaat/contract/promotions/flash-sales';
import type { Promotion } from '@plyhaat/contract/promotions/promotions';

type Line = readonly [label: string, value: string | null];
/** How staff read one: its lines and its pictures, and where it leads. */
export type Reading<Card> = {
  readonly lines: (card: Card) => readonly Line[];
  readonly pictures: (card: Card) => readonly (readonly [label: string, picture: Picture | null])[];
  readonly link: (card: Card) => string;
  readonly warnings: (card: Card) => readonly string[];
};

const time = (iso: string | null) => iso && `${formatMoment(new Date(iso))} IST`;
const dates = ({ startDate, endDate }: { startDate: string | null; endDate: string | null }): Line[] => [
  ['Start', time(startDate)],
  ['End', time(endDate)],
];

export const bannerReading: Reading<OwnBanner> = {
  lines: (card) => [
    ['Type', card.type === 'productbanner' ? 'Product banner' : 'Store banner'],
    ['Title', card.title],
    ['Text', card.description || null],
    ['Links to', card.link],
    ['Runs for', `${card.days} days from approval`],
  ],
  pictures: (card) => [
    ['Picture', card.picture],
    ['Picture for small screens', card.appPicture],
  ],
  link: (card) => card.link,
  warnings: () => [],
};

export const arrivalReading: Reading<Arrival> = {
  lines: (card) => [
    ['Product', card.productname],
    ['Company', card.companyName],
    ['City', card.cityName],
    ...dates(card),
  ],
  pictures: (card) => [['Picture', card.picture]],
  link: (card) => `/product/${card.productSlug}`,
  warnings: () => [],
};

const HIGH_DISCOUNT = 0.7;
export const saleReading: Reading<FlashSale> = {
  lines: (card) => [
    ['Product', card.productId.name],
    ['Original price', `${formatRupees(card.price)} ${perOne(card)}`],
    ['Sale price', formatRupees(card.salePrice)],
    ['Discount', card.discountType === 'Percentage' ? `${card.discountValue} %` : formatRupees(card.discountValue)],
    ['Description', card.description],
    ...dates(card),
  ],
  pictures: (card) => [['Picture', card.picture]],
  link: (card) => `/product/${card.productId.slug}`,
  warnings: ({ price, salePrice }) => [
    ...(salePrice >= price ? ['The sale price is no longer below the list price of the product.'] : []),
    ...(salePrice < price * (1 - HIGH_DISCOUNT) ? ['The discount is above 70%.'] : []),
  ],
};

export const promotionReading: Reading<Promotion> = {
  lines: (card) => [
    ['Product', card.productName],
    ['Message', card.message],
    ['Video', card.isVideo ? pictureAddress(card.image) : null],
    ...dates(card),
  ],
  pictures: (card) => [['Picture', card.picture]],
  link: (card) => `/product/${card.productSlug}`,
  warnings: () => [],
};

export const sideOf = <Card>(reading: Reading<Card>, card: Card): ReviewSide => ({
  fields: reading.lines(card).map(([label, value]) => ({ label, value })),
  pictures: reading.pictures(card).flatMap(([label, picture]) => (picture ? [{ label, picture }] : [])),
});

const bare = (picture: Picture | null) => picture?.path.split('?')[0];

/** The names of what a change says otherwise than the public version. */
export function differing<Card>({ lines, pictures }: Reading<Card>, before: Card, after: Card): string[] {
  const words = new Map(lines(before));
  const shown = new Map(pictures(before));
  return [
    ...lines(after).flatMap(([label, value]) => (words.get(label) === value ? [] : [label])),
    ...pictures(after).flatMap(([label, one]) => (bare(shown.get(label) ?? null) === bare(one) ? [] : [label])),
  ];
}
