import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { FileText, Inbox, Menu, Package } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSession } from '#api/session.ts';
import { waitingItems } from '#features/leads/desk/inbox.queries.ts';
import { Drawer } from '#ui/overlays/Drawer.tsx';
import { AccountMenu } from '../AccountMenu.tsx';
import type { AccountTab } from '../sections.ts';
import { entryOf } from '../tabs.ts';
import { useTabs } from '../useTabs.ts';

const PLACE =
  'relative grid min-h-15.5 content-center justify-items-center gap-0.5 text-ink-2 text-meta focus-visible:-outline-offset-2 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:before:ply-edge-now aria-[current]:before:absolute aria-[current]:before:inset-x-[22%] aria-[current]:before:-top-px [&[aria-current]_svg]:text-teak';
const ICON = { size: 22, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** Without a current tab the seller is on a page outside of the account that the bar leads to. */
type Props = { tabs: readonly AccountTab[]; current?: AccountTab };

/** Phones: the four places of a seller in thumb's reach. While something of the inbox is open, its answer stands there. */
export function SellerBar({ tabs, current }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  // An order's page has the bar too, and an address of its own.
  const { open: item } = useSearch({ strict: false });
  const here = current && entryOf(tabs, current);
  if (current?.tab === 'leads' && item) return null;
  const isMore = here !== undefined && here !== 'leads' && here !== 'myProducts';
  return (
    <>
      {/* As high as the bar, so that it covers nothing of the page's end. */}
      <div className="h-16 md:hidden" />
      <nav
        aria-label={t`Selling`}
        className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-4 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] shadow-pop md:hidden print:hidden"
      >
        <Place tab="leads" label={t`Inbox`} here={here} mark={<Waiting />}>
          <Inbox {...ICON} />
        </Place>
        <Link to="/requirements" className={PLACE}>
          <FileText {...ICON} />
          <Trans>Requirements</Trans>
        </Link>
        <Place tab="myProducts" label={t`Products`} here={here}>
          <Package {...ICON} />
        </Place>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-current={isMore ? 'true' : undefined}
          onClick={() => setOpen(true)}
          className={PLACE}
        >
          <Menu {...ICON} />
          <Trans>More</Trans>
        </button>
      </nav>
      <Drawer open={open} onOpenChange={setOpen} title={t`Account`} side="bottom">
        <AccountMenu tabs={tabs} current={current} onChoose={() => setOpen(false)} />
      </Drawer>
    </>
  );
}

/** The same on the list of requirements, which is no page of the account. */
export function RequirementsBar() {
  const { user } = useSession();
  const tabs = useTabs(user?.role ?? 'USER');
  return <SellerBar tabs={tabs} />;
}

type PlaceProps = { tab: string; label: string; here: string | undefined; mark?: ReactNode; children: ReactNode };

const Place = ({ tab, label, here, mark, children }: PlaceProps) => (
  <Link
    to="/account"
    search={{ tab }}
    activeOptions={{ exact: true, includeSearch: true }}
    aria-current={tab === here ? 'page' : undefined}
    className={PLACE}
  >
    {children}
    {label} {mark}
  </Link>
);

/** How much waits for the seller, on the corner of the icon. */
function Waiting() {
  const { user } = useSession();
  const { data: waiting = 0 } = useQuery(waitingItems(user?._id ?? ''));
  if (waiting === 0) return null;
  return (
    <span className="absolute top-1.5 left-[calc(50%+4px)] min-w-4.5 rounded-full bg-teak-fill px-1 text-center font-semibold text-meta text-white leading-4.5 tabular-nums">
      {waiting > 99 ? '99+' : waiting}{' '}
      <span className="sr-only">
        <Trans>wait</Trans>
      </span>
    </span>
  );
}
