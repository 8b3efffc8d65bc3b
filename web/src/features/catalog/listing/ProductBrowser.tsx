import type { ReactNode } from 'react';
import { type Browse, type Browsing, useBrowsing } from './browse.ts';
import { ChosenFilters } from './ChosenFilters.tsx';
import { chosenFilters } from './chosen-filters.ts';
import { FilterOpener } from './FilterOpener.tsx';
import { Filters, useChoices } from './Filters.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { PageSizeSelect, SortSelect } from './SortSelect.tsx';

const loadDrawer = () => import('./FilterDrawer.tsx').then((chunk) => chunk.FilterDrawer);

/** Filters, order, products and pages: the shop, a category and the products of a search. */
export function ProductBrowser({ head, ...browsing }: Browsing & { head?: ReactNode }) {
  const browse = useBrowsing(browsing);
  const { list, address, fixed, go, cleared } = browse;
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 lg:grid-cols-[15.5rem_minmax(0,1fr)] xl:grid-cols-[16.5rem_minmax(0,1fr)]">
      <aside aria-label="Filters" className="max-lg:hidden print:hidden">
        <div className="mb-4 flex min-h-11 items-center justify-between gap-3">
          <h2 className="text-title">Filters</h2>
          <PlaceLink href={cleared} className="link inline-flex min-h-11 items-center text-ui">
            Clear All Filters
          </PlaceLink>
        </div>
        <Filters found={list.data} address={address} fixed={fixed} onChange={go} />
      </aside>
      <section aria-label="Products" className="min-w-0">
        {head}
        {head && <Status browse={browse} />}
        <Toolbar browse={browse} status={!head && <Status browse={browse} />} />
        <ProductGrid browse={browse} />
      </section>
    </div>
  );
}

function Status({ browse }: { browse: Browse }) {
  const { list, address } = browse;
  const total = list.data?.total;
  const said = list.data?.didYouMean;
  const failed = list.isError && !list.data;
  return (
    <div className="min-h-6 text-ink-2">
      <p role="status">
        {total === undefined && !failed && 'Loading products'}
        {total !== undefined && (total === 1 ? '1 product' : `${total.toLocaleString('en-IN')} products`)}
        {total !== undefined && address.search && !said && <> for “{address.search}”</>}
        {said && <> for “{said}”</>}
      </p>
      {said && (
        <p className="text-ink-3 text-ui">No exact match for “{address.search}”. Showing the closest results.</p>
      )}
    </div>
  );
}

function Toolbar({ browse, status }: { browse: Browse; status: ReactNode }) {
  const { list, address, fixed, go, cleared } = browse;
  const { categories, brands, states } = useChoices(list.data);
  const seller = list.data?.data.find(({ seller: { _id } }) => _id === address.seller)?.companyName ?? 'One seller';
  const chosen = chosenFilters(address, fixed, { categories, brands, states, seller });
  return (
    <div className="my-4 flex flex-wrap items-start gap-x-2.5 gap-y-3 first:mt-0 print:hidden">
      <FilterOpener
        count={chosen.length}
        load={loadDrawer}
        contents={{ found: list.data, address, fixed, onChange: go }}
      />
      <div className="flex min-w-0 flex-1 justify-end gap-2.5 lg:order-last lg:ml-auto lg:flex-none">
        <SortSelect address={address} onChange={go} />
        <PageSizeSelect address={address} onChange={go} className="max-xs:hidden" />
      </div>
      <div className="grid min-w-0 flex-1 gap-3 self-center max-lg:basis-full empty:hidden">
        {status}
        <ChosenFilters chosen={chosen} cleared={cleared} onDrop={go} />
      </div>
    </div>
  );
}
