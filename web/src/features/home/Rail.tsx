import type { ReactNode } from 'react';
import { Carousel, type CarouselProps } from '#ui/carousel/Carousel.tsx';
import { CarouselArrows } from '#ui/carousel/CarouselControls.tsx';
import { SectionHead, type SectionHeadProps } from '#ui/display/SectionHead.tsx';

const AUTOPLAY = 4000;

type Props = Pick<SectionHeadProps, 'title' | 'line' | 'link'> &
  Pick<CarouselProps, 'label' | 'slides' | 'focusable' | 'autoplay'> & {
    children: ReactNode;
    /** The ground it stands on: the page's, or a band of its own. */
    ground?: 'page' | 'band';
  };

/** A section of the home page: its head, and a row of cards that reaches the edges of a phone. */
export function Rail({ title, line, link, ground = 'page', autoplay = AUTOPLAY, children, ...carousel }: Props) {
  const row = (
    <div className={ground === 'page' ? 'wrap pt-section' : 'wrap'}>
      <Carousel
        {...carousel}
        autoplay={autoplay}
        rowClassName="max-md:-mx-gutter max-md:px-gutter max-md:scroll-px-gutter"
        head={<SectionHead title={title} line={line} link={link} tools={<CarouselArrows />} />}
      >
        {children}
      </Carousel>
    </div>
  );
  return ground === 'page' ? row : <div className="mt-section bg-sunken py-section">{row}</div>;
}
