import { FEWEST_SELLERS } from '@plyhaat/contract/discovery/places';
import type { State } from '@plyhaat/contract/places/places';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LayoutGrid, List, Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { categoryList } from '#features/catalog/catalog.queries.ts';
import { AskForCity } from '#features/catalog/listing/AskForCity.tsx';
import { FoundIn } from '#features/catalog/listing/FoundIn.tsx';
import { activeCities, activeStates } from '#features/places/places.queries.ts';
import { Head } from '#shell/Head.tsx';
import { Button } from '#ui/Button.tsx';
import { chipClass } from '#ui/display/Chip.tsx';
import { ChosenFilters } from '#ui/filters/ChosenFilters.tsx';
import { FilterOpener } from '#ui/filters/FilterOpener.tsx';
import { Input, NativeSelect } from '#ui/forms/Input.tsx';
import { chosenSellerFilters } from './chosen-filters.ts';
import { SellerFilters } from './SellerFilters.tsx';
import { SellerGrid } from './SellerGrid.tsx';
import * as TEXTS from './texts.ts';
import { type Sellers, useSellers } from './useSellers.ts';

const SORTS = [
  ['rating', TEXTS.highestRated],
  ['reviews', TEXTS.mostReviewed],
  ['products', TEXTS.mostProducts],
  ['newest', TEXTS.newest],
  ['name', TEXTS.nameAToZ],
] as const;

const SORT_HELP = 'sort-help';

const loadDrawer = () => import('./SellerFilterDrawer.tsx').then((chunk) => chunk.SellerFilterDrawer);

export function SellersScreen() {
  const sellers = useSellers();
  const { search, state, page } = sellers.query;
  const chosen = useChosen(sellers);
  const { data: states } = useQuery(activeStates());
  const place = states?.data.find(({ _id }) => _id === state);
  const path = canonicalOf(chosen.length, place);
  return (
    <div className="wrap py-6 lg:py-8">
      <Head
        title={place ? TEXTS.sellersInName(place.name) : TEXTS.ourSellers}
        description={TEXTS.manufacturersImportersDistributorsDealers}
        {...(path && page === 1 && { path })}
      />
      <h1 className="text-head">{TEXTS.ourSellers}</h1>
      <SearchBox key={search} search={search} onSearch={(text) => sellers.go({ search: text })} />
      <div className="grid items-start gap-x-10 lg:grid-cols-[15.5rem_minmax(0,1fr)] xl:grid-cols-[16.5rem_minmax(0,1fr)]">
        <aside aria-label={TEXTS.filters} className="max-lg:hidden print:hidden">
          <div className="mb-4 flex min-h-11 items-center justify-between gap-3">
            <h2 className="text-title">{TEXTS.filters}</h2>
            <Link to="/sellers" className="link inline-flex min-h-11 items-center text-ui">
              {TEXTS.clearAllFilters}
            </Link>
          </div>
          <SellerFilters sellers={sellers} />
        </aside>
        <section aria-label={TEXTS.sellersTitle} className="min-w-0">
          <Where sellers={sellers} />
          <Toolbar sellers={sellers} chosen={chosen} />
          <SellerGrid sellers={sellers} />
        </section>
      </div>
      <p className="pt-8 text-ink-3 text-meta">{TEXTS.highestRatedCountsEvery}</p>
      <ByState states={states?.data ?? []} />
    </div>
  );
}

/** The place that the text names, or the question for one. */
function Where({ sellers: { list, hrefFor } }: { sellers: Sellers }) {
  const { place, nearMe } = list.data ?? {};
  if (nearMe) return <AskForCity rest={hrefFor({ search: nearMe.rest })} />;
  return place ? (
    <div className="mb-4">
      <FoundIn place={place} anywhere={hrefFor({ search: place.rest })} />
    </div>
  ) : null;
}

/** A state with enough sellers has a page of its own; any other filter is not for search engines. */
function canonicalOf(chosen: number, place: State | undefined): string | undefined {
  if (chosen === 0) return '/sellers';
  return chosen === 1 && place && place.sellersCount >= FEWEST_SELLERS ? `/sellers/${place.slug}` : undefined;
}

