import { useStored } from '#api/stored.ts';
import { NONE, type PutAside, putAside, storedProducts } from '../put-aside.ts';

const MOST = 12;
const viewed = storedProducts('plyhaat.viewed', MOST);

/** Products that were opened in this browser, the latest first. */
export const useViewed = (): readonly PutAside[] => useStored(viewed, NONE);

export function rememberViewed(product: PutAside): void {
  const others = viewed.get().filter(({ _id }) => _id !== product._id);
  viewed.set([putAside(product), ...others].slice(0, MOST));
}

export const forgetViewed = (): void => viewed.clear();
