import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import {
  Calculator,
  Clapperboard,
  ClipboardList,
  Handshake,
  House,
  Info,
  LayoutGrid,
  LogOut,
  type LucideIcon,
  Newspaper,
  Package,
  Store,
  TvMinimalPlay,
  User,
} from 'lucide-react';
import { useSession } from '#api/session.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Avatar } from './Avatar.tsx';
import { LanguageRow } from './languages/LanguageRow.tsx';
import { OPENS_EARLY_LOGIN, openLogin } from './login.ts';
import { MENU_LINKS, useNavigation, useTargets } from './navigation.ts';
import { useShellParts } from './parts.ts';
import { useSignOut } from './signOut.ts';
import { TradeActions } from './TradeActions.tsx';

/** SHELL-3: navigation grid, the last 3 notifications and categories. The account block stands at its foot. */
export function MenuContents({ open, close }: { open: boolean; close: () => void }) {
  const { MenuNotifications } = useShellParts();
  return (
    <div className="grid gap-6">
      <NavigationGrid close={close} />
      <div className="grid grid-cols-2 gap-2">
        <TradeActions className={buttonClass({ variant: 'line', tight: true })} onChoose={close} />
      </div>
      <LanguageRow className="flex flex-wrap gap-2" linkClassName={buttonClass({ variant: 'line' })} onChosen={close} />
      <MenuNotifications open={open} close={close} />
      <Categories close={close} />
    </div>
  );
}

const ACCOUNT = '/account';

/** By the address that an entry leads to. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  '/': House,
  '/shop': Package,
  '/sellers': Store,
  '/blog': Newspaper,
  '/about-us': Info,
  [ACCOUNT]: User,
  '/reels': Clapperboard,
  '/categories': LayoutGrid,
  '/requirements': ClipboardList,
  '/apply-dealership': Handshake,
  '/calculator': Calculator,
  '/videos': TvMinimalPlay,
};

const TILE = 'menu-tile';

function NavigationGrid({ close }: { close: () => void }) {
  const { t } = useLingui();
  const entries = [...useNavigation(), ...useTargets(MENU_LINKS)];
  return (
    <nav aria-label={t`Menu`} className="grid grid-cols-3 gap-2">
      {entries.map(({ label, path }) => {
        const Icon = ICONS[path ?? ACCOUNT] ?? Package;
        const content = (
          <>
            <Icon size={22} strokeWidth={1.6} aria-hidden="true" />
            {label}
          </>
        );
        if (path === null)
          return (
            <button
              key={label}
              type="button"
              className={TILE}
              {...OPENS_EARLY_LOGIN}
              onClick={() => signInInstead(close)}
            >
              {content}
            </button>
          );
        return (
          <Link
            key={label}
            to={path}
            activeOptions={{ exact: path === '/', includeSearch: false }}
            onClick={close}
            className={TILE}
          >
            {content}
          </Link>
        );
      })}
    </nav>
  );
}

function signInInstead(close: () => void): void {
  close();
  openLogin();
}

function Categories({ close }: { close: () => void }) {
  const categories = useShellParts().useCategories();
  if (categories.length === 0) return null;
  return (
    // No landmark: pages have some of this name.
    <div>
      <h3 className="font-semibold text-ui">
        <Trans>Categories</Trans>
      </h3>
      <ul className="menu-list mt-1 divide-y divide-line">
        {categories.map(({ _id, name }) => (
          <li key={_id}>
            <Link to="/shop" search={{ categories: [_id] }} onClick={close}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function AccountBlock({ close }: { close: () => void }) {
  const { t } = useLingui();
  const { user } = useSession();
  const signOut = useSignOut();
  if (!user)
    return (
      <section aria-label={t`Account`}>
        <Button block {...OPENS_EARLY_LOGIN} onClick={() => signInInstead(close)}>
          <Trans>Login</Trans>
        </Button>
      </section>
    );
  const name = user.name || t`Member`;
  const leave = () => {
    close();
    signOut();
  };
  return (
    <section aria-label={t`Account`} className="flex items-center gap-3">
      <Link to="/account" onClick={close} className="flex min-h-11 min-w-0 flex-1 items-center gap-3">
        <Avatar name={name} />
        <span className="truncate font-semibold text-ui">{name}</span>
      </Link>
      <Button variant="line" onClick={leave}>
        <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
        <Trans>Sign out</Trans>
      </Button>
    </section>
  );
}
