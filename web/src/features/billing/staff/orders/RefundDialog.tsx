import type { StaffOrder } from '@plyhaat/contract/billing/staff/order';
import { formatRupees, toPaise } from '@plyhaat/contract/core/money';
import { amountDigits } from '@plyhaat/contract/core/price-field';
import { type SubmitEvent, useRef, useState } from 'react';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { AmountInput } from '#ui/forms/AmountInput.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Textarea } from '#ui/forms/Input.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { refundingOrder } from '../money.queries.ts';
import * as TEXTS from './texts.ts';

/** Rupees with at most two digits of paise. */
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

/** What is wrong with the amount typed, if anything. */
function objection(text: string, left: number): string | undefined {
  if (!AMOUNT.test(text) || Number(text) <= 0) return TEXTS.enterAmount;
  return toPaise(Number(text)) > toPaise(left) ? TEXTS.atMost(formatRupees(left)) : undefined;
}

type Errors = { amount?: string | undefined; reason?: string | undefined };

/** Gives money back. The same amount and reason sent twice are one refund. */
export function RefundDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const left = order.refundable;
  const [amount, setAmount] = useState(String(left));
  const [errors, setErrors] = useState<Errors>({});
  const keys = useRef(new Map<string, string>());
  const refunding = useChange(refundingOrder(order._id), { refresh: [['admin']], onSuccess: onClose });
  const typed = amountDigits(amount);
  const isWhole = toPaise(Number(typed)) === toPaise(left);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (refunding.isPending) return;
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    const wrong = objection(typed, left);
    setErrors({ amount: wrong, reason: reason ? undefined : TEXTS.reasonNeeded });
    if (wrong || !reason) return;
    const sent = `${typed} ${reason}`;
    const key = keys.current.get(sent) ?? crypto.randomUUID();
    keys.current.set(sent, key);
    refunding.mutate({ amount: Number(typed), reason, key });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!refunding.isPending}
      title={TEXTS.refundOrder(order._id)}
      description={TEXTS.leftToRefund(formatRupees(left))}
    >
      <Form onSubmit={submit} className="grid gap-5">
        <Field label={TEXTS.amount} help={isWhole ? TEXTS.wholeEnds : TEXTS.partLeaves} error={errors.amount} required>
          <AmountInput
            value={amount}
            onChange={({ target }) => {
              setAmount(target.value);
              setErrors({});
            }}
          />
        </Field>
        <Field label={TEXTS.reason} help={TEXTS.reasonHelp} error={errors.reason} required>
          <Textarea name="reason" rows={3} maxLength={300} onChange={() => setErrors({})} />
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Button variant="line" onClick={onClose} disabled={refunding.isPending}>
            {TEXTS.cancel}
          </Button>
          <Button type="submit" variant="danger" busy={refunding.isPending}>
            {TEXTS.refund}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
