import type { ReplyOf } from '@plyhaat/contract/endpoint';
import type { search } from '@plyhaat/contract/search';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ProductCard } from '#features/catalog/ProductCard.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { Empty, ErrorState } from '#ui/Empty.tsx';
import { Grid } from '#ui/Grid.tsx';
import { SectionHead, sectionLinkClass } from '#ui/SectionHead.tsx';
import { CardSkeleton, Loading } from '#ui/Skeleton.tsx';
import { FoundCategoryCard, FoundSellerCard } from './FoundCards.tsx';
import type { SearchType } from './search.address.ts';

const PRODUCTS_SHOWN = 8;

type Props = { q: string; found: UseQueryResult<ReplyOf<typeof search>> };

/** The best of each kind, and the way to the others. */
export function AllResults({ q, found }: Props) {
  if (found.isError)
    return (
      <ErrorState text="Error loading search results" onRetry={() => void found.refetch()} busy={found.isFetching} />
    );
  if (!found.data) return <ResultsSkeleton />;
  const { data, totals } = found.data;
  const products = data.products.slice(0, PRODUCTS_SHOWN);
  if (totals.all === 0) return <NothingFound q={q} />;
  return (
    <div className="grid gap-section">
      {products.length > 0 && (
        <Section title="Products" q={q} kind="products" shown={products.length} total={totals.products}>
          <ul className="grid grid-cols-2 gap-3 *:min-w-0 xs:gap-gap md:grid-cols-3 xl:grid-cols-4">
            {products.map((product, at) => (
              <li key={product._id}>
                <ProductCard product={product} eager={at < 2} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {data.sellers.length > 0 && (
        <Section title="Sellers" q={q} kind="sellers" shown={data.sellers.length} total={totals.sellers}>
          <Grid as="ul" columns="wide">
            {data.sellers.map((seller) => (
              <li key={seller._id}>
                <FoundSellerCard seller={seller} />
              </li>
            ))}
          </Grid>
        </Section>
      )}
      {data.categories.length > 0 && (
        <Section title="Categories" q={q} kind="categories" shown={data.categories.length} total={totals.categories}>
          <Grid as="ul" columns="wide">
            {data.categories.map((category) => (
              <li key={category._id}>
                <FoundCategoryCard category={category} />
              </li>
            ))}
          </Grid>
        </Section>
      )}
    </div>
  );
}

type SectionProps = {
  title: string;
  q: string;
  kind: SearchType;
  shown: number;
  total: number;
  children: ReactNode;
};

function Section({ title, q, kind, shown, total, children }: SectionProps) {
  const id = `found-${kind}`;
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={title}
        link={
          total > shown && (
            <Link to="/search" search={{ q, type: kind }} className={sectionLinkClass}>
              See all {total.toLocaleString('en-IN')}
            </Link>
          )
        }
      />
      {children}
    </section>
  );
}

export function NothingFound({ q }: { q: string }) {
  return (
    <Empty
      title={`No results found for “${q}”`}
      text="Try another spelling or fewer words: a thickness, a grade, a brand or a town will do."
      action={
        <Link to="/categories" className={buttonClass({ variant: 'line' })}>
          Browse the categories
        </Link>
      }
    />
  );
}

export function ResultsSkeleton() {
  return (
    <>
      <Loading label="Searching..." />
      <div className="grid grid-cols-2 gap-3 xs:gap-gap md:grid-cols-3 xl:grid-cols-4">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <CardSkeleton key={key} />
        ))}
      </div>
    </>
  );
}
