import type { SellerCard } from '@plyhaat/contract/sellers/sellers';
import { pick } from '#api/pick.ts';

const SHOWN = [
  ...(['_id', 'slug', 'name', 'companyName', 'role', 'cityName', 'stateName', 'phone', 'verifeied'] as const),
  ...(['profilePicture', 'bannerPicture', 'rating', 'reviewCount', 'productsCount'] as const),
] as const;

/** What a card shows of a store. */
export type ShownSeller = Pick<SellerCard, (typeof SHOWN)[number]> & {
  companyObj: Pick<SellerCard['companyObj'], 'phone'>;
  description?: string | null;
};

/** Without its description, which only a wide card shows. */
export const shownSeller = (seller: SellerCard): ShownSeller => ({
  ...pick(seller, SHOWN),
  companyObj: { phone: seller.companyObj.phone },
});
