import type { ProductDetail } from '@plyhaat/contract/catalog/catalog';

/** A flash sale may ask less than some of them for a while. */
export const slabsNow = ({ slabs, price }: Pick<ProductDetail, 'slabs' | 'price'>) =>
  slabs.filter((slab) => slab.price < price);
