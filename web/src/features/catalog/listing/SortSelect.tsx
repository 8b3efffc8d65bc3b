import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { classes } from '#ui/classes.ts';
import { NativeSelect } from '#ui/forms/Input.tsx';
import { PAGE_SIZES, type ShopAddress, toListQuery } from '../shop.address.ts';

type Order = Pick<ShopAddress, 'sortBy' | 'sortOrder'>;
type Props = { address: ShopAddress; onChange: (patch: Partial<ShopAddress>) => void };
type Offered = readonly [order: string, label: MessageDescriptor];
type SortProps = Props & { sqft: boolean };

const RELEVANCE: Offered = ['relevance asc', msg`Best match`];
const ORDERS: readonly Offered[] = [
  ['name asc', msg`Name: A to Z`],
  ['name desc', msg`Name: Z to A`],
  ['price asc', msg`Price: low to high`],
  ['price desc', msg`Price: high to low`],
  ['rating desc', msg`Rating: high to low`],
  ['rating asc', msg`Rating: low to high`],
  ['createdAt desc', msg`Newest first`],
];
/** Offered where products have a price for a square foot. */
const BY_SQFT: readonly Offered[] = [
  ['sqft asc', msg`Price per sq.ft: low to high`],
  ['sqft desc', msg`Price per sq.ft: high to low`],
];
/** Not offered, but an address may ask for it. */
const OLDEST: Offered = ['createdAt asc', msg`Oldest first`];

/** Without a chosen order, what is searched stands by relevance and everything else by name. */
export function ordersOf(address: ShopAddress, sqft: boolean) {
  const unasked = address.search ? 'relevance' : 'name';
  const { sortBy = unasked, sortOrder } = toListQuery(address);
  const now = sortBy === 'relevance' ? RELEVANCE[0] : `${sortBy} ${sortOrder}`;
  const offered = [
    ...(address.search || now === RELEVANCE[0] ? [RELEVANCE] : []),
    ...ORDERS,
    ...BY_SQFT.filter(([value]) => sqft || value === now),
    ...(now === OLDEST[0] ? [OLDEST] : []),
  ];
  const asked = (value: string): Partial<ShopAddress> => {
    const [by, order] = value.split(' ') as [NonNullable<Order['sortBy']>, Order['sortOrder']];
    const plain = by === unasked && order === 'asc';
    return { sort: undefined, sortBy: plain ? undefined : by, sortOrder: order };
  };
  return { now, offered, asked };
}

export function SortSelect({ address, sqft, onChange, className }: SortProps & { className: string }) {
  const { t } = useLingui();
  const { now, offered, asked } = ordersOf(address, sqft);
  return (
    <NativeSelect
      size="sm"
      aria-label={t`Sort by`}
      value={now}
      onChange={({ target }) => onChange(asked(target.value))}
      className={classes('w-full min-w-0 max-w-52 lg:min-w-44', className)}
    >
      {offered.map(([value, label]) => (
        <option key={value} value={value}>
          {t(label)}
        </option>
      ))}
    </NativeSelect>
  );
}

export function PageSizeSelect({ address, onChange, className }: Props & { className: string }) {
  const { t } = useLingui();
  return (
    <NativeSelect
      size="sm"
      aria-label={t`Products per page`}
      value={address.perPage}
      onChange={({ target }) => onChange({ perPage: Number(target.value) })}
      className={classes('flex-none', className)}
    >
      {PAGE_SIZES.map((size) => (
        <option key={size} value={size}>
          <Trans>{size} per page</Trans>
        </option>
      ))}
    </NativeSelect>
  );
}
