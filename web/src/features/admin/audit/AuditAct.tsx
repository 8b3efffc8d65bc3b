import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AuditRow } from '@plyhaat/contract/admin/audit';
import { formatTime } from '@plyhaat/contract/core/dates';
import { roleLabel } from '@plyhaat/contract/core/role-label';
import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { Changes } from '#console/audit/Changes.tsx';
import { Avatar } from '#shell/Avatar.tsx';
import { SITE } from '#shell/site.ts';
import { useSay } from '#ui/said.ts';
import { actWords } from './act.words.ts';
import { type Act, capital, lineOf, noteOf, quoted } from './acts.ts';

/** Time, who, what, and how many calls it was; on a small screen what was done has a line of its own. */
export const ACT_GRID = 'grid gap-x-4 ml:grid-cols-[4.75rem_13rem_minmax(0,1fr)_5.75rem_1.25rem]';

/** One line for what somebody did; the rows of the log stand underneath. */
export function AuditAct({ act }: { act: Act }) {
  const { t } = useLingui();
  const [{ at, actor }] = act;
  const { length: count } = act;
  const shown = count.toLocaleString('en-IN');
  const { before, subject, after } = lineOf(act, useSay());
  const note = noteOf(act);
  return (
    <details data-row="" className="group border-line border-b last:border-b-0 open:bg-paper">
      <summary
        className={`${ACT_GRID} min-h-14 cursor-pointer list-none items-center px-4 py-2 text-ui hover:bg-paper max-ml:grid-cols-[minmax(0,1fr)_auto_1.25rem] max-ml:gap-y-0.5 ml:px-5`}
      >
        <time dateTime={at} className="font-semibold tabular-nums">
          {formatTime(new Date(at))}
        </time>
        <Who act={act} />
        <span className="min-w-0 wrap-anywhere max-ml:col-span-3 max-ml:row-start-2">
          {before} {subject && <b className="font-semibold">{subject}</b>} {after}
          {note && <small className="line-clamp-2 text-ink-3 text-meta">{t(note)}</small>}
        </span>
        <span className="text-right text-ink-3 text-meta tabular-nums max-ml:col-start-2 max-ml:row-start-1">
          <Plural value={count} one="1 call" other={`${shown} calls`} />
        </span>
        <ChevronDown
          size={18}
          strokeWidth={1.75}
          aria-hidden="true"
          className="text-ink-3 group-open:rotate-180 max-ml:col-start-3 max-ml:row-start-1"
        />
      </summary>
      <ul className="mx-4 mb-4 divide-y divide-line rounded-card border border-line bg-surface text-ui ml:mr-5 ml:ml-28">
        {act.map((row) => (
          <Call key={row._id} row={row} />
        ))}
      </ul>
      {actor && (
        <p className="mx-4 -mt-2 mb-3 text-meta ml:mr-5 ml:ml-28">
          <Link to="/admin/audit" search={{ actor: actor._id }} className="link inline-flex min-h-6 items-center">
            <Trans>Only entries of this person</Trans>
          </Link>
        </p>
      )}
    </details>
  );
}

function Who({ act: [{ actor }] }: { act: Act }) {
  const { t } = useLingui();
  const name = actor ? (actor.name ?? t`Former member`) : SITE.name;
  return (
    <span className="flex min-w-0 items-center gap-2.5 max-ml:col-span-3 max-ml:row-start-3">
      <span className="max-ml:hidden">
        <Avatar name={name} />
      </span>
      <span className="min-w-0 max-ml:flex max-ml:gap-1 max-ml:text-ink-3 max-ml:text-meta">
        <b className="block truncate font-medium">{name}</b>
        <small className="block text-ink-3 text-meta">
          {actor?.role ? roleLabel(actor.role) : <Trans>by itself</Trans>}
        </small>
      </span>
    </span>
  );
}

const PAGES = { member: '/admin/members/$id', gst: '/admin/members/$id', order: '/admin/orders/$id' } as const;
const hasPage = (kind: string): kind is keyof typeof PAGES => kind in PAGES;

/** One row of the log as it was written. */
function Call({ row }: { row: AuditRow }) {
  const { t } = useLingui();
  const { at, seq, kind, subjectId, reason, before, after } = row;
  const words = actWords(row, useSay());
  const isChange = Object.keys({ ...before, ...after }).length > 0;
  return (
    <li className="grid gap-x-4 gap-y-1 px-4 py-2 sm:grid-cols-[4.75rem_minmax(0,1fr)_minmax(0,1.2fr)]">
      <span className="tabular-nums">
        {formatTime(new Date(at))}
        <small className="block text-ink-3 text-meta">{t`No. ${{ entry: seq.toLocaleString('en-IN') }}`}</small>
      </span>
      <span className="min-w-0 wrap-anywhere">
        {[capital(words.before), words.subject ?? subjectId, words.after].join(' ').trim()}
        {reason && <small className="block text-ink-3 text-meta">{t(quoted(reason))}</small>}
        <span className="flex flex-wrap gap-x-4 text-meta">
          {hasPage(kind) && (
            <Link to={PAGES[kind]} params={{ id: subjectId }} className="link inline-flex min-h-6 items-center">
              <Trans>Open its page</Trans>
            </Link>
          )}
          <Link
            to="/admin/audit"
            search={{ kind, subject: subjectId }}
            className="link inline-flex min-h-6 items-center"
          >
            <Trans>Everything about this</Trans>
          </Link>
        </span>
      </span>
      {isChange ? (
        <Changes row={row} />
      ) : (
        <span className="text-ink-3 text-meta">
          <Trans>Nothing was changed.</Trans>
        </span>
      )}
    </li>
  );
}
