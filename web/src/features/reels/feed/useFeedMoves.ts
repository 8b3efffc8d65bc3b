import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { debounce } from '#ui/debounce.ts';

/** REEL-7. */
const WHEEL_LOCK_MS = 500;
/** For browsers without a `scrollend` event. */
const SETTLED_MS = 120;
/** The longest that a smooth scroll takes. */
const MOVE_MS = 1000;

const rowOf = (scroller: HTMLElement) => scroller.querySelector<HTMLElement>('[data-row]')?.offsetHeight || 1;
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A panel under the pointer that has something left to scroll that way keeps the wheel. */
function scrollsItself(event: WheelEvent, scroller: HTMLElement): boolean {
  let element = event.target instanceof Element ? event.target : null;
  while (element && element !== scroller) {
    const rest = element.scrollHeight - element.clientHeight;
    const overflow = rest > 1 && getComputedStyle(element).overflowY === 'auto';
    if (overflow && (event.deltaY > 0 ? element.scrollTop < rest - 1 : element.scrollTop > 0)) return true;
    element = element.parentElement;
  }
  return false;
}

/**
 * Which of `count` rows is watched. The browser itself scrolls under a finger and snaps; wheel, keys and buttons move
 * by one. `index` changes when one of these moves begins, or when the viewer's own scrolling has ended.
 */
export function useFeedMoves(scroller: RefObject<HTMLElement | null>, count: number, from: number) {
  const [index, setIndex] = useState(from);
  const lockedUntil = useRef(0);
  const underway = useRef(0);
  useLayoutEffect(() => {
    if (from > 0) scroller.current?.scrollTo?.({ top: from * rowOf(scroller.current), behavior: 'instant' });
  }, [scroller, from]);

  const goTo = useCallback(
    (to: number): boolean => {
      const element = scroller.current;
      if (!element || to < 0 || to >= count) return false;
      setIndex(to);
      underway.current = Date.now() + MOVE_MS;
      element.scrollTo?.({ top: to * rowOf(element), behavior: isStill() ? 'instant' : 'smooth' });
      return true;
    },
    [scroller, count],
  );
  const settle = useEffectEvent(() => {
    const element = scroller.current;
    if (!element) return;
    const resting = Math.round(element.scrollTop / rowOf(element));
    // An earlier move has ended while ours is still running.
    if (resting !== index && Date.now() < underway.current) return;
    underway.current = 0;
    // The snap may still glide: what changes is drawn between its frames.
    startTransition(() => setIndex(Math.min(resting, count - 1)));
  });
  const wheel = useEffectEvent((event: WheelEvent) => {
    const element = scroller.current;
    if (!element || event.ctrlKey || event.deltaY === 0 || scrollsItself(event, element)) return;
    const to = index + Math.sign(event.deltaY);
    const isLocked = event.timeStamp < lockedUntil.current;
    // At either end the page scrolls on, to the footer below and the header above.
    if (!isLocked && (to < 0 || to >= count)) return;
    event.preventDefault();
    if (!isLocked && goTo(to)) lockedUntil.current = event.timeStamp + WHEEL_LOCK_MS;
  });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const { later, cancel } = debounce(() => settle(), SETTLED_MS);
    const onScroll = () => later();
    const onWheel = (event: WheelEvent) => wheel(event);
    const onEnd = () => settle();
    element.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('scrollend', onEnd);
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      cancel();
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('scrollend', onEnd);
      element.removeEventListener('wheel', onWheel);
    };
  }, [scroller]);
  return { index, goTo };
}
