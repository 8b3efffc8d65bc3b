import type { Deps } from '#platform/deps.ts';
import { keepUnmatched } from './unmatched.sql.ts';

/**
 * A notice names an order that is not ours: where the provider itself says that it was paid, the money waits for staff.
 * False where there is none. A provider that does not answer makes the notice's job try again.
 */
export async function keepStray({ db, payments }: Deps, provider: string, providerOrderId: string): Promise<boolean> {
  const answer = await payments.named(provider)?.status(providerOrderId);
  if (answer?.state !== 'paid') return false;
  const { amountPaise, reference } = answer;
  await keepUnmatched(db, { provider, providerOrderId, reason: 'no_order', amount: amountPaise ?? 0, reference });
  return true;
}
