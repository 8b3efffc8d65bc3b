import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useState } from 'react';
import type { CarouselMoves, CarouselPosition } from './carousel.context.ts';

interface CarouselMotionProps {
  viewport: RefObject<HTMLDivElement | null>;
  /** Jumps instead of gliding. */
  still: boolean;
  onReady: (moves: CarouselMoves | null) => void;
  onMove: (position: CarouselPosition) => void;
}

/** Drives an existing row with embla. Apart, so that the library loads after hydration. */
export function CarouselMotion({ viewport, still, onReady, onMove }: CarouselMotionProps) {
  const [startIndex] = useState(() => scrolledTo(viewport.current));
  const [attach, embla] = useEmblaCarousel({ loop: true, align: 'start', skipSnaps: true, duration: 22, startIndex });

  useEffect(() => {
    const row = viewport.current;
    if (row) row.scrollLeft = 0;
    attach(row);
  }, [attach, viewport]);

  useEffect(() => {
    if (!embla) return;
    const report = () => onMove({ index: embla.selectedScrollSnap(), stops: embla.scrollSnapList().length });
    report();
    embla.on('select', report).on('reInit', report);
    return () => void embla.off('select', report).off('reInit', report);
  }, [embla, onMove]);

  useEffect(() => {
    if (!embla) return;
    onReady({
      previous: () => embla.scrollPrev(still),
      next: () => embla.scrollNext(still),
      goTo: (index) => embla.scrollTo(index, still),
    });
    return () => onReady(null);
  }, [embla, still, onReady]);

  return null;
}

/** The slide a visitor has reached by native scrolling before the library came. */
function scrolledTo(row: HTMLElement | null): number {
  const slides = [...(row?.firstElementChild?.children ?? [])];
  const reached = slides.findIndex((slide) => (slide as HTMLElement).offsetLeft >= (row?.scrollLeft ?? 0));
  return Math.max(0, reached);
}
