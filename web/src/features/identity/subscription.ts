import { checkSubscription } from '@plyhaat/contract/billing/billing';
import { call } from '#api/call.ts';
import { session } from '#api/session.ts';

/** Whether a subscription of the member runs; where that cannot be found out, none does (IDEN-8). */
export const isSubscribed = (userId: string): Promise<boolean> =>
  call(checkSubscription, { params: { userId } }).then(
    ({ data }) => data,
    () => false,
  );

export async function recheckSubscription(): Promise<void> {
  const { user } = session.get();
  if (!user) return;
  const subscribed = await isSubscribed(user._id);
  if (session.get().user?._id === user._id) session.setSubscribed(subscribed);
}
