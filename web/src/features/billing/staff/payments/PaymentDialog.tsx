import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UnmatchedPayment } from '@plyhaat/contract/billing/staff/unmatched';
import { formatMoment } from '@plyhaat/contract/core/dates';
import { formatRupees } from '@plyhaat/contract/core/money';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Check } from '#ui/forms/Check.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Input, Textarea } from '#ui/forms/Input.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { candidatesOf, decidingPayment, type PaymentDecision } from '../money.queries.ts';

const QUESTIONS = {
  match: (sum: string) => msg`Match ${sum} with an order`,
  refund: (sum: string) => msg`Refund ${sum}`,
  note: (sum: string) => msg`Note on the payment of ${sum}`,
} as const;

const EXPLAINED = {
  match: msg`The order becomes paid: what was bought starts, and its invoice is issued.`,
  refund: msg`The whole payment goes back the way it came. It had no invoice, so there is no credit note.`,
  note: msg`Other members of staff see it here.`,
} as const;

const CONFIRMS = {
  match: msg`Match`,
  refund: msg`Refund`,
  note: msg`Save note`,
} as const;

export type PaymentAct = 'match' | 'refund' | 'note';

type Props = { payment: UnmatchedPayment; act: PaymentAct; onClose: () => void };
type Errors = { note?: string; orderId?: string };

const ORDER = /^[A-Z0-9]{17}$/;

function decisionOf(act: PaymentAct, form: FormData): PaymentDecision {
  const fieldText = (name: string) => String(form.get(name) ?? '').trim();
  const note = fieldText('note');
  if (act === 'match') return { act, orderId: fieldText('orderId').toUpperCase(), note };
  return { act: act === 'note' && form.get('close') ? 'close' : act, note };
}

/** Asks for what a decision needs: a note always, and the order where it is matched. */
export function PaymentDialog({ payment, act, onClose }: Props) {
  const { t } = useLingui();
  const deciding = useChange(decidingPayment(payment._id), { refresh: [['admin']], onSuccess: onClose });
  const [errors, setErrors] = useState<Errors>({});
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (deciding.isPending) return;
    const decision = decisionOf(act, new FormData(event.currentTarget));
    const next: Errors = {
      ...(!decision.note && { note: t`Please write a note` }),
      ...(decision.act === 'match' &&
        !ORDER.test(decision.orderId) && { orderId: t`Please enter an order number of 17 characters` }),
    };
    setErrors(next);
    if (Object.keys(next).length === 0) deciding.mutate(decision);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!deciding.isPending}
      title={t(QUESTIONS[act](formatRupees(payment.amount)))}
      description={t(EXPLAINED[act])}
    >
      <Form onSubmit={submit} className="grid gap-5" onChange={() => setErrors({})}>
        {act === 'match' && <OrderChoice payment={payment} error={errors.orderId} />}
        <Field label={t`Note`} help={t`Kept with the payment and in the audit log.`} error={errors.note} required>
          <Textarea name="note" rows={3} maxLength={300} defaultValue={act === 'note' ? (payment.note ?? '') : ''} />
        </Field>
        {act === 'note' && (
          <Check
            name="close"
            label={t`Close this payment`}
            help={t`It was dealt with elsewhere and needs no refund.`}
          />
        )}
        <div className="grid grid-cols-2 gap-3">
          <Button variant="line" onClick={onClose} disabled={deciding.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant={act === 'refund' ? 'danger' : 'primary'} busy={deciding.isPending}>
            {t(CONFIRMS[act])}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** Unpaid orders of the same sum to choose from; another one can be typed. */
function OrderChoice({ payment, error }: { payment: UnmatchedPayment; error: string | undefined }) {
  const { t } = useLingui();
  const [orderId, setOrderId] = useState('');
  const found = useQuery(candidatesOf(payment._id)).data ?? [];
  return (
    <div className="grid gap-3">
      {found.length > 0 && (
        <ul aria-label={t`Unpaid orders of this amount`} className="grid gap-2">
          {found.map(({ _id, member, items, createdAt }) => (
            <li key={_id}>
              <button
                type="button"
                aria-pressed={orderId === _id}
                onClick={() => setOrderId(_id)}
                className="w-full rounded border border-line px-3 py-2 text-left text-ui hover:bg-paper aria-pressed:border-teak aria-pressed:bg-teak-soft"
              >
                <b className="block font-semibold">{_id}</b>
                <span className="text-ink-2 text-meta">
                  {[member, items, formatMoment(new Date(createdAt))].filter(Boolean).join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Field label={t`Order number`} error={error} required>
        <Input
          name="orderId"
          autoComplete="off"
          maxLength={17}
          value={orderId}
          onChange={({ target }) => setOrderId(target.value)}
        />
      </Field>
    </div>
  );
}
