import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditRow } from '@plyhaat/contract/admin/audit';
import { formatDay } from '@plyhaat/contract/core/dates';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { auditList } from '#console/audit/audit.queries.ts';
import { actionText } from '#console/audit/audit.words.ts';
import { Changes } from '#console/audit/Changes.tsx';
import { Empty } from '#ui/display/Empty.tsx';
import { Panel } from '#ui/display/Panel.tsx';

const SHORT = 5;

function Entry({ row, whole }: { row: AuditRow; whole: boolean }) {
  return (
    <li className="flex gap-4 border-line border-t py-2.5 text-ui first:border-t-0">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{actionText(row.action)}</p>
        <p className="text-ink-3 text-meta wrap-anywhere">
          {[row.actor?.name, row.reason].filter(Boolean).join(' · ')}
        </p>
        {whole && <Changes row={row} />}
      </div>
      <time dateTime={row.at} className="flex-none text-ink-3 text-meta">
        {formatDay(new Date(row.at))}
      </time>
    </li>
  );
}

const useEntries = (id: string) => useQuery(auditList({ kind: 'member', subject: id })).data?.data ?? [];

/** The last things that staff did with a member. */
export function MemberHistory({ id }: { id: string }) {
  const { t } = useLingui();
  const rows = useEntries(id).slice(0, SHORT);
  return (
    <Panel title={t`History`}>
      {rows.length === 0 && (
        <p className="text-ink-2 text-ui">
          <Trans>Staff have changed nothing here yet.</Trans>
        </p>
      )}
      <ul>
        {rows.map((row) => (
          <Entry key={row._id} row={row} whole={false} />
        ))}
      </ul>
    </Panel>
  );
}

export function MemberAudit({ id }: { id: string }) {
  const { t } = useLingui();
  const rows = useEntries(id);
  if (rows.length === 0) return <Empty text={t`Staff have changed nothing here yet.`} />;
  return (
    <Panel
      title={t`Audit`}
      tools={
        <Link
          to="/admin/audit"
          search={{ subject: id }}
          className="link -my-2 inline-flex min-h-11 items-center text-ui"
        >
          <Trans>All entries</Trans>
        </Link>
      }
    >
      <ul>
        {rows.map((row) => (
          <Entry key={row._id} row={row} whole />
        ))}
      </ul>
    </Panel>
  );
}
