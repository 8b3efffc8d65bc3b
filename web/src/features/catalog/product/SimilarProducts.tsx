import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import { CarouselArrows } from '#ui/carousel/CarouselControls.tsx';
import { SectionHead, sectionLinkClass } from '#ui/display/SectionHead.tsx';
import { ProductCard } from '../ProductCard.tsx';
import type { ShownProduct } from '../shown-product.ts';
import { similarProducts } from './product.queries.ts';

export function SimilarProducts({ id }: { id: string }) {
  const { t } = useLingui();
  const { data } = useQuery(similarProducts(id));
  return <ProductRail title={t`Similar Products`} products={data ?? []} />;
}

/** Products in a row, with the way to all others. */
export function ProductRail({ title, products }: { title: string; products: readonly ShownProduct[] }) {
  if (products.length === 0) return null;
  return (
    <div className="pt-section print:hidden">
      <Carousel
        label={title}
        slides="products"
        rowClassName="max-md:-mx-gutter max-md:px-gutter max-md:scroll-px-gutter"
        head={
          <SectionHead
            title={title}
            link={
              <Link to="/shop" className={sectionLinkClass}>
                <Trans>View All</Trans>
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
