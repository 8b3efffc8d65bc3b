import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAttention, useInSight, usePhone, useReducedMotion, useTicker } from './autoplay.ts';
import type { CarouselMoves, CarouselPosition, CarouselState } from './carousel.context.ts';

interface CarouselSetup {
  root: RefObject<HTMLElement | null>;
  viewport: RefObject<HTMLDivElement | null>;
  autoplay: number | undefined;
  onPhones: boolean;
  count: number;
}

/** What the controls show and do, and what the moving part reports back. */
export function useCarouselState({ root, viewport, autoplay, onPhones, count }: CarouselSetup) {
  const { driven, touched, touch, step, onReady } = useMotionOnDemand();
  const [position, setPosition] = useState<CarouselPosition>({ index: 0, stops: 0 });
  const [playing, setPlaying] = useState(true);
  const { attended, release } = useAttention(root);
  const inSight = useInSight(root);
  const still = useReducedMotion();
  const stands = usePhone() && !onPhones;
  const scrolled = useMemo(() => nativeMoves(viewport), [viewport]);
  const moves = driven ?? scrolled;
  const autoplays = autoplay !== undefined && !still && !stands && count > 1 && position.stops !== 1;

  useTicker(autoplays && playing && !attended && inSight, autoplay ?? 0, step);
  useEffect(() => {
    if (attended) touch();
  }, [attended, touch]);
  useArrowKeys(root, moves);

  // Pressing play overrides the pause for the focus that is still on the button.
  const play = useCallback(
    (wanted: boolean) => {
      setPlaying(wanted);
      if (wanted) release();
    },
    [release],
  );
  const state = useMemo<CarouselState>(
    () => ({ ...moves, ...position, count, autoplays, playing, setPlaying: play }),
    [moves, position, count, autoplays, playing, play],
  );
  return { state, touched, driven: driven !== null, motion: { viewport, still, onReady, onMove: setPosition } };
}

/** The library that moves the row is fetched for its first move or touch, not when it comes into sight. */
function useMotionOnDemand() {
  const [driven, setDriven] = useState<CarouselMoves | null>(null);
  const [touched, setTouched] = useState(false);
  const due = useRef(false);
  const touch = useCallback(() => setTouched(true), []);
  const step = useCallback(() => {
    due.current = driven === null;
    touch();
    driven?.next();
  }, [driven, touch]);
  const onReady = useCallback((ready: CarouselMoves | null) => {
    setDriven(ready);
    if (due.current) ready?.next();
    due.current = false;
  }, []);
  return { driven, touched, touch, step, onReady };
}

/** How the arrows move the row until the moving part has loaded. */
function nativeMoves(viewport: RefObject<HTMLDivElement | null>): CarouselMoves {
  const by = (pages: number) => {
    const row = viewport.current;
    row?.scrollBy({ left: pages * row.clientWidth, behavior: 'smooth' });
  };
  return { previous: () => by(-0.8), next: () => by(0.8), goTo: (index) => by(index) };
}

function useArrowKeys(root: RefObject<HTMLElement | null>, moves: CarouselMoves) {
  useEffect(() => {
    const element = root.current;
    const press = (event: KeyboardEvent) => {
      const typing = (event.target as Element).closest('input, select, textarea, video');
      if (typing || event.defaultPrevented || event.altKey || event.metaKey || event.ctrlKey) return;
      if (event.key === 'ArrowLeft') moves.previous();
      else if (event.key === 'ArrowRight') moves.next();
      else return;
      event.preventDefault();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [root, moves]);
}
