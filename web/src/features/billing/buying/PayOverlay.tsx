import { Trans, useLingui } from '@lingui/react/macro';
import { formatRupees } from '@plyhaat/contract/core/money';
import { Link } from '@tanstack/react-router';
import { Check, Circle, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '#ui/Button.tsx';
import { Spinner } from '#ui/display/Spinner.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { useMethodName } from './PayWith.tsx';
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
  const { t } = useLingui();
  const open = state.kind === 'processing' || (state.kind === 'paid' && paidTitle !== undefined);
  const processing = useProcessingTitle(state);
  return (
    <Dialog
      open={open}
      onOpenChange={() => {}}
      dismissible={false}
      title={processing ?? paidTitle}
      description={total === undefined ? what : t`${{ total: formatRupees(total) }} for ${what}`}
    >
      {state.kind === 'processing' && <Steps state={state} />}
      {state.kind === 'paid' && (
        <div className="grid gap-4">
          <ol className="grid gap-3 text-ui">
            <Step done>{t`Order ${{ orderId: state.orderId }} is paid`}</Step>
            <Step done>
              <Trans>We are e-mailing your GST invoice</Trans>
            </Step>
          </ol>
          <Link
            to="/account"
            search={{ tab: 'mySubscription' }}
            className={buttonClass({ variant: 'line', block: true })}
          >
            <Trans>My Subscriptions</Trans>
          </Link>
        </div>
      )}
    </Dialog>
  );
}

function useProcessingTitle(state: PurchaseState): string | undefined {
  const { t } = useLingui();
  const provider = useMethodName(state.kind === 'processing' ? state.method : 'card');
  if (state.kind !== 'processing') return undefined;
  return state.method === 'card' ? t`Processing your payment` : t`Taking you to ${provider}`;
}

function Steps({ state: { method, orderId } }: { state: Extract<PurchaseState, { kind: 'processing' }> }) {
  const { t } = useLingui();
  const provider = useMethodName(method);
  return (
    <div className="grid gap-4" role="status">
      <ol className="grid gap-3 text-ui">
        <Step done={orderId !== undefined} now={orderId === undefined}>
          <Trans>Saving your order</Trans>
        </Step>
        <Step now={orderId !== undefined}>
          {method === 'card' ? t`Charging the card` : t`Opening ${provider} in this tab`}
        </Step>
        <Step>
          <Trans>Then back here with your invoice</Trans>
        </Step>
      </ol>
      <p className="flex gap-2.5 rounded bg-sunken px-4 py-3 text-ink-2 text-meta">
        <ShieldCheck size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
        <Trans>You can close this tab safely. Your order is saved under Orders.</Trans>
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
