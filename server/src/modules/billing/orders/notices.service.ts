import { noticeRefused } from '@plyhaat/contract/billing/payments';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { findAttempted } from './attempts.sql.ts';
import { findUnhandled, keepNotice, markHandled } from './notices.sql.ts';
import { checkOrder } from './payment.service.ts';
import { keepStray } from './unmatched.service.ts';

export const NOTICE_TASK = 'billing.handleNotice';

type Headers = Readonly<Record<string, string | undefined>>;

/** Stores what a provider sent, once for each event, and leaves the rest to a job: the answer is fast. */
export async function receiveNotice({ db, payments }: Deps, name: string, body: Buffer, headers: Headers) {
  const notice = payments.named(name)?.readNotice(body, headers);
  if (!notice) throw new AppError(noticeRefused);
  await db.transaction(async (db) => {
    const noticeId = await keepNotice(db, { provider: name, body, ...notice });
    if (noticeId) await ask(db, NOTICE_TASK, { noticeId });
  });
}

/** A notice is a hint: what counts is our own question to the provider. */
export async function handleNotice(deps: Deps, noticeId: string): Promise<void> {
  const notice = await findUnhandled(deps.db, noticeId);
  if (!notice) return;
  const { provider, orderId: named } = notice;
  const orderId = named ? await findAttempted(deps.db, provider, named) : undefined;
  if (orderId && named) await checkOrder(deps, orderId, { named });
  else if (!(named && (await keepStray(deps, provider, named))))
    deps.log.warn({ noticeId, provider }, 'a payment notice names no order of ours');
  await markHandled(deps.db, noticeId);
}
