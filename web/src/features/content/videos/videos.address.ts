import { textAddress } from '#shell/address.ts';

const NAMES = ['search', 'category', 'page'] as const;
export type VideosAddress = { readonly [Name in (typeof NAMES)[number]]?: string };

/** The address as text; the screen reads it by the contract. */
export const readVideosAddress = textAddress(NAMES);
