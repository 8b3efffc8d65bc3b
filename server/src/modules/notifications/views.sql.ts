import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { views } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { notifications } from './notifications.tables.ts';
import type { NewRow } from './tell.sql.ts';

/** The last day on which a member viewed an item, and how many members viewed it that day. */
export async function selectViewers(db: Db, thingId: string, viewerId: string) {
  const [last] = await db
    .select({ day: views.day })
    .from(views)
    .where(and(eq(views.thingId, thingId), eq(views.viewerId, viewerId)))
    .orderBy(desc(views.day))
    .limit(1);
  if (!last) return undefined;
  const [found] = await db
    .select({ viewers: count() })
    .from(views)
    .where(and(eq(views.thingId, thingId), eq(views.day, last.day), isNotNull(views.viewerId)));
  return { day: last.day, viewers: found?.viewers ?? 0 };
}

type Look = { readonly ownerId: string; readonly viewerId: string; readonly thingId: string; readonly day: string };

/** How many things of an owner a member had looked at on a day, this one included; the same whenever it is asked. */
export const countUntil = (db: Db, { ownerId, viewerId, thingId, day }: Look): Promise<number> =>
  db.$count(
    views,
    and(
      eq(views.ownerId, ownerId),
      eq(views.day, day),
      eq(views.viewerId, viewerId),
      sql`(${views.createdAt}, ${views.thingId}) <= (select looked.created_at, looked.thing_id from ${views} looked
        where looked.thing_id = ${thingId} and looked.day = ${day} and looked.viewer_id = ${viewerId})`,
    ),
  );

/** Serializes listeners of one item and day, so that their counts are right. */
export const lockTopic = (db: Db, topic: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${topic}, 16))`);

/** Replaces the single rows of a topic by one with a count, which is raised from then on. */
export async function replaceByCount(db: Db, row: NewRow & { topic: string }) {
  await db
    .delete(notifications)
    .where(
      and(
        eq(notifications.memberId, row.memberId),
        eq(notifications.topic, row.topic),
        sql`${notifications.eventId} <> ${row.eventId}`,
      ),
    );
  return db
    .insert(notifications)
    .values(row)
    .onConflictDoUpdate({
      target: [notifications.eventId, notifications.memberId, notifications.type],
      set: { payload: row.payload, content: row.content },
    })
    .returning({ id: notifications.id, memberId: notifications.memberId });
}
