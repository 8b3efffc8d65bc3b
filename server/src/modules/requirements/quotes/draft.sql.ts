import { and, desc, eq, or, sql } from 'drizzle-orm';
import { categories, products } from '#modules/catalog/catalog.tables.ts';
import { companies } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { requirementMatches, requirements } from '../requirements.tables.ts';

const OPEN = and(eq(requirements.status, 'Active'), eq(requirements.approval, 'APPROVED'));

/** What a draft is made for. */
export async function findOpen(db: Db, id: string) {
  const [found] = await db
    .select({
      id: requirements.id,
      title: requirements.title,
      description: requirements.description,
      quantity: requirements.quantity,
      categoryId: requirements.categoryId,
    })
    .from(requirements)
    .where(and(eq(requirements.id, id), OPEN));
  return found;
}
type Wanted = NonNullable<Awaited<ReturnType<typeof findOpen>>>;

const MOST_LOOKED_AT = 30;

/** The product that the seller was matched by, then those of the category and of near names. */
export function selectLikely(db: Db, sellerId: string, { id, title, categoryId }: Wanted) {
  const family = sql`exists (select from ${categories} kind where kind.id = ${products.categoryId}
    and (kind.id = ${categoryId} or kind.parent_id = ${categoryId}))`;
  const nearness = sql<number>`similarity(concat_ws(' ', ${products.name}, ${products.thickness}, ${products.grade}), ${title})`;
  return db
    .select({
      productId: products.id,
      productName: products.name,
      unitPrice: products.askedPrice,
      unit: products.priceUnit,
      unitName: products.unitShown,
      gstPercent: products.gstPercent,
      hsn: products.hsn,
      size: products.size,
      thickness: products.thickness,
      grade: products.grade,
    })
    .from(products)
    .leftJoin(
      requirementMatches,
      and(
        eq(requirementMatches.requirementId, id),
        eq(requirementMatches.sellerId, sellerId),
        eq(requirementMatches.productId, products.id),
      ),
    )
    .where(
      and(
        eq(products.sellerId, sellerId),
        eq(products.approval, 'APPROVED'),
        or(sql`${requirementMatches.productId} is not null`, family, sql`${nearness} >= 0.15`),
      ),
    )
    .orderBy(
      desc(sql`${requirementMatches.productId} is not null`),
      desc(sql`coalesce(${family}, false)`),
      desc(nearness),
      products.id,
    )
    .limit(MOST_LOOKED_AT);
}

export async function findGstNumber(db: Db, memberId: string): Promise<string | null> {
  const [company] = await db
    .select({ gstNumber: companies.gstNumber })
    .from(companies)
    .where(eq(companies.memberId, memberId));
  return company?.gstNumber ?? null;
}
