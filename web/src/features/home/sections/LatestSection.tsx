import { ProductListQuery } from '@plyhaat/contract/catalog/catalog';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { productList } from '#features/catalog/catalog.queries.ts';
import { ProductCard } from '#features/catalog/ProductCard.tsx';
import type { Section } from '#shell/later.tsx';
import { sectionLinkClass } from '#ui/display/SectionHead.tsx';
import { Rail } from '../Rail.tsx';

/** Spec 1 §9: page 1, 8 per page, newest first. */
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
      label="Latest products"
      slides="products"
      title={
        <Link to="/shop" search={{ sort: 'latest' }} className="hover:text-teak-ink">
          Latest Products
        </Link>
      }
      line="Listed recently and checked by our team"
      link={
        <Link to="/shop" className={sectionLinkClass}>
          View All →
        </Link>
      }
    >
      {products.map((product) => (
        <ProductCard key={product._id} product={product} />
      ))}
    </Rail>
  );
}
