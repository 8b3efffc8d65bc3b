import { Trans, useLingui } from '@lingui/react/macro';
import type { SellerCard as Seller } from '@plyhaat/contract/sellers/sellers';
import { Link } from '@tanstack/react-router';
import { useInstallation } from '#shell/installation.ts';
import { itemListLd } from '#shell/structured-data.ts';
import { buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { JsonLd } from '#ui/display/JsonLd.tsx';
import { Skeleton } from '#ui/display/Skeleton.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import { SellerCard } from '../SellerCard.tsx';
import type { Sellers } from './useSellers.ts';

const DEEPEST_ROW = 10_000;
const COLUMNS = { grid: 'sm:grid-cols-2 xl:grid-cols-3', list: '' };

/** The list in all its states (SELL-11). While another page of it is on its way, the last one stays, faded. */
export function SellerGrid({ sellers }: { sellers: Sellers }) {
  const { t } = useLingui();
  const { list, view } = sellers;
  if (list.isError && !list.data)
    return (
      <ErrorState
        title={t`Error loading sellers`}
        text={t`Something went wrong while loading the sellers. Please try again.`}
        retryLabel={t`Retry`}
        onRetry={() => window.location.reload()}
      />
    );
  if (!list.data) return <GridSkeleton view={view} />;
  if (list.data.data.length === 0)
    return (
      <Empty
        title={t`No sellers found`}
        text={t`Try adjusting your search criteria or filters.`}
        action={
          <Link to="/sellers" className={buttonClass({ variant: 'line' })}>
            <Trans>Clear Filters</Trans>
          </Link>
        }
      />
    );
  return <Cards found={list.data} busy={list.isPlaceholderData} sellers={sellers} />;
}

type CardsProps = { found: { data: readonly Seller[]; total: number }; busy: boolean; sellers: Sellers };

function Cards({ found, busy, sellers: { query, view, hrefFor, go } }: CardsProps) {
  const { t } = useLingui();
  const { publicUrl } = useInstallation();
  const items = found.data.map(({ companyName, name, slug }) => ({
    name: companyName || name,
    path: `/seller/${slug}`,
  }));
  const pages = Math.ceil(Math.min(found.total, DEEPEST_ROW) / query.perPage);
  return (
    <div aria-busy={busy} className={classes('transition-opacity', busy && 'opacity-50')}>
      <JsonLd data={itemListLd(publicUrl, t`Sellers`, items, found.total)} />
      <h2 className="sr-only">
        <Trans>Sellers</Trans>
      </h2>
      <ul className={classes('grid gap-gap *:min-w-0', COLUMNS[view])}>
        {found.data.map((seller, at) => (
          <li key={seller._id}>
            <SellerCard seller={seller} layout={view} eager={at < 2} />
          </li>
        ))}
      </ul>
      <div className="mt-8 lg:mt-10 print:hidden">
        <Pagination
          page={query.page}
          pages={pages}
          hrefFor={(page) => hrefFor({ page })}
          onPage={(page) => go({ page })}
        />
      </div>
    </div>
  );
}

const SIX = ['a', 'b', 'c', 'd', 'e', 'f'];

const GridSkeleton = ({ view }: { view: 'grid' | 'list' }) => (
  <div aria-hidden="true" className={classes('grid gap-gap', COLUMNS[view])}>
    {SIX.map((key) => (
      <div key={key} className="overflow-hidden rounded-card border border-line bg-surface">
        <Skeleton corners="none" className="aspect-5/2" />
        <div className="grid gap-3 p-4">
          <Skeleton corners="card" className="-mt-12 size-16" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-3.5 w-2/5" />
          <Skeleton className="h-3.5 w-1/2" />
          <Skeleton corners="control" className="mt-4 h-11" />
        </div>
      </div>
    ))}
  </div>
);
