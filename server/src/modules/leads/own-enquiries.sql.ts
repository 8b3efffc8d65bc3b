import { maskPhone } from '@plyhaat/contract/core/phone';
import { type EnquiryState, NEWEST_OF_SELLER } from '@plyhaat/contract/leads/own-enquiries';
import { and, count, countDistinct, desc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { isoTime, only } from '#platform/db/sql.ts';
import { isReviewed } from './contacts.sql.ts';
import { product, wanted } from './inbox.sql.ts';
import { leadContacts, leads } from './leads.tables.ts';
import { messages, threads } from './threads.tables.ts';

type Page = { readonly page: number; readonly perPage: number };

/** Leads from answering a requirement are excluded: the buyer did not contact the seller. */
const madeBy = (buyerId: string) => and(eq(leads.buyerId, buyerId), isNull(leads.requirementId));

const answersSince = (since: SQL) => sql<number>`(select count(*)::int from ${messages} m
  where m.thread_id = ${threads.id} and m.side = 'seller' and m.created_at > ${since})`;
const answers = answersSince(sql`'-infinity'`);
/** What the seller wrote before the buyer asked anew is no answer to that; a message in the thread is no new request. */
const answersToNewest = answersSince(sql`coalesce(
  (select max(c.created_at) from ${leadContacts} c where c.lead_id = ${leads.id}), ${leads.createdAt})`);
const unread = answersSince(sql`coalesce(${threads.buyerReadAt}, '-infinity')`);

/** When the buyer last came or wrote, or the seller wrote, whichever was later. */
const activity = sql`greatest(${leads.lastContactAt}, (select max(m.created_at) from ${messages} m
  where m.thread_id = ${threads.id}))`;
const lastActivity = sql`max(${activity})`;

const seller = {
  _id: members.id,
  slug: members.slug,
  companyName: sql<string>`coalesce(${companies.name}, ${members.name})`,
  phone: sql<string | null>`coalesce(${companies.phone}, ${members.phone})`,
};
const masked = <Seller extends { phone: string | null }>(seller: Seller): Seller => ({
  ...seller,
  phone: seller.phone && maskPhone(seller.phone),
});

const shown = {
  _id: leads.id,
  channel: leads.channel,
  state: sql<EnquiryState>`case when ${answersToNewest} > 0 then 'answered' when ${leads.seenAt} is not null then 'seen'
    else 'sent' end`,
  product,
  message: leads.message,
  ...wanted,
  threadId: threads.id,
  answers,
  unread,
  createdAt: isoTime(leads.createdAt),
  lastContactAt: isoTime(leads.lastContactAt),
  contacts: sql<number>`(select count(*)::int from ${leadContacts} c where c.lead_id = ${leads.id})`,
};

/** A day has passed since the first contact, and the caller has not said how it went. */
const canReview = (db: Db, since: SQL) =>
  sql<boolean>`${since} <= now() - interval '1 day' and not ${members.isBlocked} and not ${isReviewed(db)}`;

export async function selectEnquiriesOf(
  db: Db,
  buyerId: string,
  { page, perPage, sellerId }: Page & { readonly sellerId?: string | undefined },
) {
  const own = and(madeBy(buyerId), sellerId ? eq(leads.sellerId, sellerId) : undefined);
  const rows = await db
    .select({ ...shown, seller, canReview: canReview(db, sql`${leads.createdAt}`) })
    .from(leads)
    .innerJoin(members, eq(members.id, leads.sellerId))
    .leftJoin(companies, eq(companies.memberId, members.id))
    .leftJoin(products, eq(products.id, leads.productId))
    .leftJoin(threads, eq(threads.leadId, leads.id))
    .where(own)
    .orderBy(desc(activity), desc(leads.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const data = rows.map((row) => ({ ...row, seller: masked(row.seller) }));
  return { data, total: await db.$count(leads, own) };
}

const selectSellers = (db: Db, buyerId: string, { page, perPage }: Page) =>
  db
    .select({
      seller: { ...seller, cityName: cities.name, stateName: states.name },
      lastActivityAt: isoTime(lastActivity),
      unread: sql<number>`sum(${unread})::int`,
      canReview: canReview(db, sql`min(${leads.createdAt})`),
      total: count(),
    })
    .from(leads)
    .innerJoin(members, eq(members.id, leads.sellerId))
    .leftJoin(companies, eq(companies.memberId, members.id))
    .leftJoin(cities, eq(cities.id, members.cityId))
    .leftJoin(states, eq(states.id, members.stateId))
    .leftJoin(threads, eq(threads.leadId, leads.id))
    .where(madeBy(buyerId))
    .groupBy(leads.sellerId, leads.buyerId, members.id, companies.name, companies.phone, cities.name, states.name)
    .orderBy(desc(lastActivity), desc(members.id))
    .limit(perPage)
    .offset((page - 1) * perPage);

const selectNewest = (db: Db, buyerId: string, sellerIds: readonly string[]) => {
  const place = sql<number>`row_number() over (partition by ${leads.sellerId}
    order by ${activity} desc, ${leads.id} desc)`;
  const numbered = db
    .select({ id: leads.id, place: place.as('place') })
    .from(leads)
    .leftJoin(threads, eq(threads.leadId, leads.id))
    .where(and(madeBy(buyerId), inArray(leads.sellerId, [...sellerIds])))
    .as('numbered');
  return db
    .select({ ...shown, sellerId: leads.sellerId })
    .from(leads)
    .innerJoin(numbered, and(eq(numbered.id, leads.id), lte(numbered.place, NEWEST_OF_SELLER)))
    .leftJoin(products, eq(products.id, leads.productId))
    .leftJoin(threads, eq(threads.leadId, leads.id))
    .orderBy(numbered.place);
};

/** Pages count sellers, so that none is split between two of them. */
export async function selectAskedSellers(db: Db, buyerId: string, page: Page) {
  const sellers = await selectSellers(db, buyerId, page);
  const newest = await selectNewest(
    db,
    buyerId,
    sellers.map(({ seller }) => seller._id),
  );
  const enquiriesOf = Map.groupBy(newest, ({ sellerId }) => sellerId);
  const data = sellers.map(({ seller, ...row }) => ({
    ...row,
    seller: masked(seller),
    enquiries: (enquiriesOf.get(seller._id) ?? []).map(({ sellerId: _, ...enquiry }) => enquiry),
  }));
  const counted = await db
    .select({ total: countDistinct(leads.sellerId) })
    .from(leads)
    .where(madeBy(buyerId));
  return { data, total: only(counted).total };
}
