import type { ReactNode } from 'react';
import { ChosenFilters } from '#ui/filters/ChosenFilters.tsx';
import { POPOVERS } from '#ui/popover.ts';
import type { ProductList } from '../catalog.queries.ts';
import { CompareDock } from '../compare/CompareDock.tsx';
import { GstSwitch } from '../GstSwitch.tsx';
import { SaveSearch } from '../saved/SaveSearch.tsx';
import { AskForCity } from './AskForCity.tsx';
import { BesideFilters, FilterWay, IN_REACH } from './BesideFilters.tsx';
import { type Browse, type Browsing, useBrowsing } from './browse.ts';
import { chosenFilters } from './chosen-filters.ts';
import { useChoices } from './Filters.tsx';
import { either, FoundIn, NearestLine } from './FoundIn.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { QuickFilters } from './QuickFilters.tsx';
import { SortMenu } from './SortMenu.tsx';
import { PageSizeSelect, SortSelect } from './SortSelect.tsx';
import * as TEXTS from './texts.ts';
import { UpTo } from './UpTo.tsx';
import { useCountedSearch } from './useCountedSearch.ts';

type Props = Browsing & {
  head?: ReactNode;
  /** Narrower lists than this one; on small screens they share a row with the suggested filters. */
  kinds?: ReactNode;
};

/** Filters, order, products and pages: the shop, a category and the products of a search. */
export function ProductBrowser({ head, kinds, ...browsing }: Props) {
  const browse = useBrowsing(browsing);
  const { list, address, fixed } = browse;
  useCountedSearch(
    fixed.includes('search') ? '' : address.search,
    list.isPlaceholderData ? undefined : list.data?.total,
  );
  return (
    <BesideFilters filtering={browse} found={list.data} label={TEXTS.products2}>
      {head}
      {head && <Status browse={browse} />}
      <Toolbar browse={browse} status={!head && <Status browse={browse} />} kinds={kinds} />
      <ProductGrid browse={browse} />
      <CompareDock />
    </BesideFilters>
  );
}

function Status({ browse }: { browse: Browse }) {
  const { list, address, fixed, hrefFor } = browse;
  const { place, nearMe, nearest, ceiling } = fixed.includes('search') ? {} : (list.data ?? {});
  const total = list.data?.total;
  const correction = list.data?.didYouMean;
  const failed = list.isError && !list.data;
  return (
    <div className="min-h-11 text-ink-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status">
          {total === undefined && !failed && TEXTS.loadingProducts}
          {list.data && counted(list.data)}
          {total !== undefined && address.search && !correction && <> {TEXTS.forSearch(address.search)}</>}
          {correction && <> {TEXTS.forSearch(correction)}</>}
        </p>
        <GstSwitch />
      </div>
      {correction && <p className="text-ink-3 text-ui">{TEXTS.noExactMatchFor(address.search)}</p>}
      <WithoutSize count={list.data?.withoutSize} />
      {nearMe && <AskForCity rest={hrefFor({ search: nearMe.rest, page: 1 })} />}
      <div className="flex flex-wrap gap-x-3">
        {place && (
          <FoundIn
            place={place}
            nearest={nearest}
            hasOthers={total !== 0}
            anywhere={hrefFor({ search: place.rest, page: 1 })}
          />
        )}
        {ceiling && <UpTo ceiling={ceiling} hrefOf={(search) => hrefFor({ search, page: 1 })} />}
      </div>
      {nearest && !place && <NearestLine nearest={nearest} />}
    </div>
  );
}

/** How many there are, those of other places apart (SEARCH-9). */
const counted = ({ total, nearest }: Pick<ProductList, 'total' | 'nearest'>) =>
  nearest && nearest.more > 0
    ? TEXTS.productsInNearby(total, either(nearest.from), nearest.more)
    : TEXTS.countedProducts(total);

/** Prices are compared for a square foot or for one: a limit leaves out what has no such price. */
function WithoutSize({ count = 0 }: { count?: number | undefined }) {
  if (count === 0) return null;
  const [products, their] =
    count === 1 ? ['1 product is', 'its'] : [TEXTS.countProductsAre(count.toLocaleString('en-IN')), 'their'];
  return <p className="text-ink-3 text-ui">{TEXTS.leftOutSizeIs(products, their)}</p>;
}

/** What is chosen, as the list of saved searches calls it. */
const nameOf = (chosen: ReturnType<typeof chosenFilters>) =>
  chosen
    .map(({ label }) => label.replace(/[“”]/g, ''))
    .join(', ')
    .slice(0, 120);

function Toolbar({ browse, status, kinds }: { browse: Browse; status: ReactNode; kinds: ReactNode }) {
  const { list, address, fixed, go, cleared, hrefFor } = browse;
  const { categories, brands, states, facts } = useChoices(list.data);
  const sqft = facts !== undefined && facts.sqft.length > 0;
  const seller = list.data?.data.find(({ seller: { _id } }) => _id === address.seller)?.companyName ?? TEXTS.oneSeller;
  const names = { categories, brands, states, facts, seller };
  const chosen = chosenFilters(address, fixed, names);
  const all = chosenFilters(address, [], names);
  return (
    <div className="my-2 flex flex-wrap items-start gap-x-2.5 gap-y-3 first:mt-0 md:my-4 print:hidden">
      <div className={POPOVERS ? `contents max-md:grid-cols-2 ${IN_REACH}` : 'contents'}>
        <FilterWay filtering={browse} found={list.data} count={chosen.length} />
        <div className="flex min-w-0 flex-1 justify-end gap-2.5 lg:order-last lg:ml-auto lg:flex-none">
          {POPOVERS && <SortMenu address={address} sqft={sqft} hrefFor={hrefFor} />}
          <SortSelect address={address} sqft={sqft} onChange={go} className={POPOVERS ? 'max-md:hidden' : ''} />
          <PageSizeSelect address={address} onChange={go} className={POPOVERS ? 'max-md:hidden' : 'max-xs:hidden'} />
        </div>
      </div>
      <div className="grid min-w-0 flex-1 gap-3 self-center max-lg:basis-full empty:hidden">
        {status}
        <ChosenFilters chosen={chosen} cleared={cleared} onDrop={go}>
          <SaveSearch address={address} name={nameOf(all)} />
        </ChosenFilters>
        <QuickFilters browse={browse} kinds={kinds} />
      </div>
    </div>
  );
}
