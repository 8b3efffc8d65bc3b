import { type RefObject, useEffect } from 'react';

/** On the outermost element of what is hydrated as one; `early.ts` keeps taps in it until it is alive. */
export const PART = { 'data-part': '' } as const;

type Props = { part: RefObject<HTMLElement | null>; onAlive?: () => void };

/**
 * Stands in a part, or in a boundary beside it: React hydrates boundaries side by side in one pass. Draws nothing; its
 * effect runs once the part answers taps.
 */
export function Alive({ part, onAlive }: Props) {
  useEffect(() => {
    if (part.current) part.current.dataset.alive = '';
    onAlive?.();
  }, [part, onAlive]);
  return null;
}

let running: Promise<void> | undefined;
let end = () => {};

/** From now on until the screen is hydrated another one waits. */
export function beginHydration(): void {
  running = new Promise((resolve) => {
    end = resolve;
  });
}

export function screenHydrated(): void {
  end();
  running = undefined;
}

/** The router holds one page at a time: a screen that is still being hydrated would read the next one's data. */
export const hydrated = (): Promise<void> | undefined => running;
