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
import * as TEXTS from './texts.ts';

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
  const deciding = useChange(decidingPayment(payment._id), { refresh: [['admin']], onSuccess: onClose });
  const [errors, setErrors] = useState<Errors>({});
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (deciding.isPending) return;
    const decision = decisionOf(act, new FormData(event.currentTarget));
    const next: Errors = {
      ...(!decision.note && { note: TEXTS.noteNeeded }),
      ...(decision.act === 'match' && !ORDER.test(decision.orderId) && { orderId: TEXTS.orderNeeded }),
    };
    setErrors(next);
    if (Object.keys(next).length === 0) deciding.mutate(decision);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!deciding.isPending}
      title={TEXTS.questions[act](formatRupees(payment.amount))}
      description={TEXTS.explained[act]}
    >
      <Form onSubmit={submit} className="grid gap-5" onChange={() => setErrors({})}>
        {act === 'match' && <OrderChoice payment={payment} error={errors.orderId} />}
        <Field label={TEXTS.note} help={TEXTS.noteHelp} error={errors.note} required>
          <Textarea name="note" rows={3} maxLength={300} defaultValue={act === 'note' ? (payment.note ?? '') : ''} />
        </Field>
        {act === 'note' && <Check name="close" label={TEXTS.closeIt} help={TEXTS.closeHelp} />}
        <div className="grid grid-cols-2 gap-3">
          <Button variant="line" onClick={onClose} disabled={deciding.isPending}>
            {TEXTS.cancel}
          </Button>
          <Button type="submit" variant={act === 'refund' ? 'danger' : 'primary'} busy={deciding.isPending}>
            {TEXTS.confirms[act]}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** Unpaid orders of the same sum to choose from; another one can be typed. */
function OrderChoice({ payment, error }: { payment: UnmatchedPayment; error: string | undefined }) {
  const [orderId, setOrderId] = useState('');
  const found = useQuery(candidatesOf(payment._id)).data ?? [];
  return (
    <div className="grid gap-3">
      {found.length > 0 && (
        <ul aria-label={TEXTS.sameSum} className="grid gap-2">
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
      <Field label={TEXTS.order} error={error} required>
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
