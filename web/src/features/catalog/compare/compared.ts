import { useStored } from '#api/stored.ts';
import { NONE, type PutAside, putAside, storedProducts } from '../put-aside.ts';

export const MOST_COMPARED = 4;

const compared = storedProducts('plyhaat.compare', MOST_COMPARED);

/** What this browser compares, in the order it was chosen (CAT-22). */
export const useCompared = (): readonly PutAside[] => useStored(compared, NONE);

export function toggleCompared(product: PutAside): void {
  const all = compared.get();
  const others = all.filter(({ _id }) => _id !== product._id);
  compared.set(others.length < all.length ? others : [...all, putAside(product)].slice(0, MOST_COMPARED));
}

export const clearCompared = (): void => compared.clear();
