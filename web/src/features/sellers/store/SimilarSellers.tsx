import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import { CarouselArrows } from '#ui/carousel/CarouselControls.tsx';
import { SectionHead, sectionLinkClass } from '#ui/display/SectionHead.tsx';
import { SellerCard } from '../SellerCard.tsx';
import { similarSellers } from './store.queries.ts';

export function SimilarSellers({ id }: { id: string }) {
  const { t } = useLingui();
  const { data } = useQuery(similarSellers(id));
  const sellers = data?.data ?? [];
  if (sellers.length === 0) return null;
  return (
    <div className="pt-section print:hidden">
      <Carousel
        label={t`Similar Sellers`}
        slides="three"
        rowClassName="max-md:-mx-gutter max-md:px-gutter max-md:scroll-px-gutter"
        head={
          <SectionHead
            title={t`Similar Sellers`}
            link={
              <Link to="/sellers" className={sectionLinkClass}>
                <Trans>View All</Trans>
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
