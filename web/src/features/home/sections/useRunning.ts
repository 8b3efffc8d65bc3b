import { useEffect, useState } from 'react';

/** A timer cannot wait longer than this. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** The items that still run: each is removed when it ends, and the list is then fetched again. */
export function useRunning<T extends { readonly endDate: string }>(all: readonly T[], askAgain: () => void): T[] {
  // Server HTML holds all of them; the browser's clock is used only after hydration.
  const [now, setNow] = useState(0);
  const running = all.filter(({ endDate }) => Date.parse(endDate) > now);
  const next = Math.min(...running.map(({ endDate }) => Date.parse(endDate)));
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    const ended = () => {
      setNow(Date.now());
      if (Date.now() >= next) askAgain();
    };
    const timer = setTimeout(ended, Math.min(Math.max(0, next - Date.now()), LONGEST_WAIT));
    return () => clearTimeout(timer);
  }, [next, askAgain]);
  return running;
}
