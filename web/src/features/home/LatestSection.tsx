import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ProductCard } from '#features/catalog/ProductCard.tsx';
import type { Section } from '#shell/later.tsx';
import { sectionLinkClass } from '#ui/SectionHead.tsx';
import { latestProducts } from './home.queries.ts';
import { Rail } from './Rail.tsx';

export const latestSection: Section = {
  Show: LatestSection,
  load: (queries) => queries.ensureQueryData(latestProducts()),
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
