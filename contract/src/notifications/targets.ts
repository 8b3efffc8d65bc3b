/** Where a click on a notification goes. `related` is the same place in the words of the header's dropdown. */
export type Target = {
  readonly to: string;
  readonly related?: { readonly type: RelatedType; readonly id: string };
  /** Carried in navigation state. */
  readonly state?: Readonly<Record<string, unknown>>;
};
export const RELATED_TYPES = ['product', 'seller', 'order'] as const;
export type RelatedType = (typeof RELATED_TYPES)[number];

/** A row whose target is missing from its payload. */
export const NOWHERE: Target = { to: '/notifications' };

type Id = string | undefined;
const written = (id: string) => encodeURIComponent(id);

export const page = (to: string) => (): Target => ({ to });

export const productPage = (slug: Id): Target =>
  slug ? { to: `/product/${written(slug)}`, related: { type: 'product', id: slug } } : NOWHERE;

/** A member without a business has no store: then the seller's own list of such events. */
export const storeOr = (id: Id, otherwise: string): Target =>
  id ? { to: `/supplier/${written(id)}`, related: { type: 'seller', id } } : { to: otherwise };

export const orderPage = (id: Id): Target =>
  id ? { to: `/account/orders/${written(id)}`, related: { type: 'order', id } } : NOWHERE;

export const requirementPage = (id: Id): Target => (id ? { to: `/requirement/${written(id)}` } : NOWHERE);

export const articlePage = (slug: Id): Target => (slug ? { to: `/blog/${written(slug)}` } : NOWHERE);

/** An address that was stored: of this site, or nowhere. */
export const ownAddress = (to: Id): Target => (to && /^\/(?![/\\])/.test(to) ? { to } : NOWHERE);
