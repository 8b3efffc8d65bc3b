import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** Runs what was last asked for, once nothing more has been asked for `ms`. */
export function debounce<Args extends readonly unknown[]>(run: (...args: Args) => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): boolean => {
    const wasWaiting = timer !== undefined;
    clearTimeout(timer);
    timer = undefined;
    return wasWaiting;
  };
  const later = (...args: Args): void => {
    cancel();
    timer = setTimeout(() => {
      timer = undefined;
      run(...args);
    }, ms);
  };
  /** `cancel` tells whether anything was waiting. */
  return { later, cancel };
}

/** A value once it has not changed for `ms`, so that not every letter is sent. It is compared by its JSON. */
export function useDebounced<Value>(value: Value, ms = PAUSE_MS): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const { later, cancel } = debounce(() => setSettled(JSON.parse(text) as Value), ms);
    later();
    return () => void cancel();
  }, [text, ms]);
  return settled;
}
