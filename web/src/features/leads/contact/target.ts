import type { ProductCard } from '@plyhaat/contract/catalog/catalog';
import type { Target } from './useContact.tsx';

/** The seller of a product, about that product. */
export const sellerOf = (product: ProductCard): Target => ({
  sellerId: product.seller._id,
  name: product.companyName,
  phone: product.phone,
  product,
});
