import type { OrderStep } from '@plyhaat/contract/billing/staff/order';
import { formatMoment } from '@plyhaat/contract/core/dates';
import { formatRupees } from '@plyhaat/contract/core/money';
import { FileText, Flag, type LucideIcon, MessageSquare, Radio, Undo2, Webhook } from 'lucide-react';
import { useSay } from '#ui/said.ts';
import { stepWords } from './step.words.ts';

const ICONS: Readonly<Record<OrderStep['kind'], LucideIcon>> = {
  state: Flag,
  start: Radio,
  status: MessageSquare,
  notice: Webhook,
  refund: Undo2,
  paper: FileText,
};

/** Everything that happened to an order, from the first attempt on. */
export function Timeline({ steps }: { steps: readonly OrderStep[] }) {
  return (
    <ol className="grid">
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays where it is
        <Step key={at} step={step} />
      ))}
    </ol>
  );
}

function Step({ step: { at, kind, said: outcome, amount, about } }: { step: OrderStep }) {
  const say = useSay();
  const Icon = ICONS[kind];
  const more = [amount === null ? null : formatRupees(amount), about].filter(Boolean).join(' · ');
  return (
    <li className="flex gap-3 border-line border-t py-2.5 text-ui first:border-t-0">
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none text-ink-3" />
      <div className="flex min-w-0 flex-1 justify-between gap-x-4 max-sm:flex-col">
        <div className="min-w-0">
          <p className={kind === 'state' ? 'font-semibold' : undefined}>{say(stepWords(kind, outcome))}</p>
          {more && <p className="text-ink-3 text-meta wrap-anywhere">{more}</p>}
        </div>
        <time dateTime={at} className="flex-none text-ink-3 text-meta tabular-nums">
          {formatMoment(new Date(at))}
        </time>
      </div>
    </li>
  );
}
