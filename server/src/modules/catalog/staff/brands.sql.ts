import { MOST_COUNTED } from '@plyhaat/contract/admin/lists';
import type { listEditedBrands } from '@plyhaat/contract/catalog/staff/brands';
import type { InputOf } from '@plyhaat/contract/core/endpoint';
import { and, asc, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { members } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { countUpTo, cutPage } from '#platform/db/long-list.sql.ts';
import { contains, isoTime } from '#platform/db/sql.ts';
import { brands, products } from '../catalog.tables.ts';
import { productVersions } from '../versions.tables.ts';

type Query = InputOf<typeof listEditedBrands>['query'];
export type BrandRow = typeof brands.$inferSelect;

const shownProducts = sql`select from ${products} as product where product.brand_id = brands.id and product.shown`;
const productCount = sql<number>`(select count(*)::integer from (${shownProducts}) as shown)`;

const conditions = ({ q, used }: Query): SQL | undefined =>
  and(
    isNull(brands.mergedIntoId),
    q ? contains(brands.name, q) : undefined,
    used === undefined ? undefined : sql`${sql.raw(used === 'true' ? '' : 'not ')}exists (${shownProducts})`,
  );

const ORDERS: Readonly<Record<Query['sort'], readonly SQL[]>> = {
  name: [asc(sql`lower(${brands.name})`), asc(brands.id)],
  '-name': [desc(sql`lower(${brands.name})`), desc(brands.id)],
  products: [asc(productCount), asc(brands.id)],
  '-products': [desc(productCount), asc(brands.id)],
  created: [asc(brands.createdAt), asc(brands.id)],
  '-created': [desc(brands.createdAt), desc(brands.id)],
};

export async function selectBrandPage(db: Db, query: Query) {
  const { page, perPage, sort } = query;
  const rows = await db
    .select({
      _id: brands.id,
      name: brands.name,
      slug: brands.slug,
      productCount,
      waiting: sql<boolean>`${brands.approval} = 'PENDING'`,
      addedBy: sql<{ _id: string; name: string } | null>`case when ${members.id} is not null
        then json_build_object('_id', ${members.id}, 'name', ${members.name}) end`,
      createdAt: isoTime(brands.createdAt),
      mergedNames: sql<string[]>`array(select merged.name from ${brands} as merged
        where merged.merged_into_id = brands.id order by merged.name)`,
      version: brands.version,
    })
    .from(brands)
    .leftJoin(members, eq(members.id, brands.createdById))
    .where(conditions(query))
    .orderBy(...ORDERS[sort])
    .limit(perPage + 1)
    .offset((page - 1) * perPage);
  const total = await countUpTo(db, MOST_COUNTED, sql`${brands}`, conditions(query));
  return { ...cutPage(rows, perPage), total };
}

/**
 * Before the brand itself: a save holds its product while it asks for the brand, so that whoever held the brand and asked
 * for the product would wait in a circle.
 */
export const lockBrandProducts = (db: Db, id: string) =>
  db.execute(sql`select count(*) from (select from ${products} where brand_id = ${id} order by id
    for no key update) as locked`);

/** Against saves that name them (`derive_product`). Several in the order of their ids, in which others take them too. */
export const lockBrands = (db: Db, ids: readonly string[]): Promise<BrandRow[]> =>
  db
    .select()
    .from(brands)
    .where(and(inArray(brands.id, [...ids]), isNull(brands.mergedIntoId)))
    .orderBy(asc(brands.id))
    .for('update');

export const countBrandProducts = (db: Db, id: string): Promise<number> =>
  db.$count(products, and(eq(products.brandId, id), products.shown));

export const isBrandNameTaken = async (db: Db, nameKey: string, besides: string): Promise<boolean> =>
  (await db.$count(brands, and(eq(brands.nameKey, nameKey), ne(brands.id, besides)))) > 0;

export const updateBrand = (db: Db, id: string, change: Partial<Pick<BrandRow, 'name' | 'nameKey' | 'mergedIntoId'>>) =>
  db
    .update(brands)
    .set({ ...change, version: sql`${brands.version} + 1` })
    .where(eq(brands.id, id));

/** Every product of one brand is of the other from now on, and so is what was merged into it before. */
export async function moveBrandProducts(db: Db, from: string, into: string): Promise<void> {
  await db.update(products).set({ brandId: into }).where(eq(products.brandId, from));
  await db.update(brands).set({ mergedIntoId: into }).where(eq(brands.mergedIntoId, from));
}

/** Whether a product names it, in its public or its waiting version, or another brand leads to it. */
export const isBrandUsed = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(products, eq(products.brandId, id))) > 0 ||
  (await db.$count(productVersions, eq(productVersions.brandId, id))) > 0 ||
  (await db.$count(brands, eq(brands.mergedIntoId, id))) > 0;

export const deleteBrandRow = (db: Db, id: string) => db.delete(brands).where(eq(brands.id, id));
