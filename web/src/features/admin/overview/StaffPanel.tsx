import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditRow } from '@plyhaat/contract/admin/audit';
import { formatMoment } from '@plyhaat/contract/core/dates';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { Avatar } from '#shell/Avatar.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { useSay } from '#ui/said.ts';
import { actWords } from '../audit/act.words.ts';
import { secondsSince, spanText } from '../review/review.words.ts';
import { latestActs } from './overview.queries.ts';

/** What staff changed last. It is read from the audit log, and loads and fails apart from the figures. */
export function StaffPanel({ className }: { className: string }) {
  const { t } = useLingui();
  const found = useQuery(latestActs);
  return (
    <Panel
      className={className}
      title={t`What staff did`}
      tools={
        <Link to="/admin/audit" className="link -my-2 inline-flex min-h-11 items-center text-ui">
          <Trans>Audit log</Trans>
        </Link>
      }
    >
      {found.isError && (
        <ErrorState text={found.error.message} onRetry={() => void found.refetch()} busy={found.isFetching} />
      )}
      {found.isPending && (
        <div className="grid gap-2">
          <Loading />
          <Skeleton corners="control" className="h-9" />
          <Skeleton corners="control" className="h-9" />
          <Skeleton corners="control" className="h-9" />
        </div>
      )}
      {found.data?.length === 0 && (
        <p className="text-ink-2 text-ui">
          <Trans>Nothing yet.</Trans>
        </p>
      )}
      {found.data && !found.isError && (
        <ul className="divide-y divide-line text-ui">
          {found.data.map((row) => (
            <Act key={row._id} row={row} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

const PAGES = { member: '/admin/members/$id', gst: '/admin/members/$id', order: '/admin/orders/$id' } as const;
const hasPage = (kind: string): kind is keyof typeof PAGES => kind in PAGES;

function Act({ row }: { row: AuditRow }) {
  const { t } = useLingui();
  const { user } = useSession();
  const { actor, at, reason, kind, subjectId } = row;
  const { before, subject, after } = actWords(row, useSay());
  const name = actor?.name ?? t`A former member`;
  return (
    <li className="flex items-center gap-3 py-2">
      <span className="max-sm:hidden">
        <Avatar name={name} />
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <b className="font-semibold">{actor?._id === user?._id ? t`You` : name}</b> {before}{' '}
        {subject && (
          <Link
            {...(hasPage(kind)
              ? { to: PAGES[kind], params: { id: subjectId } }
              : { to: '/admin/audit', search: { kind, subject: subjectId } })}
            className="font-semibold hover:underline"
          >
            {subject}
          </Link>
        )}
        {after && ` ${after}`}
        {reason && <span className="block truncate text-ink-3 text-meta">{reason}</span>}
      </span>
      <time dateTime={at} title={formatMoment(new Date(at))} className="flex-none text-ink-3 text-meta tabular-nums">
        {t`${{ span: t(spanText(secondsSince(at))) }} ago`}
      </time>
    </li>
  );
}
