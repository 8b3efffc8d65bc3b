import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
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

/** Rupees with at most two digits of paise. */
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

/** What is wrong with the amount typed, if anything. */
function objection(text: string, left: number): MessageDescriptor | undefined {
  if (!AMOUNT.test(text) || Number(text) <= 0) return msg`Please enter an amount in rupees`;
  return toPaise(Number(text)) > toPaise(left)
    ? msg`At most ${{ sum: formatRupees(left) }} can be refunded`
    : undefined;
}

type Errors = { amount?: string | undefined; reason?: string | undefined };

/** Gives money back. The same amount and reason sent twice are one refund. */
export function RefundDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { t } = useLingui();
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
    setErrors({ amount: wrong && t(wrong), reason: reason ? undefined : t`Please give a reason` });
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
      title={t`Refund order ${{ id: order._id }}`}
      description={t`${{ sum: formatRupees(left) }} can be refunded.`}
    >
      <Form onSubmit={submit} className="grid gap-5">
        <Field
          label={t`Amount, with GST`}
          help={isWhole ? t`A full refund ends what was bought.` : t`A part refund leaves what was bought running.`}
          error={errors.amount}
          required
        >
          <AmountInput
            value={amount}
            onChange={({ target }) => {
              setAmount(target.value);
              setErrors({});
            }}
          />
        </Field>
        <Field label={t`Reason`} help={t`Printed on the credit note.`} error={errors.reason} required>
          <Textarea name="reason" rows={3} maxLength={300} onChange={() => setErrors({})} />
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Button variant="line" onClick={onClose} disabled={refunding.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="danger" busy={refunding.isPending}>
            <Trans>Refund</Trans>
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
