import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ChosenFilters } from '#ui/filters/ChosenFilters.tsx';
import { POPOVERS } from '#ui/popover.ts';
import type { Say } from '#ui/said.ts';
import type { ProductList } from '../catalog.queries.ts';
import { CompareDock } from '../compare/CompareDock.tsx';
import { GstSwitch } from '../GstSwitch.tsx';
import { SaveSearch } from '../saved/SaveSearch.tsx';
import { AskForCity } from './AskForCity.tsx';
import { BesideFilters, FilterWay, IN_REACH } from './BesideFilters.tsx';
import { type Browse, type Browsing, useBrowsing } from './browse.ts';
import { useChoices } from './Filters.tsx';
import { either, FoundIn, NearestLine } from './FoundIn.tsx';
import { foundProducts } from './found-words.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { QuickFilters } from './QuickFilters.tsx';
import { SortMenu } from './SortMenu.tsx';
import { PageSizeSelect, SortSelect } from './SortSelect.tsx';
import { UpTo } from './UpTo.tsx';
import { useChosenFilters } from './useChosenFilters.ts';
import { useCountedSearch } from './useCountedSearch.ts';

type Props = Browsing & {
  head?: ReactNode;
  /** Narrower lists than this one; on small screens they share a row with the suggested filters. */
  kinds?: ReactNode;
};

/** Filters, order, products and pages: the shop, a category and the products of a search. */
export function ProductBrowser({ head, kinds, ...browsing }: Props) {
  const { t } = useLingui();
  const browse = useBrowsing(browsing);
  const { list, address, fixed } = browse;
  useCountedSearch(
    fixed.includes('search') ? '' : address.search,
    list.isPlaceholderData ? undefined : list.data?.total,
  );
  return (
    <BesideFilters filtering={browse} found={list.data} label={t`Products`}>
      {head}
      {head && <Status browse={browse} />}
      <Toolbar browse={browse} status={!head && <Status browse={browse} />} kinds={kinds} />
      <ProductGrid browse={browse} />
      <CompareDock />
    </BesideFilters>
  );
}

function Status({ browse }: { browse: Browse }) {
  const { t } = useLingui();
  const { list, address, fixed, hrefFor } = browse;
  const { place, nearMe, nearest, ceiling } = fixed.includes('search') ? {} : (list.data ?? {});
  const total = list.data?.total;
  const correction = list.data?.didYouMean;
  const failed = list.isError && !list.data;
  return (
    <div className="min-h-11 text-ink-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status">
          {total === undefined && !failed && t`Loading products`}
          {list.data && t(counted(list.data, correction || address.search, t))}
        </p>
        <GstSwitch />
      </div>
      {correction && (
        <p className="text-ink-3 text-ui">{t`No exact match for “${{ search: address.search }}”. Showing the closest results.`}</p>
      )}
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

const counted = ({ total, nearest }: Pick<ProductList, 'total' | 'nearest'>, words: string, say: Say) =>
  foundProducts({
    ...{ total, words },
    nearby: nearest && nearest.more > 0 ? { place: either(nearest.from, say), more: nearest.more } : undefined,
  });

/** Prices are compared for a square foot or for one: a limit leaves out what has no such price. */
function WithoutSize({ count = 0 }: { count?: number | undefined }) {
  const { t } = useLingui();
  if (count === 0) return null;
  return (
    <p className="text-ink-3 text-ui">
      {t`${plural(count, {
        one: '1 product is left out: its size is not given.',
        other: `${{ shown: count.toLocaleString('en-IN') }} products are left out: their size is not given.`,
      })}`}
    </p>
  );
}

/** What is chosen, as the list of saved searches calls it. */
const nameOf = (chosen: ReturnType<typeof useChosenFilters>) =>
  chosen
    .map(({ label }) => label.replace(/[“”]/g, ''))
    .join(', ')
    .slice(0, 120);

function Toolbar({ browse, status, kinds }: { browse: Browse; status: ReactNode; kinds: ReactNode }) {
  const { t } = useLingui();
  const { list, address, fixed, go, cleared, hrefFor } = browse;
  const { categories, brands, states, facts } = useChoices(list.data);
  const sqft = facts !== undefined && facts.sqft.length > 0;
  const seller = list.data?.data.find(({ seller: { _id } }) => _id === address.seller)?.companyName ?? t`One seller`;
  const names = { categories, brands, states, facts, seller };
  const chosen = useChosenFilters(address, fixed, names);
  const all = useChosenFilters(address, [], names);
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
