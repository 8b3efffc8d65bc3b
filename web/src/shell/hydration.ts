import { useEffect } from 'react';

let running: Promise<void> | undefined;
let end = () => {};

/** From now on until the screen is hydrated another one waits. */
export function beginHydration(): void {
  running = new Promise((resolve) => {
    end = resolve;
  });
}

/** Nothing but an effect, in a boundary of its own beside the screen's: React hydrates both in one pass. */
export function ScreenHydrated({ onDone }: { onDone: () => void }) {
  useEffect(() => {
    end();
    running = undefined;
    onDone();
  }, [onDone]);
  return null;
}

/** The router holds one page at a time: a screen that is still being hydrated would read the next one's data. */
export const hydrated = (): Promise<void> | undefined => running;
