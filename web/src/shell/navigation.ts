import type { Feature } from '@plyhaat/contract/core/site';
import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { isOn, useInstallation } from './installation.ts';

/** A route's address, as far as it needs no parameters. */
export type Path = Exclude<keyof RegisteredRouter['routesByPath'], `${string}$${string}`>;

/** With a feature, it shows while that is switched on. */
export type Item = { readonly label: string; readonly path: string; readonly feature?: Feature };
export type Target = { readonly label: string; readonly path: Path };

const ACCOUNT = '/account';

/** An item appears wherever it stands as soon as its route exists. */
const NAVIGATION: readonly Item[] = [
  { label: 'Home', path: '/' },
  { label: 'Products', path: '/shop' },
  { label: 'Sellers', path: '/sellers' },
  { label: 'Blog', path: '/blog' },
  { label: 'About Us', path: '/about-us' },
  { label: 'Account', path: ACCOUNT },
  { label: 'Reels', path: '/reels', feature: 'reels' },
];

/** Where the menu of small screens leads besides. */
export const MENU_LINKS: readonly Item[] = [
  { label: 'Categories', path: '/categories' },
  { label: 'Requirements', path: '/requirements' },
  { label: 'Opportunities', path: '/apply-dealership', feature: 'opportunities' },
  { label: 'Calculator', path: '/calculator' },
  { label: 'Videos', path: '/videos' },
];

export const QUICK_LINKS: readonly Item[] = [
  { label: 'Home', path: '/' },
  { label: 'Products', path: '/shop' },
  { label: 'Sellers', path: '/sellers' },
  { label: 'Requirements', path: '/requirements' },
  { label: 'Reels', path: '/reels', feature: 'reels' },
  { label: 'Blog', path: '/blog' },
  { label: 'Videos', path: '/videos' },
  { label: 'Sheet Calculator', path: '/calculator' },
  { label: 'Franchise opportunities', path: '/apply-dealership', feature: 'opportunities' },
  { label: 'About Us', path: '/about-us' },
  { label: 'Contact', path: '/contact' },
];

export const LEGAL_LINKS: readonly Item[] = [
  { label: 'Privacy Policy', path: '/privacy-policy' },
  { label: 'Terms of Service', path: '/terms-of-service' },
];

export const REGISTER: readonly Item[] = [{ label: 'Register here', path: '/register', feature: 'registration' }];

/** Those items that lead somewhere. */
export function useTargets(items: readonly Item[]): Target[] {
  const { routesByPath } = useRouter();
  const installation = useInstallation();
  return items.filter(
    (item): item is Item & Target => item.path in routesByPath && (!item.feature || isOn(installation, item.feature)),
  );
}

/** An entry of the main navigation; without a path it opens the login modal. */
export type NavigationEntry = Target | { readonly label: string; readonly path: null };

export function useNavigation(): NavigationEntry[] {
  const { isAuthenticated } = useSession();
  const targets = useTargets(NAVIGATION);
  return NAVIGATION.flatMap(({ label, path }): NavigationEntry[] =>
    path === ACCOUNT && !isAuthenticated ? [{ label, path: null }] : targets.filter((target) => target.path === path),
  );
}
