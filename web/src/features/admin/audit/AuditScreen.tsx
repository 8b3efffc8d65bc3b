import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditRow, listAudit } from '@plyhaat/contract/admin/audit';
import { formatDay } from '@plyhaat/contract/core/dates';
import type { ReplyOf } from '@plyhaat/contract/core/endpoint';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import { auditList } from '#console/audit/audit.queries.ts';
import { actionText } from '#console/audit/audit.words.ts';
import { ManagerScreen } from '#console/ManagerScreen.tsx';
import { ConsoleList } from '#console/table/ConsoleList.tsx';
import { PERIOD } from '#console/table/cells.tsx';
import type { ListShape } from '#console/table/list.ts';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { toastError } from '#ui/overlays/Toaster.tsx';
import { type Said, useSay } from '#ui/said.ts';
import { ACT_GRID, AuditAct } from './AuditAct.tsx';
import { actsOf } from './acts.ts';
import { checkingAudit } from './audit.queries.ts';
import { chainBreaks, chainHolds } from './chain.words.ts';

const route = getRouteApi('/console/admin/audit');

/** Actions whose names say too little. */
const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  see_as: msg`See as a member`,
  see_as_read: msg`Page seen as a member`,
};

const named = (words: readonly string[]) => words.map((word) => [word, NAMES[word] ?? actionText(word)] as const);

/** Enough for a look as a member to stand in one line. */
const ROWS_PER_PAGE = 100;

type Words = Pick<ReplyOf<typeof listAudit>, 'actions' | 'kinds' | 'staff'>;

const shapeOf = ({ actions, kinds, staff }: Words): ListShape<AuditRow> => ({
  list: 'audit',
  title: msg`Audit log`,
  found: (count, shown) => msg`${plural(count, { one: `${shown} entry`, other: `${shown} entries` })}`,
  noneYet: msg`No entries yet.`,
  defaultSort: '-at',
  rowKey: ({ _id }) => _id,
  rowName: ({ seq, action }) => `${actionText(action)} ${seq}`,
  perPage: ROWS_PER_PAGE,
  filters: [
    { name: 'actor', any: msg`Anybody`, options: staff.map(({ _id, name }) => [_id, name] as const) },
    { name: 'action', any: msg`Any action`, options: named(actions) },
    { name: 'kind', any: msg`Any subject`, options: named(kinds) },
    ...PERIOD,
  ],
  columns: [],
  body: (rows) => <Days rows={rows} />,
});

const NO_WORDS: Words = { actions: [], kinds: [], staff: [] };

export function AuditScreen() {
  const { t } = useLingui();
  return (
    <ManagerScreen title={t`Audit log`}>
      <Log />
    </ManagerScreen>
  );
}

function Log() {
  const address = route.useSearch();
  const found = useQuery(auditList(address, ROWS_PER_PAGE));
  return (
    <ConsoleList
      shape={shapeOf(found.data ?? NO_WORDS)}
      path="/admin/audit"
      address={address}
      found={found}
      tools={<ChainCheck />}
    />
  );
}

function dayText(at: string): Said {
  const day = formatDay(new Date(at));
  if (day === formatDay(new Date())) return msg`Today, ${day}`;
  return day === formatDay(new Date(Date.now() - DAY_MS)) ? msg`Yesterday, ${day}` : day;
}

/** What was done, day by day, time first. */
function Days({ rows }: { rows: readonly AuditRow[] }) {
  const say = useSay();
  const days = Map.groupBy(actsOf(rows), ([{ at }]) => say(dayText(at)));
  return (
    <>
      <p
        aria-hidden="true"
        className={`${ACT_GRID} min-h-10 items-center bg-sunken px-5 text-ink-3 text-meta max-ml:hidden`}
      >
        <span>
          <Trans>Time</Trans>
        </span>
        <span>
          <Trans>Who</Trans>
        </span>
        <span>
          <Trans>What</Trans>
        </span>
        <span className="text-right">
          <Trans>Calls</Trans>
        </span>
      </p>
      {[...days].map(([day, acts]) => (
        <section key={day} aria-label={day} className="border-line border-t">
          <h2 className="border-line border-b bg-paper px-4 pt-3 pb-2 font-semibold text-meta ml:px-5">{day}</h2>
          {acts.map((act) => (
            <AuditAct key={act[0]._id} act={act} />
          ))}
        </section>
      ))}
    </>
  );
}

function ChainCheck() {
  const checking = useChange(checkingAudit, {
    success: ({ rows, brokenAt }) => (brokenAt === null ? chainHolds(rows) : null),
    onSuccess: ({ brokenAt }) => brokenAt !== null && toastError(chainBreaks(brokenAt)),
  });
  return (
    <Button variant="line" busy={checking.isPending} onClick={() => checking.mutate()}>
      <Link2 size={18} strokeWidth={1.75} aria-hidden="true" />
      <Trans>Check for changed entries</Trans>
    </Button>
  );
}
