import type { StaffOrder } from '@plyhaat/contract/billing/staff/order';
import { formatDay } from '@plyhaat/contract/core/dates';
import { formatRupees } from '@plyhaat/contract/core/money';
import { Badge } from '#ui/display/Badge.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import * as TEXTS from './texts.ts';

const TONES = { pending: 'wait', done: 'ok', failed: 'no' } as const;

/** What was given back, by whom and why. */
export function Refunds({ order: { refunds, refundable } }: { order: StaffOrder }) {
  return (
    <Panel title={TEXTS.refunds} line={TEXTS.leftToRefund(formatRupees(refundable))}>
      <ul>
        {refunds.map(({ _id, amount, state, reason, by, createdAt }) => (
          <li key={_id} className="grid gap-0.5 border-line border-t py-2.5 text-ui first:border-t-0 first:pt-0">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <b className="font-semibold tabular-nums">{formatRupees(amount)}</b>
              <Badge tone={TONES[state]}>{TEXTS.refundStates[state]}</Badge>
            </p>
            <p className="wrap-anywhere">{reason}</p>
            <p className="text-ink-3 text-meta">{[by, formatDay(new Date(createdAt))].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
