import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Menu, Search } from 'lucide-react';
import { useState } from 'react';
import { classes } from '#ui/classes.ts';
import { Logo } from '#ui/display/Logo.tsx';
import { POPOVERS } from '#ui/popover.ts';
import { useLazyPart } from '#ui/useLazyPart.ts';
import { MainNavigation } from './MainNavigation.tsx';
import { Me } from './Me.tsx';
import { MENU_ID, MenuPopover } from './MenuPopover.tsx';
import { useShellParts } from './parts.ts';
import { SearchForm } from './SearchForm.tsx';
import { SITE } from './site.ts';

/** On a wide screen the navigation stands between search and account. */
const ONE_ROW = 'xl:flex xl:h-16 xl:items-center xl:gap-x-6';

type Props = { compact: boolean; oneRow: boolean };

/** `compact` leaves a phone one row more: the search is then a page of its own; `oneRow` does so on wide screens. */
export function Header({ compact, oneRow }: Props) {
  const { t } = useLingui();
  const { Bell } = useShellParts();
  return (
    <header className="border-line border-b bg-surface print:hidden">
      <div className={classes('wrap', oneRow && ONE_ROW)}>
        <div
          className={classes(
            'flex flex-wrap items-center gap-x-2 pt-2 md:flex-nowrap md:gap-x-5 md:py-0 lg:gap-x-8',
            compact ? 'pb-2' : 'pb-3',
            oneRow ? 'md:h-16 xl:contents' : 'md:h-19',
          )}
        >
          <MenuOpener />
          <Link to="/" aria-label={t`${{ name: SITE.name }}, home`} className="inline-flex min-h-11 items-center">
            <Logo name={SITE.name} />
          </Link>
          <SearchForm
            className={classes(
              'max-md:order-last max-md:mt-1.5 max-md:basis-full md:max-w-155 md:flex-1',
              compact && 'max-md:hidden',
            )}
          />
          <div className={classes('relative ml-auto flex items-center gap-1 md:gap-2', oneRow && 'xl:order-last')}>
            {compact && (
              <Link
                to="/search"
                aria-label={t`Search`}
                className="grid size-11 place-items-center rounded-full hover:bg-sunken md:hidden"
              >
                <Search size={20} strokeWidth={1.75} aria-hidden="true" />
              </Link>
            )}
            <Bell />
            <Me />
          </div>
        </div>
        <MainNavigation oneRow={oneRow} />
      </div>
    </header>
  );
}

const OPENER = {
  type: 'button',
  'aria-haspopup': 'dialog',
  className: '-ml-2.5 grid size-11 flex-none place-items-center rounded-full hover:bg-sunken md:hidden',
  children: <Menu size={22} strokeWidth={1.6} aria-hidden="true" />,
} as const;

function MenuOpener() {
  const { t } = useLingui();
  if (!POPOVERS) return <DrawerOpener />;
  return (
    <>
      <button {...OPENER} aria-label={t`Open menu`} popoverTarget={MENU_ID} />
      <MenuPopover />
    </>
  );
}

function DrawerOpener() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const MobileMenu = useLazyPart(
    open,
    () => import('./MobileMenu.tsx').then((chunk) => chunk.MobileMenu),
    () => setOpen(false),
  );
  return (
    <>
      <button {...OPENER} aria-label={t`Open menu`} onClick={() => setOpen(true)} />
      {MobileMenu && <MobileMenu open={open} onOpenChange={setOpen} />}
    </>
  );
}
