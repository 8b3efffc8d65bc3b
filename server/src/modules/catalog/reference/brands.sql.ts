import { and, asc, eq, exists, isNull, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/db/db.ts';
import { brands, products } from '../catalog.tables.ts';
import { productVersions } from '../versions.tables.ts';

const owners = alias(brands, 'owners');
const ofBrand = and(eq(products.brandId, brands.id), products.shown);
const isStaffs = and(isNull(brands.createdById), eq(brands.approval, 'APPROVED'));

/** A brand is public once a product of it is approved; whoever added it may use it before, and members what staff added. */
export async function selectBrands(
  db: Db,
  { page, perPage, status }: { page: number; perPage: number; status?: boolean | undefined },
  memberId: string | undefined,
) {
  const isPublic = exists(db.select().from(products).where(ofBrand));
  const shown = and(
    isNull(brands.mergedIntoId),
    or(isPublic, memberId ? or(eq(brands.createdById, memberId), isStaffs) : undefined),
    status === true ? isPublic : undefined,
    status === false ? not(isPublic) : undefined,
  );
  const data = await db
    .select({
      _id: brands.id,
      name: brands.name,
      status: sql<boolean>`${isPublic}`,
      productCount: db.$count(products, ofBrand),
      waiting: sql<boolean>`${brands.approval} = 'PENDING'`,
    })
    .from(brands)
    .where(shown)
    .orderBy(asc(brands.name))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { data, total: await db.$count(brands, shown) };
}

export async function insertBrand(db: Db, brand: typeof brands.$inferInsert) {
  const [made] = await db
    .insert(brands)
    .values(brand)
    .onConflictDoNothing({ target: brands.nameKey })
    .returning({ _id: brands.id, name: brands.name, productCount: sql<number>`0` });
  return made;
}

/** The brand that one of this name was merged into. */
export async function selectMergedBrand(db: Db, nameKey: string) {
  const [made] = await db
    .select({
      _id: owners.id,
      name: owners.name,
      productCount: sql<number>`(select count(*)::integer from ${products} as product
        where product.brand_id = owners.id and product.shown)`,
    })
    .from(brands)
    .innerJoin(owners, eq(owners.id, brands.mergedIntoId))
    .where(eq(brands.nameKey, nameKey));
  return made;
}

export const approveBrand = (db: Db, id: string) =>
  db.update(brands).set({ approval: 'APPROVED' }).where(eq(brands.id, id));

export async function deleteBrand(db: Db, id: string): Promise<void> {
  await db.update(products).set({ brandId: null }).where(eq(products.brandId, id));
  await db.update(productVersions).set({ brandId: null }).where(eq(productVersions.brandId, id));
  await db.delete(brands).where(eq(brands.mergedIntoId, id));
  await db.delete(brands).where(eq(brands.id, id));
}
