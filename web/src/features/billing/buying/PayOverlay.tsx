import { formatRupees } from '@plyhaat/contract/core/money';
import { Link } from '@tanstack/react-router';
import { Check, Circle, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '#ui/Button.tsx';
import { Spinner } from '#ui/display/Spinner.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { METHODS } from './PayWith.tsx';
import * as TEXTS from './texts.ts';
import type { PurchaseState } from './usePurchase.ts';

type Props = {
  state: PurchaseState;
  what: string;
  total: number | undefined;
  /** What runs once it is paid; missing for top-ups, which have their banner. */
  paidTitle?: string | undefined;
};

/** It covers the screen until the provider's page opens or the card is charged. */
export function PayOverlay({ state, what, total, paidTitle }: Props) {
  const open = state.kind === 'processing' || (state.kind === 'paid' && paidTitle !== undefined);
  const amount = total === undefined ? '' : TEXTS.totalFor(formatRupees(total));
  return (
    <Dialog
      open={open}
      onOpenChange={() => {}}
      dismissible={false}
      title={state.kind === 'processing' ? titleOf(state.method) : paidTitle}
      description={`${amount}${what}`}
    >
      {state.kind === 'processing' && <Steps state={state} />}
      {state.kind === 'paid' && (
        <div className="grid gap-4">
          <ol className="grid gap-3 text-ui">
            <Step done>{TEXTS.orderIdIs(state.orderId)}</Step>
            <Step done>{TEXTS.weAreEMailing}</Step>
          </ol>
          <Link
            to="/account"
            search={{ tab: 'mySubscription' }}
            className={buttonClass({ variant: 'line', block: true })}
          >
            {TEXTS.mySubscriptions}
          </Link>
        </div>
      )}
    </Dialog>
  );
}

const titleOf = (method: keyof typeof METHODS) =>
  method === 'card' ? TEXTS.processingYourPayment : TEXTS.takingYouToName(METHODS[method].name);

function Steps({ state: { method, orderId } }: { state: Extract<PurchaseState, { kind: 'processing' }> }) {
  return (
    <div className="grid gap-4" role="status">
      <ol className="grid gap-3 text-ui">
        <Step done={orderId !== undefined} now={orderId === undefined}>
          {TEXTS.savingYourOrder}
        </Step>
        <Step now={orderId !== undefined}>
          {method === 'card' ? TEXTS.chargingTheCard : TEXTS.openingInThisTab(METHODS[method].name)}
        </Step>
        <Step>{TEXTS.thenBackHereWith}</Step>
      </ol>
      <p className="flex gap-2.5 rounded bg-sunken px-4 py-3 text-ink-2 text-meta">
        <ShieldCheck size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
        {TEXTS.youCanCloseThis}
      </p>
    </div>
  );
}

function Step({ done = false, now = false, children }: { done?: boolean; now?: boolean; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      <span aria-hidden="true" className="grid size-5 flex-none place-items-center">
        {done && <Check size={18} strokeWidth={2} className="text-leaf" />}
        {now && <Spinner className="text-teak" />}
        {!done && !now && <Circle size={10} strokeWidth={2} className="text-ink-3" />}
      </span>
      {children}
    </li>
  );
}
