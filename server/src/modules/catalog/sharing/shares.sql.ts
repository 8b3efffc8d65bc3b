import { and, asc, countDistinct, desc, eq, inArray, sql } from 'drizzle-orm';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { leadContacts } from '#modules/leads/leads.tables.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import { sellerListings, views } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { isoTime, only } from '#platform/db/sql.ts';
import { products } from '../catalog.tables.ts';
import { sharedProducts, shares } from './sharing.tables.ts';

/** As on the cards. */
const askedNow = sql<number>`(case when ${products.saleEndsAt} <= now()
  then coalesce(${products.sellingPrice}, ${products.listPrice}) else ${products.askedPrice} end)::float`;

/** A seller's public products as lines of a shared list. */
export const selectShareable = (db: Db, sellerId: string, ids: readonly string[]) =>
  db
    .select({
      productId: products.id,
      name: products.name,
      price: askedNow,
      priceUnit: products.priceUnit,
      unitName: products.unitShown,
    })
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.sellerId, sellerId), products.shown));

export type Line = Awaited<ReturnType<typeof selectShareable>>[number];

/** Undefined where the code is taken. */
export async function insertShare(db: Db, share: typeof shares.$inferInsert, lines: readonly Line[]) {
  const [made] = await db.insert(shares).values(share).onConflictDoNothing().returning({ id: shares.id });
  if (!made) return undefined;
  await db.insert(sharedProducts).values(lines.map((line, position) => ({ ...line, position, shareId: made.id })));
  return made.id;
}

const SHOWN = { id: shares.id, code: shares.code, title: shares.title, createdAt: isoTime(shares.createdAt) };

/** A list by its code, while its seller's store is open. */
export async function findShare(db: Db, code: string) {
  const [found] = await db
    .select({
      ...SHOWN,
      seller: {
        _id: members.id,
        slug: members.slug,
        companyName: sellerListings.name,
        cityName: cities.name,
        stateName: states.name,
        phone: sql<string | null>`coalesce(${companies.phone}, ${members.phone})`,
        verifeied: sql<boolean>`coalesce(${companies.isVerified}, false)`,
      },
    })
    .from(shares)
    .innerJoin(sellerListings, eq(sellerListings.memberId, shares.sharerId))
    .innerJoin(members, eq(members.id, shares.sharerId))
    .leftJoin(companies, eq(companies.memberId, members.id))
    .leftJoin(cities, eq(cities.id, members.cityId))
    .leftJoin(states, eq(states.id, members.stateId))
    .where(eq(shares.code, code));
  return found;
}

/** The lines of some lists, each in its order. */
export const selectLines = (db: Db, shareIds: readonly string[]) =>
  db
    .select()
    .from(sharedProducts)
    .where(inArray(sharedProducts.shareId, [...shareIds]))
    .orderBy(asc(sharedProducts.shareId), asc(sharedProducts.position));

/** Those of the products that the public sees now. */
export async function selectStillShown(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), products.shown));
  return rows.map(({ id }) => id);
}

type Page = { readonly page: number; readonly perPage: number };

/** As its sharer sees it, whether or not the store is open. */
const ownShares = (db: Db) =>
  db
    .select({ ...SHOWN, companyName: sql<string>`coalesce(${sellerListings.name}, ${members.name})` })
    .from(shares)
    .innerJoin(members, eq(members.id, shares.sharerId))
    .leftJoin(sellerListings, eq(sellerListings.memberId, shares.sharerId));

export async function selectOwnShares(db: Db, sharerId: string, { page, perPage }: Page) {
  const own = eq(shares.sharerId, sharerId);
  const [rows, total] = await Promise.all([
    ownShares(db)
      .where(own)
      .orderBy(desc(shares.createdAt), desc(shares.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.$count(shares, own),
  ]);
  return { rows, total };
}

const counts = (rows: readonly { readonly id: string | null; readonly count: number }[]) =>
  new Map(rows.map(({ id, count }) => [id, count]));

/** How often each list was opened. */
export const countOpens = async (db: Db, shareIds: readonly string[]) =>
  counts(
    await db
      .select({ id: views.thingId, count: sql<number>`count(*)::int` })
      .from(views)
      .where(and(inArray(views.thingId, [...shareIds]), eq(views.kind, 'share')))
      .groupBy(views.thingId),
  );

/** How many leads came from each list. */
export const countLeads = async (db: Db, shareIds: readonly string[]) =>
  counts(
    await db
      .select({ id: leadContacts.shareId, count: countDistinct(leadContacts.leadId) })
      .from(leadContacts)
      .where(inArray(leadContacts.shareId, [...shareIds]))
      .groupBy(leadContacts.shareId),
  );

export async function removeShare(db: Db, sharerId: string, code: string): Promise<boolean> {
  const gone = await db
    .delete(shares)
    .where(and(eq(shares.sharerId, sharerId), eq(shares.code, code)))
    .returning({ id: shares.id });
  return gone.length > 0;
}

export const findOwnShare = async (db: Db, id: string) => only(await ownShares(db).where(eq(shares.id, id)));
