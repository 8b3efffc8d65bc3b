import type { Db } from '#platform/db/db.ts';
import {
  type About,
  findRecent,
  insertContact,
  insertLead,
  type Parties,
  type Person,
  renewLead,
} from './contacts.sql.ts';
import { enqueueLeadCount } from './insights.service.ts';

/** What one member wants of another, and which of the two made contact. */
type Contact = Parties & { readonly about: About; readonly by: 'buyer' | 'seller' };

/**
 * Makes a lead between two members, in the caller's transaction. A repeat by the same channel within 24 hours belongs
 * to the first lead's history. What the seller does itself it has seen. `personOf` is called for a new lead alone: how
 * the buyer appears in it, or why there may be none. Whoever calls announces a new one.
 */
export async function makeLead(db: Db, { about, by, ...parties }: Contact, personOf: () => Promise<Person>) {
  const seenAt = by === 'seller' ? new Date() : null;
  const recent = await findRecent(db, parties, about.requirementId ?? undefined);
  if (recent) await renewLead(db, recent.id, about, seenAt);
  const answered = seenAt && { status: 'contacted' as const, seenAt, respondedAt: seenAt };
  const lead = recent ?? (await insertLead(db, { ...parties, ...about, ...(await personOf()), ...answered }));
  await insertContact(db, lead.id, about);
  await enqueueLeadCount(db, { sellerId: parties.sellerId, day: lead.day });
  return { id: lead.id, isNew: !recent };
}
