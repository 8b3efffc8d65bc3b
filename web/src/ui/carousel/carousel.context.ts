import { createContext, useContext } from 'react';

export interface CarouselMoves {
  previous: () => void;
  next: () => void;
  goTo: (index: number) => void;
}

export interface CarouselPosition {
  index: number;
  /** How many places it can stop at: one when everything fits, none before it is known. */
  stops: number;
}

export interface CarouselState extends CarouselMoves, CarouselPosition {
  /** How many slides there are. */
  count: number;
  autoplays: boolean;
  /** The visitor's wish; hovering and focusing pause without changing it. */
  playing: boolean;
  setPlaying: (playing: boolean) => void;
}

export const CarouselContext = createContext<CarouselState | null>(null);

export function useCarousel(): CarouselState {
  const carousel = useContext(CarouselContext);
  if (!carousel) throw new Error('Carousel controls stand inside a Carousel');
  return carousel;
}
