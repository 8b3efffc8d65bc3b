import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { classes } from '#ui/classes.ts';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Grid } from '#ui/display/Grid.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import { PastTheLast } from '#ui/navigation/PastTheLast.tsx';
import { NothingFound, ResultsSkeleton } from './AllResults.tsx';
import { FoundCategoryCard, FoundSellerCard } from './FoundCards.tsx';
import type { SearchAddress } from './search.address.ts';
import { pageOfKind } from './search.queries.ts';

/** Sellers or categories alone, page by page. */
export function KindResults({ address }: { address: SearchAddress }) {
  const { t } = useLingui();
  const router = useRouter();
  const found = useQuery({ ...pageOfKind(address), placeholderData: keepPreviousData });
  if (found.isError && !found.data)
    return (
      <ErrorState text={t`Error loading search results`} onRetry={() => void found.refetch()} busy={found.isFetching} />
    );
  if (!found.data) return <ResultsSkeleton />;
  const { data, totals, nearestSellers } = found.data;
  const total = address.type === 'sellers' ? totals.sellers + (nearestSellers?.more ?? 0) : totals.categories;
  if (total === 0) return <NothingFound q={address.q} />;
  const pages = Math.ceil(total / address.perPage);
  const at = (page: number) => ({ to: '/search', search: { ...address, page } }) as const;
  if (address.page > pages) return <PastTheLast page={address.page} first={router.buildLocation(at(1)).href} />;
  return (
    <div aria-busy={found.isPlaceholderData} className={classes(found.isPlaceholderData && 'opacity-50')}>
      <h2 className="sr-only">{address.type === 'sellers' ? t`Sellers` : t`Categories`}</h2>
      <Grid as="ul" columns="wide">
        {address.type === 'sellers'
          ? data.sellers.map((seller) => (
              <li key={seller._id}>
                <FoundSellerCard seller={seller} />
              </li>
            ))
          : data.categories.map((category) => (
              <li key={category._id}>
                <FoundCategoryCard category={category} />
              </li>
            ))}
      </Grid>
      <div className="mt-8">
        <Pagination
          page={address.page}
          pages={pages}
          hrefFor={(page) => router.buildLocation(at(page)).href}
          onPage={(page) => void router.navigate(at(page))}
        />
      </div>
    </div>
  );
}
