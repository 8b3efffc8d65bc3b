import { BUSINESS_ROLES } from '@plyhaat/contract/core/roles';
import type { LeadChannel } from '@plyhaat/contract/leads/leads';
import type { PlacedKind } from '@plyhaat/contract/sellers/placement-looks';
import { and, desc, eq, exists, gt, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { reels } from '#modules/reels/reels.tables.ts';
import { reviews } from '#modules/reviews/reviews.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';
import { indianDayOf } from '#platform/indian-day.ts';
import { leadContacts, leads } from './leads.tables.ts';

/** The numbers of a store that is open to the public. */
export async function findStore(db: Db, sellerId: string) {
  const [store] = await db
    .select({
      id: members.id,
      phone: members.phone,
      email: members.email,
      companyPhone: companies.phone,
      companyEmail: companies.email,
      whatsapp: companies.whatsapp,
      holidayUntil: companies.holidayUntil,
    })
    .from(members)
    .leftJoin(companies, eq(companies.memberId, members.id))
    .where(
      and(
        eq(members.id, sellerId),
        inArray(members.role, [...BUSINESS_ROLES]),
        isNotNull(members.provenAt),
        eq(members.isBlocked, false),
      ),
    );
  return store;
}

export async function findBuyer(db: Db, id: string) {
  const [buyer] = await db
    .select({ name: members.name, phone: members.phone, email: members.email, cityId: members.cityId })
    .from(members)
    .where(eq(members.id, id));
  return buyer;
}

/** A product of the seller's; it then stays until the transaction ends. */
export async function findSold(db: Db, sellerId: string, productId: string) {
  const [product] = await db
    .select({ name: products.name, unitName: products.unitShown })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.sellerId, sellerId), eq(products.approval, 'APPROVED')))
    .for('key share');
  return product;
}

/** Whether it is a public reel of the seller's. */
export async function isReelOf(db: Db, sellerId: string, reelId: string): Promise<boolean> {
  const rows = await db
    .select({ id: reels.id })
    .from(reels)
    .where(and(eq(reels.id, reelId), eq(reels.ownerId, sellerId), eq(reels.approval, 'APPROVED')));
  return rows.length > 0;
}

export type Parties = { readonly buyerId: string; readonly sellerId: string; readonly channel: LeadChannel };

/** A lead and the day it is counted on. */
const counted = { id: leads.id, day: indianDayOf(leads.createdAt) };

/**
 * The lead that a contact of today belongs to, one that began with the same requirement or with none. Whoever calls
 * holds the turn of the member that makes contact.
 */
export async function findRecent(db: Db, { buyerId, sellerId, channel }: Parties, requirementId?: string) {
  const [recent] = await db
    .select(counted)
    .from(leads)
    .where(
      and(
        eq(leads.buyerId, buyerId),
        eq(leads.sellerId, sellerId),
        eq(leads.channel, channel),
        requirementId === undefined ? isNull(leads.requirementId) : eq(leads.requirementId, requirementId),
        gt(leads.createdAt, sql`now() - interval '24 hours'`),
      ),
    )
    .orderBy(desc(leads.createdAt))
    .limit(1);
  return recent;
}

export type About = Pick<
  typeof leadContacts.$inferInsert,
  | 'productId'
  | 'reelId'
  | 'requirementId'
  | 'shareId'
  | 'source'
  | 'message'
  | 'quantity'
  | 'unit'
  | 'city'
  | 'neededBy'
  | 'sourceName'
>;
export type Person = Pick<typeof leads.$inferInsert, 'name' | 'phone' | 'email' | 'cityId'>;

type NewLead = Parties & About & Partial<Pick<typeof leads.$inferInsert, 'status' | 'seenAt' | 'respondedAt'>>;
export const insertLead = async (db: Db, lead: NewLead & Person) =>
  only(await db.insert(leads).values(lead).returning(counted));

/** A repeated contact moves the lead to the top and marks it unread, unless the seller made it. */
export const renewLead = (db: Db, id: string, about: About, seenAt: Date | null) =>
  db
    .update(leads)
    .set({ ...about, message: about.message ?? sql`${leads.message}`, lastContactAt: sql`now()`, seenAt })
    .where(eq(leads.id, id));

/** Which of the seller's placements a new lead came from. */
export const setPlacement = (db: Db, id: string, { kind, id: placementId }: { kind: PlacedKind; id: string }) =>
  db.update(leads).set({ placementKind: kind, placementId }).where(eq(leads.id, id));

export const insertContact = (db: Db, leadId: string, about: About) =>
  db.insert(leadContacts).values({ leadId, ...about });

/** Whether the buyer of a lead has reviewed the seller; reviews of products do not count. */
export const isReviewed = (db: Db) =>
  exists(
    db
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(eq(reviews.sellerId, leads.sellerId), eq(reviews.authorId, leads.buyerId), isNull(reviews.productId))),
  );

/** Marks a lead whose buyer could review and has not; no lead is marked twice. */
export async function markReviewRequested(db: Db, leadId: string) {
  const [lead] = await db
    .update(leads)
    .set({ reviewAskedAt: sql`now()` })
    .where(
      and(
        eq(leads.id, leadId),
        isNull(leads.reviewAskedAt),
        exists(db.select({ id: members.id }).from(members).where(eq(members.id, leads.buyerId))),
        not(isReviewed(db)),
      ),
    )
    .returning({ sellerId: leads.sellerId, buyerId: leads.buyerId, productId: leads.productId });
  return lead;
}

export const forgetBuyer = (db: Db, buyerId: string, name: string) =>
  db
    .update(leads)
    .set({ buyerId: null, name, phone: null, email: null, message: null, city: null })
    .where(eq(leads.buyerId, buyerId));

export const forgetWords = (db: Db, buyerId: string) =>
  db
    .update(leadContacts)
    .set({ message: null, city: null })
    .where(inArray(leadContacts.leadId, db.select({ id: leads.id }).from(leads).where(eq(leads.buyerId, buyerId))));
