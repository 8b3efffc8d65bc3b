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
import { OPENS_EARLY_LOGIN, openLogin } from './login.ts';
import { MENU_LINKS, useNavigation, useTargets } from './navigation.ts';
import { useShellParts } from './parts.ts';
import { useSignOut } from './signOut.ts';
import { TradeActions } from './TradeActions.tsx';
import * as TEXTS from './texts.ts';

/** SHELL-3: navigation grid, the last 3 notifications and categories. The account block stands at its foot. */
export function MenuContents({ open, close }: { open: boolean; close: () => void }) {
  const { MenuNotifications } = useShellParts();
  return (
    <div className="grid gap-6">
      <NavigationGrid close={close} />
      <div className="grid grid-cols-2 gap-2">
        <TradeActions className={buttonClass({ variant: 'line', tight: true })} onChoose={close} />
      </div>
      <MenuNotifications open={open} close={close} />
      <Categories close={close} />
    </div>
  );
}

const ICONS: Readonly<Record<string, LucideIcon>> = {
  Home: House,
  Products: Package,
  Sellers: Store,
  Blog: Newspaper,
  'About Us': Info,
  Account: User,
  Reels: Clapperboard,
  Categories: LayoutGrid,
  Requirements: ClipboardList,
  Opportunities: Handshake,
  Calculator,
  Videos: TvMinimalPlay,
};

const TILE = 'menu-tile';

function NavigationGrid({ close }: { close: () => void }) {
  const entries = [...useNavigation(), ...useTargets(MENU_LINKS)];
  return (
    <nav aria-label={TEXTS.menu} className="grid grid-cols-3 gap-2">
      {entries.map(({ label, path }) => {
        const Icon = ICONS[label] ?? Package;
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
    <nav aria-label={TEXTS.categories}>
      <h3 className="font-semibold text-ui">{TEXTS.categories}</h3>
      <ul className="menu-list mt-1 divide-y divide-line">
        {categories.map(({ _id, name }) => (
          <li key={_id}>
            <Link to="/shop" search={{ categories: [_id] }} onClick={close}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function AccountBlock({ close }: { close: () => void }) {
  const { user } = useSession();
  const signOut = useSignOut();
  if (!user)
    return (
      <section aria-label={TEXTS.account}>
        <Button block {...OPENS_EARLY_LOGIN} onClick={() => signInInstead(close)}>
          {TEXTS.login}
        </Button>
      </section>
    );
  const name = user.name || TEXTS.member;
  const leave = () => {
    close();
    signOut();
  };
  return (
    <section aria-label={TEXTS.account} className="flex items-center gap-3">
      <Link to="/account" onClick={close} className="flex min-h-11 min-w-0 flex-1 items-center gap-3">
        <Avatar name={name} />
        <span className="truncate font-semibold text-ui">{name}</span>
      </Link>
      <Button variant="line" onClick={leave}>
        <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
        {TEXTS.signOut}
      </Button>
    </section>
  );
}
