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
import type { ListShape } from '#console/table/list.ts';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { toastError } from '#ui/overlays/Toaster.tsx';
import { ACT_GRID, AuditAct } from './AuditAct.tsx';
import { actsOf } from './acts.ts';
import { checkingAudit } from './audit.queries.ts';
import * as TEXTS from './texts.ts';

const route = getRouteApi('/console/admin/audit');

const named = (words: readonly string[]) =>
  words.map((word) => [word, TEXTS.filterNames[word] ?? actionText(word)] as const);

/** Enough for a look as a member to stand in one line. */
const ROWS_PER_PAGE = 100;

type Words = Pick<ReplyOf<typeof listAudit>, 'actions' | 'kinds' | 'staff'>;

const shapeOf = ({ actions, kinds, staff }: Words): ListShape<AuditRow> => ({
  list: 'audit',
  title: t`Audit log`,
  one: t`entry`,
  many: t`entries`,
  defaultSort: '-at',
  rowKey: ({ _id }) => _id,
  rowName: ({ seq, action }) => `${actionText(action)} ${seq}`,
  perPage: ROWS_PER_PAGE,
  filters: [
    { name: 'actor', any: t`Anybody`, options: staff.map(({ _id, name }) => [_id, name] as const) },
    { name: 'action', any: t`Any action`, options: named(actions) },
    { name: 'kind', any: t`Any subject`, options: named(kinds) },
    { name: 'from', day: t`From` },
    { name: 'to', day: t`To` },
  ],
  columns: [],
  body: (rows) => <Days rows={rows} />,
});

const NO_WORDS: Words = { actions: [], kinds: [], staff: [] };

export function AuditScreen() {
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

const dayText = (at: string) => {
  const day = formatDay(new Date(at));
  if (day === formatDay(new Date())) return TEXTS.dayNamed(t`Today`, day);
  return day === formatDay(new Date(Date.now() - DAY_MS)) ? TEXTS.dayNamed(t`Yesterday`, day) : day;
};

/** What was done, day by day, time first. */
function Days({ rows }: { rows: readonly AuditRow[] }) {
  const days = Map.groupBy(actsOf(rows), ([{ at }]) => dayText(at));
  return (
    <>
      <p
        aria-hidden="true"
        className={`${ACT_GRID} min-h-10 items-center bg-sunken px-5 text-ink-3 text-meta max-ml:hidden`}
      >
        <span><Trans>Time</Trans></span>
        <span><Trans>Who</Trans></span>
        <span><Trans>What</Trans></span>
        <span className="text-right"><Trans>Calls</Trans></span>
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
    success: ({ rows, brokenAt }) => (brokenAt === null ? TEXTS.chainHolds(rows) : null),
    onSuccess: ({ brokenAt }) => brokenAt !== null && toastError(TEXTS.chainBreaks(brokenAt)),
  });
  return (
    <Button variant="line" busy={checking.isPending} onClick={() => checking.mutate()}>
      <Link2 size={18} strokeWidth={1.75} aria-hidden="true" />
      <Trans>Check for changed entries</Trans>
    </Button>
  );
}
