import { textAddress } from '#shell/address.ts';

const NAMES = ['search', 'category', 'tag', 'sortBy', 'sortOrder', 'page', 'perPage', 'view'] as const;
export type BlogAddress = { readonly [Name in (typeof NAMES)[number]]?: string };

/** The address as text; the screen reads it by the contract. */
export const readBlogAddress = textAddress(NAMES);
