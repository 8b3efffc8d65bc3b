import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatRupees } from '@plyhaat/contract/core/money';
import { CHOICES, type Choice, DEAREST, type ShopAddress } from '../shop.address.ts';

export type Named = { readonly _id: string; readonly name: string };
export type CategoryChoice = Named & { readonly count: number; readonly parentId: string | null };

/** Parts of the address that a screen has settled itself and nobody can drop. */
export type FixedFilter = 'categories' | 'search';

export const toggled = (chosen: readonly string[], id: string): string[] =>
  chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];

/** A parent holds its children, so one of them alone would change nothing: the newer choice replaces the older. */
export function toggledCategory(
  chosen: readonly string[],
  id: string,
  categories: readonly CategoryChoice[],
): string[] {
  const parentOf = (some: string) => categories.find(({ _id }) => _id === some)?.parentId;
  const apart = chosen.filter((other) => other !== parentOf(id) && parentOf(other) !== id);
  return toggled(apart, id);
}

const whole = (rupees: number) => formatRupees(Math.round(rupees));

export function priceRange(min = 0, max: number | null = null): MessageDescriptor {
  const from = whole(min);
  if (max === null) return msg`${from} and above`;
  const to = whole(max);
  return min > 0 ? msg`${from} to ${to}` : msg`Up to ${{ max: to }}`;
}

type ChosenFilter = {
  readonly key: string;
  /** A name, or a sentence in English. */
  readonly label: string | MessageDescriptor;
  readonly drop: Partial<ShopAddress>;
};

type FilterNames = {
  readonly categories: readonly Named[];
  readonly brands: readonly Named[];
  readonly states: readonly Named[];
  readonly facts?: Readonly<Record<Choice, readonly Named[]>> | undefined;
  readonly seller: string;
};

function perSqft(min = 0, max?: number): MessageDescriptor {
  const from = whole(min);
  if (max === undefined) return msg`${from} per sq.ft and above`;
  const to = whole(max);
  return min > 0 ? msg`${from} to ${to} per sq.ft` : msg`Up to ${{ max: to }} per sq.ft`;
}

/** The chosen facts of products and sellers. */
function chosenFacts(address: ShopAddress, facts: FilterNames['facts']): ChosenFilter[] {
  const { inStock, verified, minSqft, maxSqft } = address;
  const isPriced = minSqft !== undefined || maxSqft !== undefined;
  return [
    ...CHOICES.flatMap((name) =>
      address[name].map((id) => ({
        key: `${name} ${id}`,
        label: facts?.[name].find(({ _id }) => _id === id)?.name ?? (name === 'city' ? msg`City` : id),
        drop: { [name]: address[name].filter((other) => other !== id) },
      })),
    ),
    ...(inStock ? [{ key: 'stock', label: msg`In stock`, drop: { inStock: undefined } }] : []),
    ...(verified ? [{ key: 'verified', label: msg`Verified sellers`, drop: { verified: undefined } }] : []),
    ...(isPriced
      ? [{ key: 'sqft', label: perSqft(minSqft, maxSqft), drop: { minSqft: undefined, maxSqft: undefined } }]
      : []),
  ];
}

/** What is chosen in an address, in words, each with the change that drops it. */
export function chosenFilters(address: ShopAddress, fixed: readonly FixedFilter[], names: FilterNames): ChosenFilter[] {
  const listed = (name: 'categories' | 'brands' | 'state', options: readonly Named[], otherwise: MessageDescriptor) =>
    address[name].map((id) => ({
      key: id,
      label: options.find(({ _id }) => _id === id)?.name ?? otherwise,
      drop: { [name]: address[name].filter((other) => other !== id) },
    }));
  const { search, seller, isi, minPrice = 0, maxPrice = DEAREST } = address;
  const priced = minPrice > 0 || maxPrice !== DEAREST;
  return [
    ...(search && !fixed.includes('search') ? [{ key: 'search', label: `“${search}”`, drop: { search: '' } }] : []),
    ...(fixed.includes('categories') ? [] : listed('categories', names.categories, msg`Category`)),
    ...listed('brands', names.brands, msg`Brand`),
    ...(priced
      ? [
          {
            key: 'price',
            label: priceRange(minPrice, maxPrice === DEAREST ? null : maxPrice),
            drop: { minPrice: undefined, maxPrice: undefined },
          },
        ]
      : []),
    ...listed('state', names.states, msg`State`),
    ...chosenFacts(address, names.facts),
    ...(isi ? [{ key: 'isi', label: msg`ISI verified`, drop: { isi: undefined } }] : []),
    ...(seller ? [{ key: 'seller', label: names.seller, drop: { seller: undefined } }] : []),
  ];
}
