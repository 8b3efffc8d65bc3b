import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StaffOrder } from '@plyhaat/contract/billing/staff/order';
import { formatDay } from '@plyhaat/contract/core/dates';
import { formatRupees } from '@plyhaat/contract/core/money';
import { Badge } from '#ui/display/Badge.tsx';
import { Panel } from '#ui/display/Panel.tsx';

const REFUND_STATES = {
  pending: msg`On its way`,
  done: msg`Done`,
  failed: msg`Refused`,
} as const;

const TONES = { pending: 'wait', done: 'ok', failed: 'no' } as const;

/** What was given back, by whom and why. */
export function Refunds({ order: { refunds, refundable } }: { order: StaffOrder }) {
  const { t } = useLingui();
  return (
    <Panel title={t`Refunds`} line={t`${{ sum: formatRupees(refundable) }} can be refunded.`}>
      <ul>
        {refunds.map(({ _id, amount, state, reason, by, createdAt }) => (
          <li key={_id} className="grid gap-0.5 border-line border-t py-2.5 text-ui first:border-t-0 first:pt-0">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <b className="font-semibold tabular-nums">{formatRupees(amount)}</b>
              <Badge tone={TONES[state]}>{t(REFUND_STATES[state])}</Badge>
            </p>
            <p className="wrap-anywhere">{reason}</p>
            <p className="text-ink-3 text-meta">{[by, formatDay(new Date(createdAt))].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
