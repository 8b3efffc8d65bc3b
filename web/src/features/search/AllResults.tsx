import type { ReplyOf } from '@plyhaat/contract/core/endpoint';
import type { search } from '@plyhaat/contract/search/search';
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
import type { SearchType } from './search.address.ts';
import * as TEXTS from './texts.ts';

const PRODUCTS_SHOWN = 8;

type Props = { q: string; found: UseQueryResult<ReplyOf<typeof search>> };

const FEW = 3;

/** Whether somebody typed the name of a seller: 'vidarbha ply'. */
function isSellerName(q: string, { data: { sellers }, totals }: ReplyOf<typeof search>): boolean {
  const name = sellers[0]?.companyName.toLowerCase();
  const words = q.toLowerCase().split(/\s+/);
  return name !== undefined && totals.sellers <= FEW && words.length > 1 && words.every((word) => name.includes(word));
}

/** The best of each kind, and the way to the others. */
export function AllResults({ q, found }: Props) {
  if (found.isError)
    return (
      <ErrorState text={TEXTS.errorLoadingSearchResults} onRetry={() => void found.refetch()} busy={found.isFetching} />
    );
  if (!found.data) return <ResultsSkeleton />;
  const { data, totals, nearMe } = found.data;
  const products = data.products.slice(0, PRODUCTS_SHOWN);
  if (nearMe?.rest === '') return <Empty title={TEXTS.whichCityIsNear} text={TEXTS.chooseYourCity} />;
  if (totals.all === 0) return <NothingFound q={q} />;
  const sellersFirst = found.data.wants === 'sellers' || isSellerName(q, found.data);
  const sellers = (
    <Section title={TEXTS.sellers} q={q} kind="sellers" columns="wide" items={data.sellers} total={totals.sellers}>
      {(seller) => <FoundSellerCard seller={seller} />}
    </Section>
  );
  return (
    <div className="grid gap-section">
      {sellersFirst && sellers}
      <Section title={TEXTS.products} q={q} kind="products" columns="results" items={products} total={totals.products}>
        {(product, at) => <ProductCard product={product} eager={at < 2} />}
      </Section>
      {!sellersFirst && sellers}
      <Section
        title={TEXTS.categories}
        q={q}
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
  q: string;
  kind: SearchType;
  columns: NonNullable<GridProps['columns']>;
  items: readonly Item[];
  total: number;
  children: (item: Item, at: number) => ReactNode;
};

function Section<Item extends { _id: string }>(props: SectionProps<Item>) {
  const { title, q, kind, columns, items, total, children } = props;
  const id = `found-${kind}`;
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={title}
        link={
          total > items.length && (
            <Link to="/search" search={{ q, type: kind }} className={sectionLinkClass}>
              {TEXTS.seeAll} {total.toLocaleString('en-IN')}
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
  return (
    <Empty
      title={TEXTS.noResultsFoundFor(q)}
      text={TEXTS.checkTheSpellingOr}
      action={
        <Link to="/categories" className={buttonClass({ variant: 'line' })}>
          {TEXTS.browseTheCategories}
        </Link>
      }
    />
  );
}

export function ResultsSkeleton() {
  return (
    <>
      <Loading label={TEXTS.searching} />
      <Grid columns="results">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <CardSkeleton key={key} />
        ))}
      </Grid>
    </>
  );
}