/** The pages of states, which search engines and people reach from here. */
function ByState({ states }: { states: readonly State[] }) {
  const paged = states.filter(({ sellersCount }) => sellersCount >= FEWEST_SELLERS);
  if (paged.length === 0) return null;
  return (
    <section aria-labelledby="by-state" className="pt-12 print:hidden">
      <h2 id="by-state" className="mb-4 text-title">
        {TEXTS.sellersByState}
      </h2>
      <ul className="flex flex-wrap gap-2.5">
        {paged.map(({ _id, slug, name, sellersCount }) => (
          <li key={_id}>
            <Link to="/sellers/$state" params={{ state: slug }} className={chipClass()}>
              {name} <span className="font-normal text-ink-3 tabular-nums">{sellersCount}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useChosen({ query }: Sellers) {
  const { data: states } = useQuery(activeStates());
  const { data: cities } = useQuery(activeCities(query.state));
  const { data: categories } = useQuery(categoryList());
  return chosenSellerFilters(query, { states: states?.data, cities: cities?.data, categories: categories?.data });
}

function SearchBox({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  };
  return (
    <form action="/sellers" onSubmit={submit} className="my-5 flex max-w-160 gap-2">
      <Input
        type="search"
        name="search"
        defaultValue={search}
        maxLength={200}
        aria-label={TEXTS.searchSellersByNameOr}
        placeholder={TEXTS.searchSellersByNameOr}
      />
      <Button type="submit" variant="line" className="min-h-12">
        <Search size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className="max-sm:sr-only">{TEXTS.search}</span>
      </Button>
    </form>
  );
}

type ToolbarProps = { sellers: Sellers; chosen: ReturnType<typeof chosenSellerFilters> };

function Toolbar({ sellers, chosen }: ToolbarProps) {
  const { list, query, go, view } = sellers;
  const byRating = query.sortBy === 'rating';
  return (
    <div className="mb-4 grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-2.5">
        <FilterOpener count={chosen.length} load={loadDrawer} contents={{ sellers }} />
        <span aria-hidden="true" className="order-last basis-full lg:hidden" />
        <p role="status" className="text-ink-2 max-lg:order-last max-lg:flex-1">
          <Status total={list.data?.total} failed={list.isError && !list.data} />
        </p>
        <NativeSelect
          size="sm"
          aria-label={TEXTS.sortBy}
          {...(byRating && { 'aria-describedby': SORT_HELP })}
          value={query.sortBy ?? ''}
          onChange={({ target }) => go({ sortBy: (target.value || undefined) as typeof query.sortBy })}
          className="ml-auto min-w-0 max-lg:flex-1 lg:w-44"
        >
          {query.search && <option value="">{TEXTS.bestMatch}</option>}
          {SORTS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
        <fieldset className="flex gap-1 max-lg:order-last">
          <legend className="sr-only">{TEXTS.layout}</legend>
          <ViewButton
            on={view === 'grid'}
            label={TEXTS.grid}
            onPress={() => go({ page: query.page, view: undefined })}
          />
          <ViewButton on={view === 'list'} label={TEXTS.list} onPress={() => go({ page: query.page, view: 'list' })} />
        </fieldset>
      </div>
      {byRating && (
        <p id={SORT_HELP} className="text-ink-3 text-meta lg:text-right">
          {TEXTS.numberOfReviewsCounts}
        </p>
      )}
      <ChosenFilters chosen={chosen} cleared="/sellers" onDrop={go} />
    </div>
  );
}

function Status({ total, failed }: { total: number | undefined; failed: boolean }) {
  if (total === undefined) return failed ? null : TEXTS.loadingSellers;
  return total === 1 ? '1 seller' : TEXTS.totalSellers(total.toLocaleString('en-IN'));
}

function ViewButton({ on, label, onPress }: { on: boolean; label: 'Grid' | 'List'; onPress: () => void }) {
  const Icon = label === 'Grid' ? LayoutGrid : List;
  return (
    <Button size="icon" variant={on ? 'line' : 'quiet'} aria-pressed={on} aria-label={label} onClick={onPress}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </Button>
  );
}
