import type { ProductCard } from '@plyhaat/contract/catalog/catalog';
import { pick } from '#api/pick.ts';

const SHOWN = [
  ...(['_id', 'slug', 'name', 'price', 'originalPrice', 'pricetype', 'unitName', 'picture', 'badge'] as const),
  ...(['companyName', 'cityName', 'stateName', 'phone', 'secondPrice', 'gstPercent'] as const),
] as const;

/** What a card shows of a product, and whom it calls: nothing else of a list travels with a page. */
export type ShownProduct = Pick<ProductCard, (typeof SHOWN)[number]> &
  Partial<Pick<ProductCard, 'isiVerified' | 'distanceKm' | 'minimumOrder'>> & {
    /** `18 mm · 8 × 4 ft · BWP`, as far as the seller says so. */
    facts?: string;
    seller: Pick<ProductCard['seller'], '_id'>;
  };

const factsOf = ({ thickness, size, grade }: ProductCard) => [thickness, size, grade].filter(Boolean).join(' · ');

export const shownProduct = (product: ProductCard): ShownProduct => ({
  ...pick(product, SHOWN),
  isiVerified: product.isiVerified,
  ...(factsOf(product) && { facts: factsOf(product) }),
  ...(product.minimumOrder && { minimumOrder: product.minimumOrder }),
  ...(product.distanceKm !== undefined && { distanceKm: product.distanceKm }),
  seller: { _id: product.seller._id },
});
