import { storedValue } from '#api/stored.ts';
import type { ShownProduct } from './shown-product.ts';

/** What a browser remembers of a product: enough to show it again, no price, which may have changed. */
export type PutAside = Pick<ShownProduct, '_id' | 'slug' | 'name' | 'picture' | 'companyName'>;

const isPutAside = (found: unknown): found is PutAside => {
  const { _id, slug, name } = (found ?? {}) as Partial<PutAside>;
  return [_id, slug, name].every((text) => typeof text === 'string');
};

export const putAside = ({ _id, slug, name, picture, companyName }: PutAside): PutAside => ({
  _id,
  slug,
  name,
  picture,
  companyName,
});

/** Products that this browser remembers, under a key. */
export const storedProducts = (key: string, most: number) =>
  storedValue(key, (found): readonly PutAside[] =>
    Array.isArray(found) ? found.filter(isPutAside).slice(0, most) : [],
  );

export const NONE: readonly PutAside[] = [];
