import { Trans, useLingui } from '@lingui/react/macro';
import { DEEPEST_ROW } from '@plyhaat/contract/catalog/catalog';
import { useInstallation } from '#shell/installation.ts';
import { itemListLd } from '#shell/structured-data.ts';
import { buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Grid } from '#ui/display/Grid.tsx';
import { JsonLd } from '#ui/display/JsonLd.tsx';
import { CardSkeleton } from '#ui/display/Skeleton.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import { PastTheLast } from '#ui/navigation/PastTheLast.tsx';
import { PlaceLink } from '#ui/navigation/PlaceLink.tsx';
import type { ProductList } from '../catalog.queries.ts';
import { ProductCard } from '../ProductCard.tsx';
import type { Browse } from './browse.ts';
import { isCanonical } from './canonical.ts';
import { PageSizeSelect } from './SortSelect.tsx';
import { ProductItems } from './Sponsored.tsx';

/** The list in all its states. While another page of it is on its way, the last one stays, faded. */
export function ProductGrid({ browse }: { browse: Browse }) {
  const { t } = useLingui();
  const { list, sponsored, address, cleared, hrefFor } = browse;
  if (list.isError && !list.data)
    return (
      <ErrorState
        text={t`Error loading products. Please try again.`}
        retryLabel={t`Reload Page`}
        onRetry={() => window.location.reload()}
      />
    );
  if (!list.data || (sponsored.isPending && !list.isPlaceholderData)) return <GridSkeleton />;
  if (list.data.listed === 0)
    return (
      <Empty
        title={t`No products found matching your criteria.`}
        text={t`Try fewer filters, a wider price range or other words.`}
        action={
          <PlaceLink href={cleared} className={buttonClass({ variant: 'line' })}>
            <Trans>Clear Filters</Trans>
          </PlaceLink>
        }
      />
    );
  if (list.data.data.length === 0) return <PastTheLast page={address.page} first={hrefFor({ page: 1 })} />;
  return <Products found={list.data} busy={list.isPlaceholderData} browse={browse} />;
}

const inIndia = (count: number) => count.toLocaleString('en-IN');

function Products({ found, busy, browse }: { found: ProductList; busy: boolean; browse: Browse }) {
  const { t } = useLingui();
  const { sponsored, address, fixed, pages, hrefFor, go } = browse;
  const { publicUrl } = useInstallation();
  const items = found.data.map(({ slug }) => ({ path: `/product/${slug}` }));
  const first = (address.page - 1) * address.perPage + 1;
  const last = Math.min(first + address.perPage - 1, found.listed);
  return (
    <div aria-busy={busy} className={classes('transition-opacity', busy && 'opacity-50')}>
      {/* For search engines, which keep no list that is filtered. */}
      {isCanonical(address, fixed) && <JsonLd data={itemListLd(publicUrl, t`Products`, items, found.total)} />}
      <h2 className="sr-only">
        <Trans>Products</Trans>
      </h2>
      <Grid as="ul" columns="products">
        <ProductItems
          products={found.data}
          promotion={sponsored.card}
          card={(product, at) => <ProductCard product={product} eager={at < 2} comparable />}
        />
      </Grid>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 lg:mt-10 print:hidden">
        <p className="text-ink-2 text-ui tabular-nums">{t`${{ first: inIndia(first) }}–${{ last: inIndia(last) }} of ${{ total: inIndia(found.listed) }}`}</p>
        {/* The toolbar has it where there is room. */}
        <PageSizeSelect address={address} onChange={go} className="xs:hidden" />
        <Pagination
          page={address.page}
          pages={pages}
          hrefFor={(page) => hrefFor({ page })}
          onPage={(page) => go({ page })}
        />
        {found.listed > DEEPEST_ROW && (
          <p className="basis-full text-ink-3 text-meta">
            {t`The first ${{ deepest: inIndia(DEEPEST_ROW) }} are listed. Use the filters to find the rest.`}
          </p>
        )}
      </div>
    </div>
  );
}

const EIGHT = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

const GridSkeleton = () => (
  <Grid columns="products">
    {EIGHT.map((key) => (
      <CardSkeleton key={key} />
    ))}
  </Grid>
);
