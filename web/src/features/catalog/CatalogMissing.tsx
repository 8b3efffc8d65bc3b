import { Trans, useLingui } from '@lingui/react/macro';
import { ProductListQuery } from '@plyhaat/contract/catalog/catalog';
import { isUuid } from '@plyhaat/contract/core/uuid';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { ErrorScreen, useIsOffline, useTryAgain } from '#shell/ErrorScreen.tsx';
import { Head } from '#shell/Head.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';
import { categoryList, productList } from './catalog.queries.ts';
import { similarProducts } from './product/product.queries.ts';
import { ProductRail, SimilarProducts } from './product/SimilarProducts.tsx';

type Props = { title: string; text: string; to: '/shop' | '/categories'; label: string; children?: ReactNode };

function Missing({ title, text, to, label, children }: Props) {
  return (
    <section className="wrap grid grid-cols-1 justify-items-start gap-4 pt-8 md:pt-12">
      <Head title={title} />
      <h1 className="text-head">{title}</h1>
      <p className="text-ink-2">{text}</p>
      <div className="flex max-w-full flex-wrap gap-3">
        {children}
        <Link to={to} className={buttonClass({ variant: children ? 'line' : 'primary' })}>
          {label}
        </Link>
      </div>
    </section>
  );
}

const product = getRouteApi('/product/$idOrSlug');

/** The words of an address; an id has none. */
const wordsOf = (idOrSlug: string) => (isUuid(idOrSlug) ? '' : idOrSlug.replace(/-+/g, ' ').trim());

/** What was like it is offered instead, else what many like; its words can be searched for (CAT-8). */
export function ProductMissing() {
  const { t } = useLingui();
  const { idOrSlug } = product.useParams();
  const similar = useQuery(similarProducts(idOrSlug));
  const words = wordsOf(idOrSlug);
  return (
    <>
      <Missing
        title={t`Product Not Found`}
        text={t`It may be sold out, or the seller may have removed it.`}
        to="/shop"
        label={t`Back to Shop`}
      >
        {words && (
          <Link to="/search" search={{ q: words }} className={buttonClass({ variant: 'primary' }, 'max-w-full')}>
            <span className="truncate">
              <Trans>Search “{words}”</Trans>
            </span>
          </Link>
        )}
      </Missing>
      <div className="wrap pb-section">
        {similar.isError ? <Popular /> : <SimilarProducts id={idOrSlug} />}
        <Categories />
      </div>
    </>
  );
}

const bestRated = () =>
  productList(z.parse(ProductListQuery, { page: 1, perPage: 12, sortBy: 'rating', sortOrder: 'desc', facets: false }));

function Popular() {
  const { t } = useLingui();
  const { data } = useQuery(bestRated());
  return <ProductRail title={t`Popular products`} products={data?.data ?? []} />;
}

const MOST_CATEGORIES = 12;

function Categories() {
  const { data } = useQuery(categoryList());
  if (!data) return null;
  const largest = data.data.toSorted((a, b) => b.productCount - a.productCount).slice(0, MOST_CATEGORIES);
  return (
    <nav aria-labelledby="missing-categories" className="pt-section">
      <h2 id="missing-categories" className="mb-4 text-head">
        <Trans>Popular categories</Trans>
      </h2>
      <ul className="fact-list flex-wrap">
        {largest.map(({ _id, slug, name, productCount }) => (
          <li key={_id}>
            <Link to="/category/$slug" params={{ slug }}>
              {name} <span>{productCount.toLocaleString('en-IN')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** An error reads as a missing product does (CAT-8); this one may be there the next time. */
export function ProductFailed({ error, reset }: { error: unknown; reset: () => void }) {
  const { t } = useLingui();
  const tryAgain = useTryAgain(reset);
  if (useIsOffline()) return <ErrorScreen error={error} reset={reset} />;
  return (
    <Missing title={t`Product Not Found`} text={t`We could not load it right now.`} to="/shop" label={t`Back to Shop`}>
      <Button variant="primary" onClick={tryAgain}>
        <Trans>Try Again</Trans>
      </Button>
    </Missing>
  );
}

export const CategoryMissing = () => {
  const { t } = useLingui();
  return (
    <Missing
      title={t`Category Not Found`}
      text={t`It may have been renamed.`}
      to="/categories"
      label={t`See all categories`}
    />
  );
};
