import { useCallback, useEffect, useRef, useState } from 'react';

/** REEL-7. */
const HIDE_AFTER_MS = 3000;

/** The controls over a video: they leave after three seconds and come back on touch, key or pointer. */
export function useControls() {
  const [shown, setShown] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wake = useCallback(() => {
    clearTimeout(timer.current);
    setShown(true);
    timer.current = setTimeout(() => setShown(false), HIDE_AFTER_MS);
  }, []);
  useEffect(() => {
    wake();
    document.addEventListener('keydown', wake);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('keydown', wake);
    };
  }, [wake]);
  return { shown, wake };
}
