import type { SubscriberFilter, SubscriberRow } from '@plyhaat/contract/content/staff/newsletter';
import { maskEmail } from '@plyhaat/contract/core/email';
import { and, sql } from 'drizzle-orm';
import { isoTime } from '#platform/db/sql.ts';
import { hasPart, staffList, within } from '#platform/lists/staff-list.sql.ts';
import { newsletterSubscribers as subscribers } from '../content.tables.ts';

const FIELDS = {
  _id: subscribers.id,
  email: subscribers.email,
  welcomedAt: sql<string | null>`${isoTime(subscribers.welcomedAt)}`,
  createdAt: isoTime(subscribers.createdAt),
};

export const subscriberList = staffList<SubscriberFilter, SubscriberRow>({
  table: subscribers,
  id: subscribers.id,
  columns: { created: subscribers.createdAt, email: subscribers.email },
  conditions: ({ q, ...period }) =>
    and(q ? hasPart(subscribers.email, q) : undefined, within(subscribers.createdAt, period)),
  async rows(db, where, order, most) {
    const found = await db
      .select(FIELDS)
      .from(subscribers)
      .where(where)
      .orderBy(...order)
      .limit(most);
    return found.map(({ email, ...row }) => ({ ...row, email: maskEmail(email) }));
  },
});
