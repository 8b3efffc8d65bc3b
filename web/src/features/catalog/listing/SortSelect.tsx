import { classes } from '#ui/classes.ts';
import { NativeSelect } from '#ui/forms/Input.tsx';
import { PAGE_SIZES, type ShopAddress, toListQuery } from '../shop.address.ts';
import * as TEXTS from './texts.ts';

type Order = Pick<ShopAddress, 'sortBy' | 'sortOrder'>;
type Props = { address: ShopAddress; onChange: (patch: Partial<ShopAddress>) => void };
type SortProps = Props & { sqft: boolean };

const RELEVANCE = ['relevance asc', TEXTS.bestMatch] as const;
const ORDERS = [
  ['name asc', TEXTS.nameAToZ],
  ['name desc', TEXTS.nameZToA],
  ['price asc', TEXTS.priceLowToHigh],
  ['price desc', TEXTS.priceHighToLow],
  ['rating desc', TEXTS.ratingHighToLow],
  ['rating asc', TEXTS.ratingLowToHigh],
  ['createdAt desc', TEXTS.newestFirst],
] as const;
/** Offered where products have a price for a square foot. */
const BY_SQFT = [
  ['sqft asc', TEXTS.pricePerSqFt],
  ['sqft desc', TEXTS.pricePerSqFtHigh],
] as const;
/** Not offered, but an address may ask for it. */
const OLDEST = ['createdAt asc', TEXTS.oldestFirst] as const;

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
  const { now, offered, asked } = ordersOf(address, sqft);
  return (
    <NativeSelect
      size="sm"
      aria-label={TEXTS.sortBy}
      value={now}
      onChange={({ target }) => onChange(asked(target.value))}
      className={classes('w-full min-w-0 max-w-52 lg:min-w-44', className)}
    >
      {offered.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}

export function PageSizeSelect({ address, onChange, className }: Props & { className: string }) {
  return (
    <NativeSelect
      size="sm"
      aria-label={TEXTS.productsPerPage}
      value={address.perPage}
      onChange={({ target }) => onChange({ perPage: Number(target.value) })}
      className={classes('flex-none', className)}
    >
      {PAGE_SIZES.map((size) => (
        <option key={size} value={size}>
          {TEXTS.sizePerPage(size)}
        </option>
      ))}
    </NativeSelect>
  );
}
