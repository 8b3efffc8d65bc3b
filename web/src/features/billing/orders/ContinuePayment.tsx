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
import { orderName } from './order-state.ts';
import * as TEXTS from './texts.ts';

/** An open order goes on where it was left, by any method, or is cancelled (BILL-24, BILL-25). */
export function ContinuePayment({ order }: { order: Order }) {
  const { _id, total, paymentType } = order;
  const { method, setMethod } = usePayMethod(paymentType);
  const { state, pay } = usePurchase(continuing(_id), _id);
  return (
    <Panel title={TEXTS.continuePayment} line={TEXTS.sameOrder(formatRupees(total))}>
      <div className="grid gap-5">
        <PayMethods method={method} onChange={setMethod} />
        <PayFailure state={state} />
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <Button size="lg" onClick={() => pay(method, total)} busy={state.kind === 'processing'}>
            {TEXTS.continuePayment}
          </Button>
          <CancelOrder id={_id} />
        </div>
      </div>
      <PayOverlay state={state} what={orderName(order)} total={total} />
    </Panel>
  );
}

function CancelOrder({ id }: { id: string }) {
  const [isAsked, setAsked] = useState(false);
  const cancel = useChange(cancelling(id), {
    refresh: [['order'], ['orders'], ['subscriptions'], ['own topups']],
    refreshOnError: true,
    onSettled: () => setAsked(false),
  });
  return (
    <>
      <Button variant="line" size="lg" onClick={() => setAsked(true)}>
        {TEXTS.cancel}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={TEXTS.cancelQuestion}
        text={TEXTS.cancelText}
        confirmLabel={TEXTS.cancelOrder}
        cancelLabel={TEXTS.keepOrder}
        onConfirm={() => cancel.mutate()}
        danger
        busy={cancel.isPending}
      />
    </>
  );
}
