import { Trans, useLingui } from '@lingui/react/macro';
import { isStaff } from '@plyhaat/contract/core/roles';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { Menu, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type SessionUser, useSession } from '#api/session.ts';
import { useCurrentCrumb } from '#console/crumb.ts';
import { Key } from '#console/Key.tsx';
import { FactorGate } from '#features/identity/staff/factor/FactorGate.tsx';
import { Guard } from '#shell/Guard.tsx';
import { useShellParts } from '#shell/parts.ts';
import { useHydrated } from '#ui/hydrated.ts';
import { Breadcrumb, crumbClass } from '#ui/navigation/Breadcrumb.tsx';
import { Drawer } from '#ui/overlays/Drawer.tsx';
import { useLazyPart } from '#ui/useLazyPart.ts';
import { Rail } from './Rail.tsx';
import { entryAt, railOf } from './rail.ts';
import { SignInFirst } from './SignInFirst.tsx';

/** What surrounds the screens of the staff: the rail at the left, the way here and the command box at the top. */
export function ConsoleFrame() {
  const { user } = useSession();
  const isHydrated = useHydrated();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (user && !wasSignedIn) setWasSignedIn(true);
  // Whoever arrives signed out signs in here; whoever is signed out meanwhile is led away.
  if (isHydrated && !user && !wasSignedIn) return <SignInFirst />;
  const staff = user && isStaff(user.role) ? user : null;
  return (
    <Guard allowed={staff !== null} otherwise="/">
      {staff && <Frame user={staff} />}
    </Guard>
  );
}

/** As high as the window, less the banner of a demo, so that its foot is always in sight. */
const RAIL = 'sticky top-0 h-dvh overflow-y-auto [html:has([data-demo])_&]:h-[calc(100dvh-2.8125rem)]';

function Frame({ user }: { user: SessionUser }) {
  const { t } = useLingui();
  const [menuOpen, setMenuOpen] = useState(false);
  const { Bell } = useShellParts();
  const closeMenu = () => setMenuOpen(false);
  return (
    <div className="grid flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <aside aria-label={t`Console`} className="bg-walnut max-lg:hidden print:hidden">
        <div data-rail="" className={RAIL}>
          <Rail user={user} />
        </div>
      </aside>
      <div className="flex min-w-0 flex-col">
        <header className="sticky top-0 z-20 flex min-h-15 items-center gap-3 border-line border-b bg-surface px-[clamp(1rem,2.4vw,2rem)] max-md:pr-2 print:hidden">
          <button
            type="button"
            aria-label={t`Open menu`}
            aria-haspopup="dialog"
            onClick={() => setMenuOpen(true)}
            className="-ml-2.5 grid size-11 flex-none place-items-center rounded-full hover:bg-sunken lg:hidden"
          >
            <Menu size={22} strokeWidth={1.75} aria-hidden="true" />
          </button>
          <Way user={user} />
          <Command user={user} />
          <div className="relative">
            <Bell />
          </div>
        </header>
        <main id="main" tabIndex={-1} className="min-h-0 flex-1 scroll-mt-20 outline-none">
          <FactorGate member={user._id}>
            <Outlet />
          </FactorGate>
        </main>
      </div>
      <Drawer open={menuOpen} onOpenChange={setMenuOpen} title={t`Console`}>
        <div className="-m-5 min-h-[calc(100%+2.5rem)] bg-walnut">
          <Rail user={user} onLeave={closeMenu} />
        </div>
      </Drawer>
    </div>
  );
}

/** Console, the list, and on a page of one thing that thing. */
function Way({ user }: { user: SessionUser }) {
  const { t } = useLingui();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const entry = entryAt(railOf(user.role), path);
  const crumb = useCurrentCrumb();
  const isDeeper = entry !== undefined && path !== entry.to;
  const here = entry ? t(entry.label) : (crumb ?? t`Console`);
  return (
    <div className="min-w-0">
      <Breadcrumb tight>
        <Link to="/admin" className={crumbClass}>
          <Trans>Console</Trans>
        </Link>
        {isDeeper && (
          <Link to={entry.to} className={crumbClass}>
            {t(entry.label)}
          </Link>
        )}
        {isDeeper ? (crumb ?? t`Details`) : here}
      </Breadcrumb>
    </div>
  );
}

/** The command box, fetched when it is first opened: by its button, or by Ctrl K wherever one is. */
function Command({ user }: { user: SessionUser }) {
  const [open, setOpen] = useState(false);
  const CommandBox = useLazyPart(
    open,
    () => import('./CommandBox.tsx').then((chunk) => chunk.CommandBox),
    () => setOpen(false),
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
        className="ml-auto flex min-h-11 items-center gap-2 text-ink-3 text-ui hover:border-ink-2 max-md:size-11 max-md:flex-none max-md:justify-center max-md:rounded-full max-md:text-ink md:w-[min(18.75rem,30vw)] md:rounded-full md:border md:border-control md:bg-paper md:pr-2.5 md:pl-3.5"
      >
        <Search size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className="truncate text-left max-md:sr-only md:flex-1">
          <Trans>Find or do anything</Trans>
        </span>
        <span aria-hidden="true" className="flex gap-1 max-lg:hidden">
          <Key>
            <Trans>Ctrl</Trans>
          </Key>
          <Key>
            <Trans>K</Trans>
          </Key>
        </span>
      </button>
      {CommandBox && <CommandBox user={user} open={open} onOpenChange={setOpen} />}
    </>
  );
}
