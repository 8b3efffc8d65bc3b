import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  Building2,
  ChartColumn,
  CircleUser,
  Clapperboard,
  CreditCard,
  FileCheck,
  FileText,
  Flag,
  Handshake,
  Heart,
  Image,
  Inbox,
  LayoutList,
  LogOut,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  Package,
  ReceiptText,
  Settings,
  Share2,
  Sparkles,
  Store,
  TrendingUp,
  Zap,
} from 'lucide-react';
import { Fragment } from 'react';
import { useSession } from '#api/session.ts';
import { waitingItems } from '#features/leads/desk/inbox.queries.ts';
import { StepsDone, useStepsLeft } from '#features/sellers/first-steps/FirstStepsEntry.tsx';
import { useSignOut } from '#shell/signOut.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { type AccountTab, SECTIONS } from './sections.ts';
import { entryOf, FIRST_STEPS } from './tabs.ts';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  firstSteps: Flag,
  profile: CircleUser,
  settings: Settings,
  startSelling: Store,
  leads: Inbox,
  myQuotes: FileText,
  insights: ChartColumn,
  enquiries: MessagesSquare,
  myBanner: Image,
  myProducts: Package,
  sharedLists: Share2,
  myReels: Clapperboard,
  myNewArrival: Sparkles,
  myFlashSales: Zap,
  myPromotions: Megaphone,
  wishlist: Heart,
  myRequirement: LayoutList,
  myDealership: Building2,
  myOpportunities: Handshake,
  applications: FileCheck,
  mySubscription: CreditCard,
  myTopup: TrendingUp,
  orders: ReceiptText,
};

const ROW =
  'group/row flex min-h-11 w-full items-center gap-3 rounded px-3 text-left font-medium text-ink-2 text-ui hover:bg-sunken hover:text-ink aria-[current=page]:bg-teak-soft aria-[current=page]:font-semibold aria-[current=page]:text-ink lg:min-h-10';
const ICON = 'flex-none text-ink-3 group-aria-[current=page]/row:text-teak';

/** Without a current tab it stands on a page outside of the account. */
type Props = { tabs: readonly AccountTab[]; current?: AccountTab | undefined; onChoose?: () => void };

/** Switches tabs in place (SHELL-10); a heading without an entry does not show. */
export function AccountMenu({ tabs, current, onChoose }: Props) {
  const { t } = useLingui();
  const signOut = useSignOut();
  const here = current && entryOf(tabs, current);
  const stepsLeft = useStepsLeft(tabs.includes(FIRST_STEPS));
  const listed = stepsLeft ? tabs : tabs.filter((tab) => tab !== FIRST_STEPS);
  return (
    <nav aria-label={t`Account`} className="grid gap-4">
      {SECTIONS.map(({ title, groups }) => (
        <Section key={title.id} title={t(title)} entries={entriesOf(listed, groups)} here={here} onChoose={onChoose} />
      ))}
      <div className="border-line border-t pt-2">
        <button type="button" onClick={signOut} className={ROW}>
          <LogOut size={18} strokeWidth={1.75} aria-hidden="true" className={ICON} />
          <Trans>Sign Out</Trans>
        </button>
      </div>
    </nav>
  );
}

const entriesOf = (tabs: readonly AccountTab[], groups: readonly string[]) =>
  groups.flatMap((group) => tabs.filter((tab) => tab.group === group && tab.label));

type SectionProps = {
  title: string;
  entries: readonly AccountTab[];
  here: string | undefined;
  onChoose: (() => void) | undefined;
};

function Section({ title, entries, here, onChoose }: SectionProps) {
  const { t } = useLingui();
  if (entries.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="px-3 pb-1 text-ink-3 text-meta">{title}</h2>
      <ul>
        {entries.map(({ tab, label }) => {
          const Icon = ICONS[tab] ?? Package;
          return (
            <Fragment key={tab}>
              <li>
                <Link
                  to="/account"
                  search={{ tab }}
                  activeOptions={{ exact: true, includeSearch: true }}
                  aria-current={tab === here ? 'page' : undefined}
                  onClick={onChoose}
                  className={ROW}
                >
                  <Icon size={18} strokeWidth={1.75} aria-hidden="true" className={ICON} />
                  {label && t(label)}
                  {tab === 'leads' && <Waiting />}
                  {tab === FIRST_STEPS.tab && <StepsDone />}
                </Link>
              </li>
              {tab === 'leads' && (
                <li>
                  <Link to="/requirements" onClick={onChoose} className={ROW}>
                    <LayoutList size={18} strokeWidth={1.75} aria-hidden="true" className={ICON} />
                    <Trans>Buyer requirements</Trans>
                  </Link>
                </li>
              )}
            </Fragment>
          );
        })}
      </ul>
    </section>
  );
}

/** How much of the inbox waits for the seller. */
export function Waiting({ className = 'ml-auto' }: { className?: string }) {
  const { user } = useSession();
  const { data: waiting = 0 } = useQuery(waitingItems(user?._id ?? ''));
  if (waiting === 0) return null;
  return (
    <>
      {' '}
      <Badge tone="wait" className={className}>
        {waiting > 99 ? '99+' : waiting}{' '}
        <span className="sr-only">
          <Trans>wait</Trans>
        </span>
      </Badge>
    </>
  );
}
