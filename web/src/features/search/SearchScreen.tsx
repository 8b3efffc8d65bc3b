import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { GstSwitch } from '#features/catalog/GstSwitch.tsx';
import { AskForCity } from '#features/catalog/listing/AskForCity.tsx';
import { BesideFilters } from '#features/catalog/listing/BesideFilters.tsx';
import { type Browsing, useFiltering } from '#features/catalog/listing/browse.ts';
import { ChosenBar } from '#features/catalog/listing/ChosenBar.tsx';
import { FoundIn, NearestLine } from '#features/catalog/listing/FoundIn.tsx';
import { ProductBrowser } from '#features/catalog/listing/ProductBrowser.tsx';
import { UpTo } from '#features/catalog/listing/UpTo.tsx';
import { useCountedSearch } from '#features/catalog/listing/useCountedSearch.ts';
import { Head } from '#shell/Head.tsx';
import { classes } from '#ui/classes.ts';
import { intoSight, TabCount, TabLinks, tabLinkClass } from '#ui/navigation/TabLinks.tsx';
import { AllResults } from './AllResults.tsx';
import { KindResults } from './KindResults.tsx';
import { SearchStart } from './SearchStart.tsx';
import { type SearchAddress, type SearchType, toShop } from './search.address.ts';
import { overview, type Results as ResultsFound } from './search.queries.ts';

const route = getRouteApi('/search');
const TABS: readonly (readonly [SearchType, MessageDescriptor])[] = [
  ['all', msg`All`],
  ['products', msg`Products`],
  ['sellers', msg`Sellers`],
  ['categories', msg`Categories`],
];

export function SearchScreen() {
  const { t } = useLingui();
  const address = route.useSearch();
  const { q } = address;
  return (
    <div className="wrap py-6 lg:py-8">
      <Head title={q ? t`Results for ${q}` : t`Search`} />
      {q === '' ? <SearchStart /> : <Results key={q} address={address} />}
    </div>
  );
}

/** Where is told of what is looked at first: sellers, where they are asked for, else products. */
function whereOf(type: SearchType, found: ResultsFound | undefined) {
  if (!found) return {};
  const { place, nearest, nearestSellers, totals, wants } = found;
  if (type !== 'sellers' && !(type === 'all' && wants === 'sellers')) return { place, nearest };
  return { place: place && { ...place, hasResults: totals.sellers > 0 }, nearest: nearestSellers };
}

/** How many of a kind follow from other places: the totals are of the place alone (SEARCH-9). */
function moreOf(kind: SearchType, found: ResultsFound | undefined): number {
  const [products, sellers] = [found?.nearest?.more ?? 0, found?.nearestSellers?.more ?? 0];
  return { all: products + sellers, products, sellers, categories: 0 }[kind];
}

function Results({ address }: { address: SearchAddress }) {
  const { t } = useLingui();
  const { q, type } = address;
  const found = useQuery({ ...overview(address), placeholderData: keepPreviousData });
  const router = useRouter();
  const { totals, didYouMean, nearMe, ceiling } = found.data ?? {};
  const { place, nearest } = whereOf(type, found.data);
  useCountedSearch(q, totals?.all);
  const hrefOf = (text: string) =>
    router.buildLocation({ to: '/search', search: { ...address, page: 1, q: text } }).href;
  const nearHref = (rest: string) =>
    router.buildLocation(rest ? { to: '/search', search: { q: rest, type: 'products' } } : { to: '/shop' }).href;
  return (
    <>
      <h1 className="break-words text-head">
        <Trans>Results for “{q}”</Trans>
      </h1>
      {didYouMean && (
        <p className="mt-1 text-ink-2 wrap-anywhere">
          <Trans>
            Did you mean{' '}
            <Link to="/search" search={{ ...address, page: 1, q: didYouMean }} className="link">
              {didYouMean}
            </Link>
            ?
          </Trans>
        </p>
      )}
      {nearMe && <AskForCity rest={nearHref(nearMe.rest)} />}
      <div className="flex flex-wrap gap-x-3">
        {place && (
          <FoundIn
            place={place}
            nearest={nearest}
            hasOthers={totals?.[type === 'sellers' ? 'sellers' : 'products'] !== 0}
            anywhere={hrefOf(place.rest)}
          />
        )}
        {ceiling && <UpTo ceiling={ceiling} hrefOf={hrefOf} />}
      </div>
      {nearest && !place && <NearestLine nearest={nearest} className="mt-2" />}
      <div className="mt-3 mb-6">
        <TabLinks label={t`Kinds of results`}>
          {TABS.map(([kind, label]) => (
            <Link
              key={kind}
              ref={kind === type ? intoSight : undefined}
              to="/search"
              search={{ ...address, page: 1, type: kind }}
              aria-current={kind === type ? 'page' : undefined}
              activeOptions={{ exact: true, includeSearch: true }}
              className={tabLinkClass}
            >
              {t(label)}
              <TabCount count={totals?.[kind]} more={moreOf(kind, found.data)} />
            </Link>
          ))}
        </TabLinks>
      </div>
      <ResultsOfKind address={address} found={found} />
    </>
  );
}

type OfKind = Parameters<typeof AllResults>[0];

function ResultsOfKind({ address, found }: OfKind) {
  const router = useRouter();
  const { q, type } = address;
  const browsing: Browsing = {
    address: toShop(address),
    fixed: ['search'],
    // A text that is nothing but a ceiling stays: without one there are no results.
    at: ({ search, ...rest }) =>
      router.buildLocation({ to: '/search', search: { ...rest, q: search || q, type } }).href,
  };
  if (type === 'products') return <ProductBrowser {...browsing} />;
  return <Filtered address={address} found={found} browsing={browsing} />;
}

/** Kinds beside products, under the same filters. */
function Filtered({ address, found, browsing }: OfKind & { browsing: Browsing }) {
  const { t } = useLingui();
  const filtering = useFiltering(browsing);
  const { totals, facets, ceiling, nearest } = found.data ?? {};
  const counted = totals && { total: totals.products, facets, ceiling, nearest };
  if (address.type !== 'all')
    return (
      <>
        <ChosenBar filtering={filtering} found={counted} />
        <KindResults address={address} />
      </>
    );
  return (
    <BesideFilters filtering={filtering} found={counted} label={t`All`}>
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-3">
        <ChosenBar filtering={filtering} found={counted} opensFilters />
        <div className="ml-auto">
          <GstSwitch />
        </div>
      </div>
      <div aria-busy={found.isPlaceholderData} className={classes(found.isPlaceholderData && 'opacity-50')}>
        <AllResults address={address} found={found} />
      </div>
    </BesideFilters>
  );
}
