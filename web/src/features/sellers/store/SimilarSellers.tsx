import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import { CarouselArrows } from '#ui/carousel/CarouselControls.tsx';
import { SectionHead, sectionLinkClass } from '#ui/display/SectionHead.tsx';
import { SellerCard } from '../SellerCard.tsx';
import { similarSellers } from './store.queries.ts';
import * as TEXTS from './texts.ts';

export function SimilarSellers({ id }: { id: string }) {
  const { data } = useQuery(similarSellers(id));
  const sellers = data?.data ?? [];
  if (sellers.length === 0) return null;
  return (
    <div className="pt-section print:hidden">
      <Carousel
        label={TEXTS.similarSellers}
        slides="three"
        rowClassName="max-md:-mx-gutter max-md:px-gutter max-md:scroll-px-gutter"
        head={
          <SectionHead
            title={TEXTS.similarSellers}
            link={
              <Link to="/sellers" className={sectionLinkClass}>
                {TEXTS.viewAll}
              </Link>
            }
            tools={<CarouselArrows />}
          />
        }
      >
        {sellers.map((seller) => (
          <SellerCard key={seller._id} seller={seller} />
        ))}
      </Carousel>
    </div>
  );
}
