import { allowanceUsedUp } from '@plyhaat/contract/billing/billing';
import type { CallError } from '#api/call.ts';
import { BuyLink } from '../AllowanceLeft.tsx';

/** What was typed stays: it can be sent once there is something to send it with. */
export function UsedUp({ refusal }: { refusal: CallError | null }) {
  if (!refusal?.is(allowanceUsedUp)) return null;
  return (
    <p role="alert" className="rounded bg-amber-soft px-4 py-3 text-amber-ink text-ui">
      {refusal.message} <BuyLink />
    </p>
  );
}
