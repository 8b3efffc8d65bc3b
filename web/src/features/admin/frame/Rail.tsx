import { useLingui } from '@lingui/react/macro';
import { roleLabel } from '@plyhaat/contract/core/role-label';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { LogOut, ShieldCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { SessionUser } from '#api/session.ts';
import { Avatar } from '#shell/Avatar.tsx';
import { SITE } from '#shell/site.ts';
import { Logo } from '#ui/display/Logo.tsx';
import { entryAt, type RailEntry, railOf } from './rail.ts';
import { openEnquiries, waitingItems } from './waiting.queries.ts';

const LINK =
  'relative flex min-h-11 items-center gap-3 rounded px-3 font-medium hover:bg-walnut-2 hover:text-on-walnut lg:min-h-10 aria-[current]:bg-walnut-2 aria-[current]:font-semibold aria-[current]:text-on-walnut aria-[current]:before:absolute aria-[current]:before:inset-y-2 aria-[current]:before:-left-3 aria-[current]:before:w-1.5 aria-[current]:before:bg-ply-1';

/** The way between the screens of the staff: what this role may open, and nothing else. */
export function Rail({ user, onLeave }: { user: SessionUser; onLeave?: () => void }) {
  const { t } = useLingui();
  const groups = railOf(user.role);
  const here = entryAt(groups, useLocation({ select: ({ pathname }) => pathname }));
  return (
    <div className="flex min-h-full flex-col text-on-walnut-2 text-ui">
      <Link to="/admin" onClick={onLeave} className="px-5 pt-5 pb-4 text-on-walnut">
        <Logo name={SITE.name} />
      </Link>
      <nav aria-label={t`Administration`} className="flex-1 px-3 pb-4">
        {groups.map(({ title, entries }) => (
          <div key={entries[0]?.to}>
            {title && <p className="px-3 pt-4 pb-1 text-meta">{t(title)}</p>}
            <ul>
              {entries.map((entry) => (
                <Entry key={entry.to} entry={entry} isHere={entry === here} onLeave={onLeave} />
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div
        data-foot=""
        className="flex items-center gap-2.5 border-walnut-line border-t bg-walnut py-3.5 pr-2 pl-4 lg:sticky lg:bottom-0"
      >
        <Avatar name={user.name} />
        <span className="min-w-0 flex-1">
          <b className="block truncate font-semibold text-on-walnut">{user.name}</b>
          <span className="text-meta">{roleLabel(user.role)}</span>
        </span>
        <Link
          to="/admin/factor"
          aria-label={t`Second factor`}
          title={t`Second factor`}
          onClick={onLeave}
          className="grid size-11 flex-none place-items-center rounded-full hover:bg-walnut-2"
        >
          <ShieldCheck size={18} strokeWidth={1.75} aria-hidden="true" />
        </Link>
        <Link
          to="/"
          aria-label={t`Leave the console`}
          className="grid size-11 flex-none place-items-center rounded-full hover:bg-walnut-2"
        >
          <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      </div>
    </div>
  );
}

/** Scrolls the rail and nothing else. */
function bringIntoView(entry: HTMLElement): void {
  const rail = entry.closest('[data-rail]');
  const foot = rail?.querySelector('[data-foot]')?.getBoundingClientRect();
  const { top, bottom } = entry.getBoundingClientRect();
  const frame = rail?.getBoundingClientRect();
  if (!rail || !frame || !foot) entry.scrollIntoView?.({ block: 'nearest' });
  else if (top < frame.top || bottom > foot.top) rail.scrollTop += top - frame.top - rail.clientHeight / 2;
}

type EntryProps = { entry: RailEntry; isHere: boolean; onLeave: (() => void) | undefined };

function Entry({ entry: { label, to, Icon }, isHere, onLeave }: EntryProps) {
  const { t } = useLingui();
  const row = useRef<HTMLLIElement>(null);
  // The rail is longer than a small screen: the entry of the open screen stays in view.
  useEffect(() => {
    if (isHere && row.current) bringIntoView(row.current);
  }, [isHere]);
  return (
    <li ref={row}>
      <Link
        to={to}
        activeOptions={{ exact: true }}
        aria-current={isHere ? 'page' : undefined}
        onClick={onLeave}
        className={LINK}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        {t(label)}
        {to in COUNTS && <Waiting counted={COUNTS[to as keyof typeof COUNTS]} />}
      </Link>
    </li>
  );
}

/** What waits for staff, by the entry that leads to it. */
const COUNTS = { '/admin/review': waitingItems, '/admin/enquiries': openEnquiries };

/** How much waits; nothing is said where that cannot be known. */
function Waiting({ counted }: { counted: (typeof COUNTS)[keyof typeof COUNTS] }) {
  const { t } = useLingui();
  const { data = 0 } = useQuery(counted);
  if (data === 0) return null;
  return (
    <span className="ml-auto min-w-7 rounded-full bg-teak-fill px-2 py-0.5 text-center font-semibold text-meta text-white tabular-nums">
      <span aria-hidden="true">{data}</span>
      <span className="sr-only">{t`${data} waiting`}</span>
    </span>
  );
}
