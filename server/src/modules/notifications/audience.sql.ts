import { and, asc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import { wishlist } from '#modules/catalog/saving/saving.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { leads } from '#modules/leads/leads.tables.ts';
import { views } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';

export type Start = {
  readonly kind: 'flashSale' | 'advertisement';
  readonly productId: string;
  readonly ownerId: string;
};

const RECENT = sql`now() - interval '90 days'`;

/** Members who have the product on their wishlist or called its seller. */
const saleAudience = (db: Db, { productId, ownerId }: Start) =>
  or(
    inArray(members.id, db.select({ id: wishlist.memberId }).from(wishlist).where(eq(wishlist.productId, productId))),
    inArray(
      members.id,
      db
        .select({ id: sql<string>`${leads.buyerId}` })
        .from(leads)
        .where(and(eq(leads.sellerId, ownerId), gt(leads.lastContactAt, RECENT))),
    ),
  );

/** Members with a wish, a call or a view of the product's category. */
const arrivalAudience = (db: Db, { productId }: Start) => {
  const alike = db
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.categoryId} = (select category_id from ${products} own where own.id = ${productId})`);
  return or(
    inArray(
      members.id,
      db
        .select({ id: wishlist.memberId })
        .from(wishlist)
        .where(and(inArray(wishlist.productId, alike), gt(wishlist.createdAt, RECENT))),
    ),
    inArray(
      members.id,
      db
        .select({ id: sql<string>`${leads.buyerId}` })
        .from(leads)
        .where(and(inArray(leads.productId, alike), gt(leads.lastContactAt, RECENT))),
    ),
    inArray(
      members.id,
      db
        .select({ id: sql<string>`${views.viewerId}` })
        .from(views)
        .where(and(inArray(views.thingId, alike), gt(views.createdAt, RECENT))),
    ),
  );
};

/** The next members to tell of a start, in the order of their ids; the seller itself knows. */
export async function selectAudience(db: Db, start: Start, after: string | undefined, most: number) {
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        ne(members.id, start.ownerId),
        eq(members.isBlocked, false),
        after ? gt(members.id, after) : undefined,
        start.kind === 'flashSale' ? saleAudience(db, start) : arrivalAudience(db, start),
      ),
    )
    .orderBy(asc(members.id))
    .limit(most);
  return rows.map(({ id }) => id);
}
