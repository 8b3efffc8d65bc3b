import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
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

const METHODS: Readonly<Record<PaymentMethod, { line: MessageDescriptor; Icon: LucideIcon }>> = {
  phonepay: { line: msg`UPI from any app, or a card, on PhonePe’s page`, Icon: Smartphone },
  justpay: { line: msg`UPI, net banking, wallets and cards on Juspay’s page`, Icon: Wallet },
  card: { line: msg`Credit or debit card, on the bank’s own page`, Icon: CreditCard },
};
const ORDER: readonly PaymentMethod[] = ['phonepay', 'justpay', 'card'];

/** A provider keeps its name in every language. */
export function useMethodName(method: PaymentMethod): string {
  const { t } = useLingui();
  if (method === 'card') return t`Card`;
  return method === 'phonepay' ? 'PhonePe' : 'Juspay';
}

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
          <legend className="sr-only">
            <Trans>Pay with</Trans>
          </legend>
          {ORDER.filter((one) => offered.data.includes(one)).map((one) => (
            <Method key={one} value={one} chosen={one === method} onChoose={() => onChange(one)} />
          ))}
        </fieldset>
      )}
      <p className="mt-3 text-ink-3 text-meta">
        <Trans>Plyhaat never asks for your card number.</Trans>
      </p>
    </div>
  );
}

export function PayWith(props: Props) {
  const { t } = useLingui();
  return (
    <Panel title={t`Pay with`}>
      <PayMethods {...props} />
    </Panel>
  );
}

function Method({ value, chosen, onChoose }: { value: PaymentMethod; chosen: boolean; onChoose: () => void }) {
  const { t } = useLingui();
  const name = useMethodName(value);
  const { line, Icon } = METHODS[value];
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
        <span className="block text-ink-2 text-meta">{t(line)}</span>
      </span>
      <Radio name="paymentType" aria-label={name} value={value} checked={chosen} onChange={onChoose} />
    </label>
  );
}
