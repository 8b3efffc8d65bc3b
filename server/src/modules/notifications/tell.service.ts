import { describe, KINDS, type NotificationType, type PayloadOf } from '@plyhaat/contract/notifications/kinds';
import { englishOf, type Told, textOf } from '@plyhaat/contract/notifications/told';
import type { Db } from '#platform/db/db.ts';
import { askForMails } from './mails.service.ts';
import { askForPushes } from './push/push.service.ts';
import { insertNew, type NewRow, notifyStreams } from './tell.sql.ts';

type TellingOf<T extends NotificationType> = {
  readonly type: T;
  readonly to: readonly string[];
  readonly payload: PayloadOf<T>;
  /** For the types that show what is stored. */
  readonly told?: Told;
  readonly topic?: string;
};
/** A notification and its recipients. */
export type Telling = { [T in NotificationType]: TellingOf<T> }[NotificationType];

const rowOf = (eventId: string, { type, payload, told, topic }: Telling): Omit<NewRow, 'memberId'> => ({
  eventId,
  type,
  payload,
  content: told ? textOf(englishOf(told)) : describe({ type, payload }).text,
  told: told ?? null,
  topic: topic ?? null,
  mailedAt: KINDS[type].mail === 'billing' ? new Date() : null,
});

/**
 * Tells members of an event, in the caller's transaction. Who was told of it before, or is blocked, gets nothing
 * (NOTE-4).
 */
export async function tell(db: Db, eventId: string, telling: Telling): Promise<void> {
  if (telling.to.length === 0) return;
  const inserted = await insertNew(db, telling.to, rowOf(eventId, telling));
  await notifyStreams(db, inserted);
  await askForPushes(db, telling.type, inserted);
  await askForMails(db, telling.type, inserted);
}
