import type { PaymentMethod } from '@plyhaat/contract/billing/payments';
import { useQuery } from '@tanstack/react-query';
import { CreditCard, type LucideIcon, Smartphone, Wallet } from 'lucide-react';
import { useState } from 'react';
import { classes } from '#ui/classes.ts';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Radio } from '#ui/forms/Radio.tsx';
import { paymentMethods } from '../billing.queries.ts';
import * as TEXTS from './texts.ts';

export const METHODS: Readonly<Record<PaymentMethod, { name: string; line: string; Icon: LucideIcon }>> = {
  phonepay: { name: 'PhonePe', line: TEXTS.upiFromAnyApp, Icon: Smartphone },
  justpay: { name: TEXTS.juspay, line: TEXTS.upiNetBankingWallets, Icon: Wallet },
  card: { name: TEXTS.card, line: TEXTS.creditOrDebitCard, Icon: CreditCard },
};
const ORDER: readonly PaymentMethod[] = ['phonepay', 'justpay', 'card'];

/** What the member chose now or before, or the first of what this installation has. */
export function usePayMethod(before: string | undefined) {
  const offered = useQuery(paymentMethods()).data ?? ORDER;
  const [chosen, setMethod] = useState<PaymentMethod | undefined>(ORDER.find((one) => one === before));
  const method = [chosen, ...ORDER].find((one) => one && offered.includes(one)) ?? 'phonepay';
  return { method, setMethod };
}

type Props = { method: PaymentMethod; onChange: (method: PaymentMethod) => void };

/** The ways to pay that this installation has. */
export function PayMethods({ method, onChange }: Props) {
  const offered = useQuery(paymentMethods());
  return (
    <div>
      {offered.isPending && (
        <>
          <Loading />
          <Skeleton corners="card" className="h-44" />
        </>
      )}
      {offered.isError && (
        <ErrorState text={offered.error.message} onRetry={offered.refetch} busy={offered.isFetching} />
      )}
      {offered.data && (
        <fieldset className="overflow-hidden rounded-card border border-line">
          <legend className="sr-only">{TEXTS.payWith}</legend>
          {ORDER.filter((one) => offered.data.includes(one)).map((one) => (
            <Method key={one} value={one} chosen={one === method} onChoose={() => onChange(one)} />
          ))}
        </fieldset>
      )}
      <p className="mt-3 text-ink-3 text-meta">{TEXTS.plyhaatNeverAsksFor}</p>
    </div>
  );
}

export function PayWith(props: Props) {
  return (
    <Panel title={TEXTS.payWith}>
      <PayMethods {...props} />
    </Panel>
  );
}

function Method({ value, chosen, onChoose }: { value: PaymentMethod; chosen: boolean; onChoose: () => void }) {
  const { name, line, Icon } = METHODS[value];
  return (
    <label
      className={classes(
        'flex min-h-16 items-center gap-4 border-line border-b px-4 py-3 last:border-b-0 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2',
        chosen ? 'bg-teak-soft' : 'bg-surface',
      )}
    >
      <span
        aria-hidden="true"
        className="grid size-10 flex-none place-items-center rounded border border-line bg-surface"
      >
        <Icon size={20} strokeWidth={1.75} />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block font-semibold text-ui">{name}</b>
        <span className="block text-ink-2 text-meta">{line}</span>
      </span>
      <Radio name="paymentType" aria-label={name} value={value} checked={chosen} onChange={onChoose} />
    </label>
  );
}
