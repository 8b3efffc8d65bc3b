import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AllowanceKind } from '@plyhaat/contract/billing/billing';
import { formatDay } from '@plyhaat/contract/core/dates';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import type { MemberDetail } from '@plyhaat/contract/identity/staff/members';
import { Link } from '@tanstack/react-router';
import { Panel } from '#ui/display/Panel.tsx';
import { Progress } from '#ui/display/Progress.tsx';
import { countText } from './member.words.ts';

const ALLOWANCES: Readonly<Record<AllowanceKind, MessageDescriptor>> = {
  sale: msg`Flash sales`,
  advertisement: msg`New arrivals`,
  banner: msg`Banners`,
  opportunity: msg`Opportunities`,
};

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
      {plan ? (
        <Running plan={plan} />
      ) : (
        <p className="text-ink-2 text-ui">
          <Trans>No plan is running.</Trans>
        </p>
      )}
      {allowances.length > 0 && (
        <dl className="mt-3 grid text-ui">
          {allowances.map(({ kind, granted, used }) => (
            <div key={kind} className="flex justify-between gap-4 border-line border-t py-2">
              <dt>{t(ALLOWANCES[kind])}</dt>
              <dd className="font-semibold tabular-nums">{t`${{ left: countText(granted - used) }} left of ${{ granted: countText(granted) }}`}</dd>
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
  const day = formatDay(new Date(endsAt));
  const left = Math.max(0, Math.ceil((end - Date.now()) / DAY_MS));
  return (
    <>
      <p className="text-ui">
        <b className="block font-semibold">{name}</b>
        <span className="text-ink-2">{t`${plural(left, { one: `Ends ${day}, ${left} day left`, other: `Ends ${day}, ${left} days left` })}`}</span>
      </p>
      <Progress
        label={t`Part of the plan that is over`}
        value={Date.now() - start}
        max={end - start}
        className="mt-3"
      />
    </>
  );
}
