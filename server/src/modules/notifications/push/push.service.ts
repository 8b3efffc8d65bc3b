import { createECDH } from 'node:crypto';
import { signInRequired } from '@plyhaat/contract/core/errors';
import { SOURCE_LANGUAGE } from '@plyhaat/contract/core/languages';
import { KINDS, type NotificationType } from '@plyhaat/contract/notifications/kinds';
import { type PushSubscription, pushRefused, pushUnavailable } from '@plyhaat/contract/notifications/push';
import * as z from 'zod/mini';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { worded } from '../worded.ts';
import { isPushAddress } from './push.address.ts';
import { deliver } from './push.deliver.ts';
import { holdSession, removeGone, removeOwn, selectDue, selectSubscribed, upsertSubscription } from './push.sql.ts';

export const PUSH_TASK = 'notifications.push';
/** A service takes 4,096 bytes; nobody reads a longer notification. */
const MOST_TEXT = 500;

export const PushOrder = z.object({ notificationId: z.string(), subscriptionId: z.string() });
type PushOrder = z.infer<typeof PushOrder>;

function isOnCurve(p256dh: string): boolean {
  try {
    const own = createECDH('prime256v1');
    own.generateKeys();
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

export async function subscribe({ db, settings: { push } }: Deps, who: Member, browser: PushSubscription) {
  if (!push) throw new AppError(pushUnavailable);
  if (!isPushAddress(browser.endpoint, push) || !isOnCurve(browser.keys.p256dh)) throw new AppError(pushRefused);
  await db.transaction(async (db) => {
    if (!(await holdSession(db, who))) throw new AppError(signInRequired);
    await upsertSubscription(db, who, browser);
  });
  return { message: 'Notifications are on for this device.' };
}

export async function unsubscribe({ db }: Deps, who: Member, endpoint: string) {
  await removeOwn(db, who.id, endpoint);
  return { message: 'Notifications are off for this device.' };
}

type Inserted = { readonly id: string; readonly memberId: string };

/**
 * One job a notification and browser, in the transaction that made the notification: one that fails holds up no other
 * (NOTE-13).
 */
export async function askForPushes(db: Db, type: NotificationType, inserted: readonly Inserted[]): Promise<void> {
  if (!('push' in KINDS[type]) || inserted.length === 0) return;
  const subscribed = await selectSubscribed(
    db,
    inserted.map(({ memberId }) => memberId),
  );
  for (const { id: notificationId, memberId } of inserted)
    for (const { id: subscriptionId } of subscribed.filter((browser) => browser.memberId === memberId)) {
      const order: PushOrder = { notificationId, subscriptionId };
      // In a queue of their own: a push service that hangs keeps one worker busy, not all of them.
      await ask(db, PUSH_TASK, order, { key: `${PUSH_TASK} ${notificationId} ${subscriptionId}`, queue: PUSH_TASK });
    }
}

export async function sendPush(
  { db, languages, settings: { push } }: Deps,
  { notificationId, subscriptionId }: PushOrder,
) {
  const due = push && (await selectDue(db, notificationId, subscriptionId));
  if (!due) return;
  const { title, text, target } = worded(languages, languages.isOffered(due.language) ? due.language : SOURCE_LANGUAGE, due.row);
  const message = { id: notificationId, title, text: text.slice(0, MOST_TEXT), to: target.to };
  if ((await deliver(push, due.browser, message)) === 'gone') await removeGone(db, subscriptionId);
}
