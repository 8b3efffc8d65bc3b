import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';
import { type QuotationParty, quotationCounters, quotes, quoteVersions } from '../quotes.tables.ts';
import { requirementMatches, requirements } from '../requirements.tables.ts';

type Row = typeof quotes.$inferSelect;

/** What a change replaces. */
export type Terms = Pick<
  Row,
  | 'unitPrice'
  | 'unit'
  | 'gstPercent'
  | 'freight'
  | 'leadTimeDays'
  | 'validUntil'
  | 'note'
  | 'noteMasked'
  | 'file'
  | 'hsn'
  | 'size'
  | 'thickness'
  | 'productId'
  | 'amount'
  | 'amountUnit'
  | 'landed'
  | 'goods'
  | 'gst'
  | 'total'
>;
type Fresh = Pick<Row, 'id' | 'requirementId' | 'sellerId' | 'buyerId' | 'threadId' | 'title' | 'number'>;

/** Nothing where the seller has quoted already. */
export async function insertQuote(db: Db, quote: Fresh & Terms): Promise<boolean> {
  const rows = await db.insert(quotes).values(quote).onConflictDoNothing().returning({ id: quotes.id });
  return rows.length > 0;
}

export async function findQuote(db: Db, id: string): Promise<Row | undefined> {
  const [quote] = await db.select().from(quotes).where(eq(quotes.id, id));
  return quote;
}

/** What one of the product that a quote is about is called. */
export async function findProductUnit(db: Db, productId: string | null): Promise<string | null> {
  if (productId === null) return null;
  const [found] = await db.select({ unit: products.unitShown }).from(products).where(eq(products.id, productId));
  return found?.unit ?? null;
}

/** The quantity of a requirement as its buyer wrote it. */
export async function findAsked(db: Db, requirementId: string): Promise<string | null> {
  const [found] = await db
    .select({ quantity: requirements.quantity })
    .from(requirements)
    .where(eq(requirements.id, requirementId));
  return found?.quantity ?? null;
}

/** Held until the transaction ends; whoever also needs the requirement locks that one first. */
export async function lockQuote(db: Db, id: string): Promise<Row | undefined> {
  const [quote] = await db.select().from(quotes).where(eq(quotes.id, id)).for('update');
  return quote;
}

export async function replaceTerms(db: Db, before: Row, terms: Terms): Promise<void> {
  const { parties: _, ...previousTerms } = before;
  await db.insert(quoteVersions).values({ quoteId: before.id, version: before.version, terms: previousTerms });
  await db
    .update(quotes)
    .set({
      ...terms,
      state: 'open',
      version: before.version + 1,
      declineReason: null,
      decidedAt: null,
      updatedAt: sql`now()`,
    })
    .where(eq(quotes.id, before.id));
}

