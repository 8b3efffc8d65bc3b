import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ProductCard } from '#features/catalog/ProductCard.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Grid, type GridProps } from '#ui/display/Grid.tsx';
import { SectionHead, sectionLinkClass } from '#ui/display/SectionHead.tsx';
import { CardSkeleton, Loading } from '#ui/display/Skeleton.tsx';
import { FoundCategoryCard, FoundSellerCard } from './FoundCards.tsx';
import type { SearchAddress, SearchType } from './search.address.ts';
import type { Results } from './search.queries.ts';

/** Whole rows of two and of three. */
const PRODUCTS_SHOWN = 6;

type Props = { address: SearchAddress; found: UseQueryResult<Results> };

const FEW = 3;

/** Whether somebody typed the name of a seller: 'vidarbha ply'. */
function isSellerName(q: string, { data: { sellers }, totals }: Results): boolean {
  const name = sellers[0]?.companyName.toLowerCase();
  const words = q.toLowerCase().split(/\s+/);
  return name !== undefined && totals.sellers <= FEW && words.length > 1 && words.every((word) => name.includes(word));
}

/** The best of each kind, and the way to the others. */
export function AllResults({ address, found }: Props) {
  const { t } = useLingui();
  const { q } = address;
  if (found.isError)
    return (
      <ErrorState text={t`Error loading search results`} onRetry={() => void found.refetch()} busy={found.isFetching} />
    );
  if (!found.data) return <ResultsSkeleton />;
  const { data, totals, nearMe, nearest, nearestSellers } = found.data;
  const products = data.products.slice(0, PRODUCTS_SHOWN);
  if (nearMe?.rest === '')
    return <Empty title={t`Which city is near you?`} text={t`Choose it above, and you see what is sold there.`} />;
  if (totals.all === 0 && !nearest && !nearestSellers) return <NothingFound q={q} />;
  const sellersFirst = found.data.wants === 'sellers' || isSellerName(q, found.data);
  const sellers = (
    <Section
      title={t`Sellers`}
      address={address}
      kind="sellers"
      columns="wide"
      items={data.sellers}
      total={totals.sellers}
      nearby={nearestSellers?.more}
    >
      {(seller) => <FoundSellerCard seller={seller} />}
    </Section>
  );
  return (
    <div className="grid gap-section">
      {sellersFirst && sellers}
      <Section
        title={t`Products`}
        address={address}
        kind="products"
        columns="products"
        items={products}
        total={totals.products}
        nearby={nearest?.more}
      >
        {(product, at) => <ProductCard product={product} eager={at < 2} />}
      </Section>
      {!sellersFirst && sellers}
      <Section
        title={t`Categories`}
        address={address}
        kind="categories"
        columns="wide"
        items={data.categories}
        total={totals.categories}
      >
        {(category) => <FoundCategoryCard category={category} />}
      </Section>
    </div>
  );
}

type SectionProps<Item> = {
  title: string;
  address: SearchAddress;
  kind: SearchType;
  columns: NonNullable<GridProps['columns']>;
  items: readonly Item[];
  total: number;
  /** How many follow from the nearest cities; the total is of the place alone (SEARCH-9). */
  nearby?: number | undefined;
  children: (item: Item, at: number) => ReactNode;
};

const inIndia = (count: number) => count.toLocaleString('en-IN');

function Section<Item extends { _id: string }>(props: SectionProps<Item>) {
  const { t } = useLingui();
  const { title, address, kind, columns, items, total, nearby = 0, children } = props;
  const id = `found-${kind}`;
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={title}
        link={
          total + nearby > items.length && (
            <Link to="/search" search={{ ...address, page: 1, type: kind }} className={sectionLinkClass}>
              {nearby > 0
                ? t`See all: ${{ total: inIndia(total) }} + ${{ nearby: inIndia(nearby) }} nearby`
                : t`See all ${{ total: inIndia(total) }}`}
            </Link>
          )
        }
      />
      <Grid as="ul" columns={columns}>
        {items.map((item, at) => (
          <li key={item._id}>{children(item, at)}</li>
        ))}
      </Grid>
    </section>
  );
}

export function NothingFound({ q }: { q: string }) {
  const { t } = useLingui();
  return (
    <Empty
      title={t`No results found for “${q}”`}
      text={t`Check the spelling or try fewer words, such as a thickness, grade, brand or city.`}
      action={
        <Link to="/categories" className={buttonClass({ variant: 'line' })}>
          <Trans>Browse the categories</Trans>
        </Link>
      }
    />
  );
}

export function ResultsSkeleton() {
  const { t } = useLingui();
  return (
    <>
      <Loading label={t`Searching...`} />
      <Grid columns="results">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <CardSkeleton key={key} />
        ))}
      </Grid>
    </>
  );
}
