const NAMES = ['search', 'state', 'categories', 'brand', 'type', 'open', 'page', 'opportunity'] as const;

/** The address as text; the screen reads it by the contract. `opportunity` is the one that is applied for. */
export type OpportunitiesAddress = { readonly [Name in (typeof NAMES)[number]]?: string };

const isMeant = (name: string, value: unknown) => Boolean(value) && !(name === 'page' && String(value) === '1');

export const readOpportunitiesAddress = (raw: Record<string, unknown>): OpportunitiesAddress =>
  Object.fromEntries(NAMES.flatMap((name) => (isMeant(name, raw[name]) ? [[name, String(raw[name])]] : [])));

/** The page of one opportunity opens its application where the address says `apply`. */
export type OpportunityAddress = { readonly apply?: '1' };

export const readOpportunityAddress = (raw: Record<string, unknown>): OpportunityAddress =>
  raw.apply ? { apply: '1' } : {};
