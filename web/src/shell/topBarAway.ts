import { useEffect, useState } from 'react';

const HIDES_BELOW = 50;
const SHOWS_ABOVE = 100;
/** A resting finger trembles: only this many pixels back count as a change of direction. */
const TURN = 8;

/** What has left the window: nothing, the top bar alone, or on phones the header with it. */
export type Away = 'nothing' | 'bar' | 'all';

/**
 * The top bar is away when scrolled down past 50 px, back within 100 px of the top (SHELL-2). The header of a phone
 * leaves with it and returns as soon as one scrolls up.
 */
export function useTopBarAway(): Away {
  const [away, setAway] = useState<Away>('nothing');
  useEffect(() => {
    let before = 0;
    const follow = () => {
      const now = Math.max(0, window.scrollY);
      if (now > before && now > HIDES_BELOW) setAway('all');
      else if (now < before && now < SHOWS_ABOVE) setAway('nothing');
      else if (now < before - TURN) setAway((last) => (last === 'all' ? 'bar' : last));
      else if (now < before) return;
      before = now;
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return away;
}
