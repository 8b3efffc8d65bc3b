import { ProductListQuery } from '@plyhaat/contract/catalog/catalog';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { productList } from '#features/catalog/catalog.queries.ts';
import { ProductCard } from '#features/catalog/ProductCard.tsx';
import type { Section } from '#shell/later.tsx';
import { sectionLinkClass } from '#ui/display/SectionHead.tsx';
import { Rail } from '../Rail.tsx';
import * as TEXTS from './texts.ts';

/** HOME-2. */
const latestProducts = () =>
  productList(
    z.parse(ProductListQuery, { page: 1, perPage: 8, sortBy: 'createdAt', sortOrder: 'desc', facets: false }),
  );

export const latestSection: Section = {
  Show: LatestSection,
  reads: (queries) => [queries.ensureQueryData(latestProducts())],
};

function LatestSection() {
  const { data: products } = useSuspenseQuery(latestProducts()).data;
  if (products.length === 0) return null;
  return (
    <Rail
      label={TEXTS.latestProducts}
      slides="products"
      title={
        <Link to="/shop" search={{ sort: 'latest' }} className="hover:text-teak-ink">
          {TEXTS.latestProductsTitle}
        </Link>
      }
      line={TEXTS.listedRecentlyAndChecked}
      link={
        <Link to="/shop" className={sectionLinkClass}>
          {TEXTS.viewAll}
        </Link>
      }
    >
      {products.map((product) => (
        <ProductCard key={product._id} product={product} />
      ))}
    </Rail>
  );
}