export const setState = (db: Db, id: string, state: Row['state'], declineReason: string | null = null) =>
  db
    .update(quotes)
    .set({ state, declineReason, decidedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(quotes.id, id));

type Parties = NonNullable<Row['parties']>;
export const setAccepted = (db: Db, id: string, parties: Parties) =>
  db
    .update(quotes)
    .set({ state: 'accepted', parties, decidedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(quotes.id, id));

/** Another quote was accepted; answers whose quotes these are. */
export const setOthersLost = (db: Db, requirementId: string, acceptedId: string) =>
  db
    .update(quotes)
    .set({ state: 'lost', decidedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(eq(quotes.requirementId, requirementId), eq(quotes.state, 'open'), ne(quotes.id, acceptedId)))
    .returning({ sellerId: quotes.sellerId, threadId: quotes.threadId });

/** Locks the seller's counter until the transaction ends: no gap and no double. */
export const nextNumber = async (db: Db, sellerId: string, year: string): Promise<number> =>
  only(
    await db
      .insert(quotationCounters)
      .values({ sellerId, year, last: 1 })
      .onConflictDoUpdate({
        target: [quotationCounters.sellerId, quotationCounters.year],
        set: { last: sql`${quotationCounters.last} + 1` },
      })
      .returning({ last: quotationCounters.last }),
  ).last;

/** A member as it stands on a quotation. */
export async function findParty(db: Db, memberId: string): Promise<QuotationParty> {
  return only(
    await db
      .select({
        name: sql<string>`coalesce(${companies.name}, ${members.name})`,
        address: companies.address,
        gstNumber: companies.gstNumber,
        cityName: cities.name,
        stateName: states.name,
        stateCode: states.gstCode,
      })
      .from(members)
      .leftJoin(companies, eq(companies.memberId, members.id))
      .leftJoin(cities, eq(cities.id, members.cityId))
      .leftJoin(states, eq(states.id, members.stateId))
      .where(eq(members.id, memberId)),
  );
}

/** Where a requirement's goods go. */
export async function findPlaceNames(db: Db, { stateId, cityId }: { stateId: string; cityId: string }) {
  return only(
    await db
      .select({ cityName: cities.name, stateName: states.name, stateCode: states.gstCode })
      .from(cities)
      .innerJoin(states, eq(states.id, stateId))
      .where(eq(cities.id, cityId)),
  );
}

export const ownsProduct = async (db: Db, sellerId: string, productId: string): Promise<boolean> =>
  (await db.$count(products, and(eq(products.id, productId), eq(products.sellerId, sellerId)))) > 0;

/** Whether a seller has quoted for the requirement or was matched with it. */
export async function hasPart(db: Db, requirementId: string, sellerId: string): Promise<boolean> {
  const quoted = and(
    eq(quotes.requirementId, requirementId),
    eq(quotes.sellerId, sellerId),
    ne(quotes.state, 'withdrawn'),
  );
  if ((await db.$count(quotes, quoted)) > 0) return true;
  const matched = and(eq(requirementMatches.requirementId, requirementId), eq(requirementMatches.sellerId, sellerId));
  return (await db.$count(requirementMatches, matched)) > 0;
}

const FORMER = (name: string): QuotationParty => ({
  name,
  address: null,
  gstNumber: null,
  cityName: null,
  stateName: null,
  stateCode: null,
});

/** Accepted quotes stay with the other side, without the member's name, words and files; the others go. */
export async function forgetInQuotes(db: Db, memberId: string, name: string): Promise<void> {
  const own = or(eq(quotes.sellerId, memberId), eq(quotes.buyerId, memberId));
  await db.delete(quotes).where(and(own, ne(quotes.state, 'accepted')));
  const nameless = (side: 'seller' | 'buyer') =>
    sql`jsonb_set(${quotes.parties}, ${`{${side}}`}, ${JSON.stringify(FORMER(name))}::jsonb)`;
  const sold = db.select({ id: quotes.id }).from(quotes).where(eq(quotes.sellerId, memberId));
  await db.delete(quoteVersions).where(inArray(quoteVersions.quoteId, sold));
  await db
    .update(quotes)
    .set({ sellerId: null, note: null, noteMasked: null, file: null, parties: nameless('seller') })
    .where(eq(quotes.sellerId, memberId));
  await db
    .update(quotes)
    .set({ buyerId: null, parties: nameless('buyer') })
    .where(eq(quotes.buyerId, memberId));
  await db.delete(quotes).where(and(isNull(quotes.sellerId), isNull(quotes.buyerId)));
}

export async function findBuyerId(db: Db, requirementId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ buyerId: requirements.buyerId })
    .from(requirements)
    .where(eq(requirements.id, requirementId));
  return found?.buyerId;
}

/** The place of a requirement that is still there. */
export async function findPlaceOf(db: Db, requirementId: string) {
  const [found] = await db
    .select({ stateId: requirements.stateId, cityId: requirements.cityId })
    .from(requirements)
    .where(eq(requirements.id, requirementId));
  return found ? findPlaceNames(db, found) : {};
}
