import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Feature } from '@plyhaat/contract/core/site';
import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { isOn, useInstallation } from './installation.ts';

/** A route's address, as far as it needs no parameters. */
export type Path = Exclude<keyof RegisteredRouter['routesByPath'], `${string}$${string}`>;

/** With a feature, it shows while that is switched on. */
export type Item = { readonly label: MessageDescriptor; readonly path: string; readonly feature?: Feature };
export type Target = { readonly label: string; readonly path: Path };

const ACCOUNT = '/account';

/** An item appears wherever it stands as soon as its route exists. */
const NAVIGATION: readonly Item[] = [
  { label: msg`Home`, path: '/' },
  { label: msg`Products`, path: '/shop' },
  { label: msg`Sellers`, path: '/sellers' },
  { label: msg`Blog`, path: '/blog' },
  { label: msg`About Us`, path: '/about-us' },
  { label: msg`Account`, path: ACCOUNT },
  { label: msg`Reels`, path: '/reels', feature: 'reels' },
];

/** Where the menu of small screens leads besides. */
export const MENU_LINKS: readonly Item[] = [
  { label: msg`Categories`, path: '/categories' },
  { label: msg`Requirements`, path: '/requirements' },
  { label: msg`Opportunities`, path: '/apply-dealership', feature: 'opportunities' },
  { label: msg`Calculator`, path: '/calculator' },
  { label: msg`Videos`, path: '/videos' },
];

export const QUICK_LINKS: readonly Item[] = [
  { label: msg`Home`, path: '/' },
  { label: msg`Products`, path: '/shop' },
  { label: msg`Sellers`, path: '/sellers' },
  { label: msg`Requirements`, path: '/requirements' },
  { label: msg`Reels`, path: '/reels', feature: 'reels' },
  { label: msg`Blog`, path: '/blog' },
  { label: msg`Videos`, path: '/videos' },
  { label: msg`Sheet Calculator`, path: '/calculator' },
  { label: msg`Franchise opportunities`, path: '/apply-dealership', feature: 'opportunities' },
  { label: msg`About Us`, path: '/about-us' },
  { label: msg`Contact`, path: '/contact' },
];

export const LEGAL_LINKS: readonly Item[] = [
  { label: msg`Privacy Policy`, path: '/privacy-policy' },
  { label: msg`Terms of Service`, path: '/terms-of-service' },
];

export const REGISTER: readonly Item[] = [{ label: msg`Register here`, path: '/register', feature: 'registration' }];

/** Those items that lead somewhere. */
export function useTargets(items: readonly Item[]): Target[] {
  const { routesByPath } = useRouter();
  const installation = useInstallation();
  const { t } = useLingui();
  const leads = (item: Item): item is Item & { path: Path } =>
    item.path in routesByPath && (!item.feature || isOn(installation, item.feature));
  return items.filter(leads).map(({ label, path }) => ({ label: t(label), path }));
}

/** An entry of the main navigation; without a path it opens the login modal. */
export type NavigationEntry = Target | { readonly label: string; readonly path: null };

export function useNavigation(): NavigationEntry[] {
  const { t } = useLingui();
  const { isAuthenticated } = useSession();
  const targets = useTargets(NAVIGATION);
  return NAVIGATION.flatMap(({ label, path }): NavigationEntry[] =>
    path === ACCOUNT && !isAuthenticated
      ? [{ label: t(label), path: null }]
      : targets.filter((target) => target.path === path),
  );
}
