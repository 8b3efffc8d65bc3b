import { countSearch } from '@plyhaat/contract/search/searches';
import { useEffect } from 'react';
import { call } from '#api/call.ts';

const RESULTS = ['product', 'seller', 'category'].map((kind) => `#main a[href^="/${kind}/"]`).join();
const counted = new Set<string>();

function tell(q: string, found: number, tapped: boolean): void {
  const search = `${tapped} ${q}`;
  if (counted.has(search)) return;
  counted.add(search);
  void call(countSearch, { body: { q, found, tapped } }).catch(() => undefined);
}

/** Tells the server what was searched for and how much was found, and whether one of the results was opened. */
export function useCountedSearch(q: string, found: number | undefined): void {
  useEffect(() => {
    if (q === '' || found === undefined) return;
    tell(q, found, false);
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(RESULTS)) tell(q, found, true);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [q, found]);
}
