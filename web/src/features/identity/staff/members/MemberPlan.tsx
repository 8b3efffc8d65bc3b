import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '@plyhaat/contract/core/dates';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import type { MemberDetail } from '@plyhaat/contract/identity/staff/members';
import { Link } from '@tanstack/react-router';
import { Panel } from '#ui/display/Panel.tsx';
import { Progress } from '#ui/display/Progress.tsx';
import * as TEXTS from './texts.ts';

/** The plan that runs, how much of it is over, and what is used of it and of top-ups. */
export function MemberPlan({ member: { _id, plan, allowances, orders } }: { member: MemberDetail }) {
  const { t } = useLingui();
  return (
    <Panel
      title={t`Plan`}
      tools={
        orders.total > 0 && (
          <Link
            to="/admin/members/$id"
            params={{ id: _id }}
            search={{ tab: 'orders' }}
            className="link -my-2 inline-flex min-h-11 items-center text-ui"
          >
            <Trans>Orders</Trans>
          </Link>
        )
      }
    >
      {plan ? <Running plan={plan} /> : <p className="text-ink-2 text-ui"><Trans>No plan is running.</Trans></p>}
      {allowances.length > 0 && (
        <dl className="mt-3 grid text-ui">
          {allowances.map(({ kind, granted, used }) => (
            <div key={kind} className="flex justify-between gap-4 border-line border-t py-2">
              <dt>{TEXTS.allowanceKinds[kind]}</dt>
              <dd className="font-semibold tabular-nums">{TEXTS.leftOfGranted(granted - used, granted)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}

function Running({ plan: { name, startsAt, endsAt } }: { plan: NonNullable<MemberDetail['plan']> }) {
  const { t } = useLingui();
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  const left = Math.max(0, Math.ceil((end - Date.now()) / DAY_MS));
  return (
    <>
      <p className="text-ui">
        <b className="block font-semibold">{name}</b>
        <span className="text-ink-2">{TEXTS.endsIn(formatDay(new Date(endsAt)), left)}</span>
      </p>
      <Progress label={t`Part of the plan that is over`} value={Date.now() - start} max={end - start} className="mt-3" />
    </>
  );
}
