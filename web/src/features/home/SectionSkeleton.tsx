import { type CarouselProps, CarouselSkeleton } from '#ui/Carousel.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

/** `card` is the size of one card. */
type Props = Required<Pick<CarouselProps, 'slides'>> & { title?: string; card: string };

/** A section on its way: its head and as many pulsing cards as would show. */
export function SectionSkeleton({ title, slides, card }: Props) {
  return (
    <div className="wrap pt-section">
      {title ? <SectionHead title={title} /> : <Skeleton className="mb-4 h-8 w-48 lg:mb-7" />}
      <CarouselSkeleton slides={slides}>
        <Skeleton corners="card" className={card} />
      </CarouselSkeleton>
    </div>
  );
}
