import { useEffect, useRef } from 'react';

const DOUBLE_WITHIN_MS = 300;

/** One tap does one thing, two quick ones another; the first waits to see whether a second follows. */
export function useTaps(once: () => void, twice: () => void): () => void {
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => () => clearTimeout(waiting.current ?? undefined), []);
  return () => {
    if (waiting.current) {
      clearTimeout(waiting.current);
      waiting.current = null;
      twice();
      return;
    }
    waiting.current = setTimeout(() => {
      waiting.current = null;
      once();
    }, DOUBLE_WITHIN_MS);
  };
}
