import { Trans, useLingui } from '@lingui/react/macro';
import { type EnquiryRow, listEnquiries } from '@plyhaat/contract/leads/staff/enquiries';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { longList } from '#console/table/list.queries.ts';
import { Avatar } from '#shell/Avatar.tsx';
import { DueBadge } from './DueBadge.tsx';

/** What is open, beside the one that is read: the next is a press away. */
export function DueFirst({ id }: { id: string }) {
  const { t } = useLingui();
  const { data } = useQuery(longList<EnquiryRow>('enquiries', listEnquiries, {}));
  return (
    <nav aria-label={t`Due first`} className="min-w-0 rounded-card border border-line bg-surface max-xl:hidden">
      <p className="flex justify-between border-line border-b px-4 py-2.5 text-meta">
        <b className="font-semibold">
          <Trans>Due first</Trans>
        </b>
        <span className="text-ink-3 tabular-nums">{data?.total}</span>
      </p>
      <ul>
        {data?.data.map((row) => (
          <li key={row._id} className="border-line border-b last:border-b-0">
            <Link
              to="/admin/enquiries/$id"
              params={{ id: row._id }}
              aria-current={row._id === id ? 'page' : undefined}
              className="flex gap-3 px-4 py-3 text-ui hover:bg-paper aria-[current]:bg-teak-soft"
            >
              <Owner owner={row.owner} />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{row.name}</span>
                <span className="block truncate text-ink-2 text-meta">{row.excerpt}</span>
                <span className="mt-1 block">
                  <DueBadge row={row} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Owner({ owner }: Pick<EnquiryRow, 'owner'>) {
  const { t } = useLingui();
  if (owner)
    return (
      <span title={owner.name}>
        <Avatar name={owner.name} />
      </span>
    );
  return (
    <span
      title={t`Not taken`}
      className="grid size-8.5 flex-none place-items-center rounded-full border border-line-2 border-dashed text-ink-3"
    >
      <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">
        <Trans>Not taken</Trans>
      </span>
    </span>
  );
}
