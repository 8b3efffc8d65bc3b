import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type CarouselProps, CarouselSkeleton } from '#ui/carousel/Carousel.tsx';
import { SectionHead } from '#ui/display/SectionHead.tsx';

/** As the shared skeleton looks, whose file holds more than the first page needs. */
const PULSE = 'sheen block animate-sheen';

/** `card` is the size of one card. */
type Props = Required<Pick<CarouselProps, 'slides'>> & { title?: MessageDescriptor; card: string };

/** A section on its way: its head and as many pulsing cards as would show. */
export function SectionSkeleton({ title, slides, card }: Props) {
  const { t } = useLingui();
  return (
    <div className="wrap pt-section">
      {title ? <SectionHead title={t(title)} /> : <span className={`mb-4 h-8 w-48 rounded-sm lg:mb-7 ${PULSE}`} />}
      <CarouselSkeleton slides={slides}>
        <span className={`rounded-card ${PULSE} ${card}`} />
      </CarouselSkeleton>
    </div>
  );
}
