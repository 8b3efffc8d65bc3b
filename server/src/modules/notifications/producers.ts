import type { NotificationType } from '@plyhaat/contract/notifications/kinds';
import type { Db } from '#platform/db/db.ts';
import { type EventType, on } from '#platform/jobs/events.ts';
import { type Telling, tell } from './tell.service.ts';

/** The one name of this module's listeners in the queue. */
export const LISTENER = 'notifications.tell';

/** A listener and the types it makes, so that a test can compare them with the table of kinds. */
export type Producer = { readonly types: readonly NotificationType[]; readonly subscription: ReturnType<typeof on> };

/** Notifies of an event in one transaction, so that a failed listener can run again. */
export const tells = <P>(
  event: EventType<P>,
  types: readonly NotificationType[],
  make: (payload: P, db: Db) => Promise<readonly Telling[]> | readonly Telling[],
): Producer => ({
  types,
  subscription: on(event, LISTENER, ({ db }, payload, eventId) =>
    db.transaction(async (db) => {
      for (const telling of await make(payload, db)) await tell(db, eventId, telling);
    }),
  ),
});

/** Types whose action comes with a later part of the product; each part takes its own from here. */
export const LATER: readonly NotificationType[] = [];
