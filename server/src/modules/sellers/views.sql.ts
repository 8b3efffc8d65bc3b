import { BUSINESS_ROLES } from '@plyhaat/contract/core/roles';
import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import { opportunities } from '#modules/dealerships/dealerships.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { sellerFigures, views } from './sellers.tables.ts';

const isOpen = and(
  inArray(members.role, [...BUSINESS_ROLES]),
  isNotNull(members.provenAt),
  eq(members.isBlocked, false),
);

/** Whose product it is, if the public can see it. */
export async function findProductOwner(db: Db, productId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ sellerId: products.sellerId })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.approval, 'APPROVED')));
  return found?.sellerId;
}

/** Whose opportunity it is, if it takes applications now. */
export async function findOpportunityOwner(db: Db, id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ ownerId: opportunities.ownerId })
    .from(opportunities)
    .where(
      and(
        eq(opportunities.id, id),
        eq(opportunities.approval, 'APPROVED'),
        or(isNull(opportunities.endsAt), gt(opportunities.endsAt, sql`now()`)),
      ),
    );
  return found?.ownerId;
}

/** The seller itself, if the public can see its store. */
export async function findStoreOwner(db: Db, memberId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, memberId), isOpen));
  return found?.id;
}

type View = Pick<typeof views.$inferInsert, 'kind' | 'thingId' | 'visitor' | 'ownerId' | 'viewerId' | 'day'>;

export const hasView = async (db: Db, { thingId, day, visitor }: View): Promise<boolean> =>
  (await db.$count(views, and(eq(views.thingId, thingId), eq(views.day, day), eq(views.visitor, visitor)))) > 0;

/** True for a visitor's first view of an item on a day. */
export const insertView = async (db: Db, view: View): Promise<boolean> =>
  (await db.insert(views).values(view).onConflictDoNothing().returning({ day: views.day })).length > 0;

export const countProfileView = (db: Db, memberId: string) =>
  db
    .insert(sellerFigures)
    .values({ memberId, profileViews: 1 })
    .onConflictDoUpdate({
      target: sellerFigures.memberId,
      set: { profileViews: sql`${sellerFigures.profileViews} + 1` },
    });
