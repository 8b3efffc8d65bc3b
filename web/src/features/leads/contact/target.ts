import type { PriceSlab } from '@plyhaat/contract/catalog/price-slabs';
import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';

/** Whom to reach, and about what. The number is masked: the real one comes with the answer to a lead. */
export type Target = {
  readonly sellerId: string;
  readonly name: string;
  readonly phone?: string | null | undefined;
  /** The last day of the seller's holiday, where the page knows of it. */
  readonly holidayUntil?: string | null | undefined;
  /** Set where the one to reach is the buyer of a requirement. */
  readonly requirementId?: string;
  /** The reel that led here. */
  readonly reelId?: string;
  readonly product?: {
    readonly _id: string;
    readonly slug: string;
    readonly name: string;
    readonly price?: number;
    readonly pricetype?: PriceUnit | undefined;
    readonly unitName?: string | undefined;
    /** The least that is sold, in the seller's words. */
    readonly minimumOrder?: string | null | undefined;
    /** Lower prices for larger quantities, where the page knows them. */
    readonly slabs?: readonly PriceSlab[] | undefined;
  };
};

/** A seller about one of its products, whose price has a unit. */
export type ProductTarget = Target & {
  readonly product: NonNullable<Target['product']> & { readonly pricetype: PriceUnit; readonly unitName: string };
};

/** The same target where its product has a unit to ask a price for. */
export const pricedTarget = (target: Target): ProductTarget | null =>
  target.product?.pricetype ? (target as ProductTarget) : null;

type Sold = ProductTarget['product'] & {
  readonly price: number;
  readonly seller: { readonly _id: string };
  readonly companyName: string;
  readonly phone: string | null;
  readonly holidayUntil?: string | null;
};

/** The seller of a product, about that product. */
export const sellerOf = (product: Sold): ProductTarget => ({
  sellerId: product.seller._id,
  name: product.companyName,
  phone: product.phone,
  holidayUntil: product.holidayUntil,
  product,
});
