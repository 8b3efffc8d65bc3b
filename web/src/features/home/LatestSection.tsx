import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ProductCard } from '#features/catalog/ProductCard.tsx';
import { Carousel } from '#ui/Carousel.tsx';
import { CarouselArrows } from '#ui/CarouselControls.tsx';
import { SectionHead, sectionLinkClass } from '#ui/SectionHead.tsx';
import { latestProducts } from './home.queries.ts';

const AUTOPLAY = 4000;

export function LatestSection() {
  const { data: products } = useSuspenseQuery(latestProducts()).data;
  if (products.length === 0) return null;
  return (
    <div className="wrap pt-section">
      <Carousel
        label="Latest products"
        slides="products"
        autoplay={AUTOPLAY}
        rowClassName="max-md:-mx-gutter max-md:px-gutter max-md:scroll-px-gutter"
        head={
          <SectionHead
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
            tools={<CarouselArrows />}
          />
        }
      >
        {products.map((product) => (
          <ProductCard key={product._id} product={product} />
        ))}
      </Carousel>
    </div>
  );
}
