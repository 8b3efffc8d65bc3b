/** Whom to reach, and about what. The number is masked: the real one comes with the answer to a lead. */
export type Target = {
  readonly sellerId: string;
  readonly name: string;
  readonly phone?: string | null | undefined;
  /** Set where the one to reach is the buyer of a requirement. */
  readonly requirementId?: string;
  /** The reel that led here. */
  readonly reelId?: string;
  readonly product?: {
    readonly _id: string;
    readonly slug: string;
    readonly name: string;
    readonly price: number;
    readonly pricetype: string;
  };
};

type Sold = NonNullable<Target['product']> & {
  readonly seller: { readonly _id: string };
  readonly companyName: string;
  readonly phone: string | null;
};

/** The seller of a product, about that product. */
export const sellerOf = (product: Sold): Target => ({
  sellerId: product.seller._id,
  name: product.companyName,
  phone: product.phone,
  product,
});
