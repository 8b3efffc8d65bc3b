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

/** The address as text (spec 3 §2 'Sellers list'); the screen reads it by the contract. */
export type SellersAddress = { readonly [Name in (typeof NAMES)[number]]?: string };

const isMeant = (name: string, value: unknown) => Boolean(value) && !(name === 'page' && String(value) === '1');

export const readSellersAddress = (raw: Record<string, unknown>): SellersAddress =>
  Object.fromEntries(NAMES.flatMap((name) => (isMeant(name, raw[name]) ? [[name, String(raw[name])]] : [])));
