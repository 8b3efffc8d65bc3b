import type { LeadChannel } from '@plyhaat/contract/leads';
import { BUSINESS_ROLES } from '@plyhaat/contract/roles';
import { and, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { reviews } from '#modules/reviews/reviews.tables.ts';
import type { Db } from '#platform/db.ts';
import { only } from '#platform/sql.ts';
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
    .select({ name: members.name, phone: members.phone, email: members.email })
    .from(members)
    .where(eq(members.id, id));
  return buyer;
}

export const sells = async (db: Db, sellerId: string, productId: string): Promise<boolean> =>
  (await db.$count(
    products,
    and(eq(products.id, productId), eq(products.sellerId, sellerId), eq(products.approval, 'APPROVED')),
  )) > 0;

export type Parties = { readonly buyerId: string; readonly sellerId: string; readonly channel: LeadChannel };

/**
 * The lead that a contact of today belongs to, one that began with the same requirement or with none. Whoever calls
 * holds the turn of the member that makes contact.
 */
export async function findRecent(
  db: Db,
  { buyerId, sellerId, channel }: Parties,
  requirementId?: string,
): Promise<string | undefined> {
  const [recent] = await db
    .select({ id: leads.id })
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
  return recent?.id;
}

export type About = Pick<
  typeof leadContacts.$inferInsert,
  'productId' | 'reelId' | 'requirementId' | 'source' | 'message'
>;
type Person = { readonly name: string; readonly phone: string | null; readonly email: string | null };

type NewLead = Parties & About & Partial<Pick<typeof leads.$inferInsert, 'status' | 'seenAt' | 'respondedAt'>>;
export const insertLead = async (db: Db, lead: NewLead & Person): Promise<string> =>
  only(await db.insert(leads).values(lead).returning({ id: leads.id })).id;

/** The buyer came again: the lead is on top, and unread, once more, unless it was the seller who came. */
export const renewLead = (db: Db, id: string, about: About, seenAt: Date | null = null) =>
  db
    .update(leads)
    .set({ ...about, message: about.message ?? sql`${leads.message}`, lastContactAt: sql`now()`, seenAt })
    .where(eq(leads.id, id));

export const insertContact = (db: Db, leadId: string, about: About) =>
  db.insert(leadContacts).values({ leadId, ...about });

/** A lead whose buyer could review and has not. */
export async function findUnreviewed(db: Db, leadId: string) {
  const [lead] = await db
    .select({ sellerId: leads.sellerId, buyerId: leads.buyerId, productId: leads.productId })
    .from(leads)
    .innerJoin(members, eq(members.id, leads.buyerId))
    .leftJoin(reviews, and(eq(reviews.sellerId, leads.sellerId), eq(reviews.authorId, leads.buyerId)))
    .where(and(eq(leads.id, leadId), isNull(reviews.id)));
  return lead;
}

export const forgetBuyer = (db: Db, buyerId: string, name: string) =>
  db
    .update(leads)
    .set({ buyerId: null, name, phone: null, email: null, message: null })
    .where(eq(leads.buyerId, buyerId));

export const forgetWords = (db: Db, buyerId: string) =>
  db
    .update(leadContacts)
    .set({ message: null })
    .where(inArray(leadContacts.leadId, db.select({ id: leads.id }).from(leads).where(eq(leads.buyerId, buyerId))));
