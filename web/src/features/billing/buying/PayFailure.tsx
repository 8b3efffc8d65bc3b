import { Notice } from '#forms/Notice.tsx';
import type { PurchaseState } from './usePurchase.ts';

/** Why a payment did not begin, and whether something was charged. */
export function PayFailure({ state }: { state: PurchaseState }) {
  if (state.kind !== 'choosing' || !state.failure) return null;
  const { text, below } = state.failure;
  return (
    <Notice outcome="failed">
      <span>
        {text}
        {below && <span className="block font-normal text-ink">{below}</span>}
      </span>
    </Notice>
  );
}
