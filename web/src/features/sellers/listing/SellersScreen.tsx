import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FEWEST_SELLERS } from '@plyhaat/contract/discovery/places';
import type { State } from '@plyhaat/contract/places/places';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LayoutGrid, List, type LucideIcon, Search } from 'lucide-react';
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
import { useChosenSellerFilters } from './chosen-filters.ts';
import { SellerFilters } from './SellerFilters.tsx';
import { SellerGrid } from './SellerGrid.tsx';
import { type Sellers, useSellers } from './useSellers.ts';

const SORTS = [
  ['rating', msg`Highest Rated`],
  ['reviews', msg`Most Reviewed`],
  ['products', msg`Most Products`],
  ['newest', msg`Newest`],
  ['name', msg`Name: A to Z`],
] as const;

const SORT_HELP = 'sort-help';

const loadDrawer = () => import('./SellerFilterDrawer.tsx').then((chunk) => chunk.SellerFilterDrawer);

export function SellersScreen() {
  const { t } = useLingui();
  const sellers = useSellers();
  const { search, state, page } = sellers.query;
  const chosen = useChosen(sellers);
  const { data: states } = useQuery(activeStates());
  const place = states?.data.find(({ _id }) => _id === state);
  const path = canonicalOf(chosen.length, place);
  return (
    <div className="wrap py-6 lg:py-8">
      <Head
        title={place ? t`Sellers in ${{ name: place.name }}` : t`Our Sellers`}
        description={t`Manufacturers, importers, distributors, dealers and retailers of plywood, laminate, veneer and hardware across India.`}
        {...(path && page === 1 && { path })}
      />
      <h1 className="text-head">
        <Trans>Our Sellers</Trans>
      </h1>
      <SearchBox key={search} search={search} onSearch={(text) => sellers.go({ search: text })} />
      <div className="grid items-start gap-x-10 lg:grid-cols-[15.5rem_minmax(0,1fr)] xl:grid-cols-[16.5rem_minmax(0,1fr)]">
        <aside aria-label={t`Filters`} className="max-lg:hidden print:hidden">
          <div className="mb-4 flex min-h-11 items-center justify-between gap-3">
            <h2 className="text-title">
              <Trans>Filters</Trans>
            </h2>
            <Link to="/sellers" className="link inline-flex min-h-11 items-center text-ui">
              <Trans>Clear All Filters</Trans>
            </Link>
          </div>
          <SellerFilters sellers={sellers} />
        </aside>
        <section aria-label={t`Sellers`} className="min-w-0">
          <Where sellers={sellers} />
          <Toolbar sellers={sellers} chosen={chosen} />
          <SellerGrid sellers={sellers} />
        </section>
      </div>
      <p className="pt-8 text-ink-3 text-meta">
        <Trans>
          Highest Rated counts every seller's average as if five more reviews had given 3.5 stars: (average × reviews +
          17.5) ÷ (reviews + 5).
        </Trans>
      </p>
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
        <Trans>Sellers by state</Trans>
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
  return useChosenSellerFilters(query, { states: states?.data, cities: cities?.data, categories: categories?.data });
}

function SearchBox({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const { t } = useLingui();
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
        aria-label={t`Search sellers by name or place`}
        placeholder={t`Search sellers by name or place`}
      />
      <Button type="submit" variant="line" className="min-h-12">
        <Search size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className="max-sm:sr-only">
          <Trans>Search</Trans>
        </span>
      </Button>
    </form>
  );
}

type ToolbarProps = { sellers: Sellers; chosen: ReturnType<typeof useChosenSellerFilters> };

function Toolbar({ sellers, chosen }: ToolbarProps) {
  const { t } = useLingui();
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
          aria-label={t`Sort by`}
          {...(byRating && { 'aria-describedby': SORT_HELP })}
          value={query.sortBy ?? ''}
          onChange={({ target }) => go({ sortBy: (target.value || undefined) as typeof query.sortBy })}
          className="ml-auto min-w-0 max-lg:flex-1 lg:w-44"
        >
          {query.search && (
            <option value="">
              <Trans>Best match</Trans>
            </option>
          )}
          {SORTS.map(([value, label]) => (
            <option key={value} value={value}>
              {t(label)}
            </option>
          ))}
        </NativeSelect>
        <fieldset className="flex gap-1 max-lg:order-last">
          <legend className="sr-only">
            <Trans>Layout</Trans>
          </legend>
          <ViewButton
            on={view === 'grid'}
            Icon={LayoutGrid}
            label={t`Grid`}
            onPress={() => go({ page: query.page, view: undefined })}
          />
          <ViewButton
            on={view === 'list'}
            Icon={List}
            label={t`List`}
            onPress={() => go({ page: query.page, view: 'list' })}
          />
        </fieldset>
      </div>
      {byRating && (
        <p id={SORT_HELP} className="text-ink-3 text-meta lg:text-right">
          <Trans>Highest Rated: the number of reviews counts too.</Trans>
        </p>
      )}
      <ChosenFilters chosen={chosen} cleared="/sellers" onDrop={go} />
    </div>
  );
}

function Status({ total, failed }: { total: number | undefined; failed: boolean }) {
  const { t } = useLingui();
  if (total === undefined) return failed ? null : t`Loading sellers`;
  const shown = total.toLocaleString('en-IN');
  return t`${plural(total, { one: '1 seller', other: `${shown} sellers` })}`;
}

type ViewButtonProps = { on: boolean; Icon: LucideIcon; label: string; onPress: () => void };

function ViewButton({ on, Icon, label, onPress }: ViewButtonProps) {
  return (
    <Button size="icon" variant={on ? 'line' : 'quiet'} aria-pressed={on} aria-label={label} onClick={onPress}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </Button>
  );
}
