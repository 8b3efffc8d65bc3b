import { SECOND_MS } from '@plyhaat/contract/core/time-units';
import { useEffect, useState } from 'react';

/** Whole seconds left, and a way to begin again. */
export function useCountdown(seconds: number): { left: number; restart: () => void } {
  const [end, setEnd] = useState(() => Date.now() + seconds * SECOND_MS);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const tick = () => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [end]);
  const restart = () => {
    setEnd(Date.now() + seconds * SECOND_MS);
    setLeft(seconds);
  };
  return { left, restart };
}
