import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Whole seconds left, and a way to begin again. */
export function useCountdown(seconds: number): { left: number; restart: () => void } {
  const [end, setEnd] = useState(() => Date.now() + seconds * SECOND);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const tick = () => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / SECOND));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [end]);
  const restart = () => {
    setEnd(Date.now() + seconds * SECOND);
    setLeft(seconds);
  };
  return { left, restart };
}
