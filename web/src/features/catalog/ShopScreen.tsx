import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { Head } from '#shell/Head.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { NativeSelect } from '#ui/Input.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { categoryList, productList } from './catalog.queries.ts';
import { ProductCard } from './ProductCard.tsx';
import { type ShopAddress, toListQuery } from './shop.address.ts';

const shop = getRouteApi('/shop');
const PAGE_SIZES = [12, 20, 40, 60];
const SORTS = [
  ['name asc', 'Name: A to Z'],
  ['name desc', 'Name: Z to A'],
  ['price asc', 'Price: low to high'],
  ['price desc', 'Price: high to low'],
  ['rating desc', 'Best rated'],
  ['createdAt desc', 'Newest first'],
] as const;

/** The address is the state: every change is a navigation, and any change but paging returns to page 1. */
export function ShopScreen() {
  const address = shop.useSearch();
  const navigate = shop.useNavigate();
  const query = toListQuery(address);
  const { data: found } = useSuspenseQuery(productList(query));
  const change = (patch: Partial<ShopAddress>) =>
    navigate({ search: { ...address, sort: undefined, page: 1, ...patch } });

  return (
    <div className="wrap py-8">
      <Head
        title={address.search ? `Results for ${address.search}` : 'Shop All Products'}
        {...(isPlain(address) && { path: '/shop' })}
      />
      <h1 className="text-head">Shop All Products</h1>
      <p className="mt-1 text-ink-2" role="status">
        {found.total === 1 ? '1 product' : `${found.total.toLocaleString('en-IN')} products`}
        {address.search && <> for “{address.search}”</>}
      </p>
      <Chosen address={address} onChange={change} />
      <div className="my-5 flex flex-wrap items-center gap-3">
        <NativeSelect
          aria-label="Sort by"
          value={`${query.sortBy} ${query.sortOrder}`}
          onChange={({ target }) => {
            const [sortBy, sortOrder] = target.value.split(' ') as [ShopAddress['sortBy'], ShopAddress['sortOrder']];
            change({ sortBy, sortOrder });
          }}
        >
          {SORTS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          aria-label="Products per page"
          value={address.perPage}
          onChange={({ target }) => change({ perPage: Number(target.value) })}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {size} per page
            </option>
          ))}
        </NativeSelect>
      </div>
      <Products found={found} address={address} />
    </div>
  );
}

const isPlain = ({ search, categories, brands, sort, seller, page }: ShopAddress) =>
  !search && categories.length === 0 && brands.length === 0 && !sort && !seller && page === 1;

function Products({
  found,
  address,
}: {
  found: { data: Parameters<typeof ProductCard>[0]['product'][]; total: number };
  address: ShopAddress;
}) {
  const router = useRouter();
  if (found.total === 0)
    return (
      <Empty
        text="No products found matching your criteria."
        action={
          <Link to="/shop" className={buttonClass({ variant: 'line' })}>
            Clear Filters
          </Link>
        }
      />
    );
  const hrefFor = (page: number) => router.buildLocation({ to: '/shop', search: { ...address, page } }).href;
  return (
    <>
      <h2 className="sr-only">Products</h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-gap lg:grid-cols-4">
        {found.data.map((product, at) => (
          <li key={product._id} className="min-w-0">
            <ProductCard product={product} eager={at < 2} />
          </li>
        ))}
      </ul>
      <div className="mt-10">
        <Pagination
          page={address.page}
          pages={Math.ceil(found.total / address.perPage)}
          hrefFor={hrefFor}
          onPage={(page) => void router.navigate({ to: '/shop', search: { ...address, page } })}
        />
      </div>
    </>
  );
}

/** What is chosen, each with a way to drop it. */
function Chosen({ address, onChange }: { address: ShopAddress; onChange: (patch: Partial<ShopAddress>) => void }) {
  const { data: categories } = useSuspenseQuery(categoryList());
  const names = new Map(categories.data.map(({ _id, name }) => [_id, name]));
  const chips = [
    ...(address.search ? [{ key: 'search', label: `“${address.search}”`, drop: { search: '' } }] : []),
    ...address.categories.map((id) => ({
      key: id,
      label: names.get(id) ?? 'Category',
      drop: { categories: address.categories.filter((other) => other !== id) },
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {chips.map(({ key, label, drop }) => (
        <li key={key}>
          <button
            type="button"
            onClick={() => onChange(drop)}
            aria-label={`Remove ${label}`}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-2 bg-surface px-4 text-ui hover:border-ink-2"
          >
            {label}
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <Link to="/shop" className={buttonClass({ variant: 'quiet' })}>
          Clear All Filters
        </Link>
      </li>
    </ul>
  );
}
