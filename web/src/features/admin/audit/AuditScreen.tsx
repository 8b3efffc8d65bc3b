import type { AuditRow } from '@plyhaat/contract/admin/audit';
import { formatMoment } from '@plyhaat/contract/core/dates';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import { auditList } from '#console/audit/audit.queries.ts';
import { actionText } from '#console/audit/audit.words.ts';
import { Changes } from '#console/audit/Changes.tsx';
import { ManagerScreen } from '#console/ManagerScreen.tsx';
import { ConsoleList } from '#console/table/ConsoleList.tsx';
import type { ListShape } from '#console/table/list.ts';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { toastError } from '#ui/overlays/Toaster.tsx';
import { checkingAudit } from './audit.queries.ts';
import * as TEXTS from './texts.ts';

const route = getRouteApi('/console/admin/audit');

/** Who did it, with the way to everything else they did. */
function Actor({ row: { actor } }: { row: AuditRow }) {
  if (!actor) return TEXTS.theSite;
  return (
    <Link to="/admin/audit" search={{ actor: actor._id }} title={TEXTS.onlyTheirs} className="hover:underline">
      {actor.name ?? TEXTS.formerMember}
    </Link>
  );
}

/** The reason needs the room that a whole name or id would take; copied, it is whole. */
const ID = 'block max-w-44 truncate text-meta';
const PAGES = { member: '/admin/members/$id', order: '/admin/orders/$id' } as const;

function Subject({ row: { kind, subjectId, subject } }: { row: AuditRow }) {
  return (
    <>
      <span className="block">{actionText(kind)}</span>
      {kind === 'member' || kind === 'order' ? (
        <Link to={PAGES[kind]} params={{ id: subjectId }} title={subjectId} className={`link ${ID}`}>
          {subject ?? subjectId}
        </Link>
      ) : (
        <Link
          to="/admin/audit"
          search={{ kind, subject: subjectId }}
          title={TEXTS.onlyThis(subjectId)}
          className={`text-ink-3 hover:underline ${ID}`}
        >
          {subject ?? subjectId}
        </Link>
      )}
    </>
  );
}

const named = (words: readonly string[]) => words.map((word) => [word, actionText(word)] as const);

const shapeOf = (actions: readonly string[], kinds: readonly string[]): ListShape<AuditRow> => ({
  list: 'audit',
  title: TEXTS.auditLog,
  one: TEXTS.oneEntry,
  many: TEXTS.manyEntries,
  defaultSort: '-at',
  rowKey: ({ _id }) => _id,
  rowName: ({ seq, action }) => `${actionText(action)} ${seq}`,
  filters: [
    { name: 'action', any: TEXTS.anyAction, options: named(actions) },
    { name: 'kind', any: TEXTS.anyKind, options: named(kinds) },
    { name: 'from', day: TEXTS.from },
    { name: 'to', day: TEXTS.to },
  ],
  columns: [
    {
      key: 'action',
      head: TEXTS.action,
      isName: true,
      cell: ({ action }) => <b className="font-semibold">{actionText(action)}</b>,
    },
    { key: 'who', head: TEXTS.who, onPhone: true, cell: (row) => <Actor row={row} /> },
    { key: 'subject', head: TEXTS.subject, cell: (row) => <Subject row={row} /> },
    { key: 'changes', head: TEXTS.changes, onPhone: true, cell: (row) => <Changes row={row} /> },
    {
      key: 'reason',
      head: TEXTS.reason,
      onPhone: true,
      cell: ({ reason }) => reason && <span className="block max-w-80 whitespace-normal md:min-w-52">{reason}</span>,
    },
    { key: 'at', head: TEXTS.time, sort: 'at', onPhone: true, cell: ({ at }) => formatMoment(new Date(at)) },
    { key: 'seq', head: TEXTS.number, isExtra: true, align: 'right', cell: ({ seq }) => seq.toLocaleString('en-IN') },
  ],
});

export function AuditScreen() {
  return (
    <ManagerScreen title={TEXTS.auditLog}>
      <Log />
    </ManagerScreen>
  );
}

function Log() {
  const address = route.useSearch();
  const found = useQuery(auditList(address));
  return (
    <ConsoleList
      shape={shapeOf(found.data?.actions ?? [], found.data?.kinds ?? [])}
      path="/admin/audit"
      address={address}
      found={found}
      tools={<ChainCheck />}
    />
  );
}

function ChainCheck() {
  const checking = useChange(checkingAudit, {
    success: ({ rows, brokenAt }) => (brokenAt === null ? TEXTS.chainHolds(rows) : null),
    onSuccess: ({ brokenAt }) => brokenAt !== null && toastError(TEXTS.chainBreaks(brokenAt)),
  });
  return (
    <Button variant="line" busy={checking.isPending} onClick={() => checking.mutate()}>
      <Link2 size={18} strokeWidth={1.75} aria-hidden="true" />
      {TEXTS.checkTheChain}
    </Button>
  );
}
