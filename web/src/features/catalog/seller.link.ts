import { type LinkProps, useRouter } from '@tanstack/react-router';

const STORE = '/seller/$';

type SellerLink = { readonly isStore: boolean; readonly to: (id: string) => LinkProps };

/** The seller's store as soon as its route exists; until then the shop with that seller's products. */
export function useSellerLink(): SellerLink {
  const { routesByPath } = useRouter();
  const store = Object.keys(routesByPath).find((path) => path.startsWith(STORE));
  if (!store) return { isStore: false, to: (seller) => ({ to: '/shop', search: { seller } }) };
  const name = store.slice(STORE.length);
  return { isStore: true, to: (id) => ({ to: store, params: { [name]: id } }) as LinkProps };
}
