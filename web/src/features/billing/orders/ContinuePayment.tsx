import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '@plyhaat/contract/billing/orders';
import { formatRupees } from '@plyhaat/contract/core/money';
import { useState } from 'react';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { cancelling, continuing } from '../billing.queries.ts';
import { PayFailure } from '../buying/PayFailure.tsx';
import { PayOverlay } from '../buying/PayOverlay.tsx';
import { PayMethods, usePayMethod } from '../buying/PayWith.tsx';
import { usePurchase } from '../buying/usePurchase.ts';
import { useOrderName } from './order-state.ts';

/** An open order goes on where it was left, by any method, or is cancelled (BILL-24, BILL-25). */
export function ContinuePayment({ order }: { order: Order }) {
  const { t } = useLingui();
  const { _id, total, paymentType } = order;
  const name = useOrderName(order);
  const { method, setMethod } = usePayMethod(paymentType);
  const { state, pay } = usePurchase(continuing(_id), _id);
  return (
    <Panel
      title={t`Continue payment`}
      line={t`${{ total: formatRupees(total) }} for the same order, by any of these ways to pay.`}
    >
      <div className="grid gap-5">
        <PayMethods method={method} onChange={setMethod} />
        <PayFailure state={state} />
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <Button size="lg" onClick={() => pay(method, total)} busy={state.kind === 'processing'}>
            <Trans>Continue payment</Trans>
          </Button>
          <CancelOrder id={_id} />
        </div>
      </div>
      <PayOverlay state={state} what={name} total={total} />
    </Panel>
  );
}

function CancelOrder({ id }: { id: string }) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const cancel = useChange(cancelling(id), {
    refresh: [['order'], ['orders'], ['subscriptions'], ['own topups']],
    refreshOnError: true,
    onSettled: () => setAsked(false),
  });
  return (
    <>
      <Button variant="line" size="lg" onClick={() => setAsked(true)}>
        <Trans>Cancel</Trans>
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t`Cancel this order?`}
        text={t`You will not be charged. A payment that is already on its way still counts: you then get what you ordered.`}
        confirmLabel={t`Cancel order`}
        cancelLabel={t`Keep order`}
        onConfirm={() => cancel.mutate()}
        danger
        busy={cancel.isPending}
      />
    </>
  );
}
