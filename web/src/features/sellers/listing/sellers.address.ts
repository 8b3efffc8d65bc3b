import { textAddress } from '#shell/address.ts';

const NAMES = [
  'search',
  'state',
  'city',
  'locations',
  'userTypes',
  'categories',
  'rating',
  'sortBy',
  'page',
  'view',
] as const;

/** The address as text (SELL-7); the screen reads it by the contract. */
export type SellersAddress = { readonly [Name in (typeof NAMES)[number]]?: string };

export const readSellersAddress = textAddress(NAMES);
