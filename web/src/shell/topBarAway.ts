import { useEffect, useState } from 'react';

const HIDES_BELOW = 50;
const SHOWS_ABOVE = 100;

/** Spec 1 §2: away when scrolled down past 50 px, back within 100 px of the top. */
export function useTopBarAway(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let before = 0;
    const follow = () => {
      const now = window.scrollY;
      if (now > before && now > HIDES_BELOW) setAway(true);
      if (now < before && now < SHOWS_ABOVE) setAway(false);
      before = now;
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return away;
}
