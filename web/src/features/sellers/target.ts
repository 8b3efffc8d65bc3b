import type { Target } from '#features/leads/contact/target.ts';

type Seller = {
  readonly _id: string;
  readonly name: string;
  readonly companyName: string;
  readonly phone: string | null;
  readonly companyObj: { readonly phone: string | null } | null;
  readonly holidayUntil?: string | null;
};

/** A seller as somebody to reach, the company's number before the member's own. */
export const targetOf = ({ _id, name, companyName, phone, companyObj, holidayUntil }: Seller): Target => ({
  sellerId: _id,
  name: companyName || name,
  phone: companyObj?.phone ?? phone,
  holidayUntil,
});
