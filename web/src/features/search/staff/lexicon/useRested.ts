import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** A value once it has not changed for a moment, so that not every letter is sent. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(JSON.parse(text)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
