import { useEffect, useState } from 'react';

/** A timer cannot wait longer than this. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** What still runs: each leaves the moment it ends, and what began meanwhile is asked for. */
export function useRunning<T extends { readonly endDate: string }>(all: readonly T[], askAgain: () => void): T[] {
  // Server HTML holds all of them; this clock has its say only once the page is alive.
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
