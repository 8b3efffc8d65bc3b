import { Trans, useLingui } from '@lingui/react/macro';
import { ProductListQuery } from '@plyhaat/contract/catalog/catalog';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { productList } from '#features/catalog/catalog.queries.ts';
import { ProductCard } from '#features/catalog/ProductCard.tsx';
import type { Section } from '#shell/later.tsx';
import { sectionLinkClass } from '#ui/display/SectionHead.tsx';
import { Rail } from '../Rail.tsx';

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
  const { t } = useLingui();
  const { data: products } = useSuspenseQuery(latestProducts()).data;
  if (products.length === 0) return null;
  return (
    <Rail
      label={t`Latest products`}
      slides="products"
      title={
        <Link to="/shop" search={{ sort: 'latest' }} className="hover:text-teak-ink">
          <Trans>Latest Products</Trans>
        </Link>
      }
      line={t`Listed recently and checked by our team`}
      link={
        <Link to="/shop" className={sectionLinkClass}>
          <Trans>View All →</Trans>
        </Link>
      }
    >
      {products.map((product) => (
        <ProductCard key={product._id} product={product} />
      ))}
    </Rail>
  );
}
