import type { EditedCategory } from '@plyhaat/contract/catalog/staff/categories';
import { and, asc, eq, isNull, like, ne, or, type SQL, sql } from 'drizzle-orm';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureOf } from '#modules/media/pictures.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { rowsOf } from '#platform/db/sql.ts';
import { categories, products } from '../catalog.tables.ts';
import { categoryId } from '../reference/reference.sql.ts';
import { productVersions } from '../versions.tables.ts';

export type CategoryRow = typeof categories.$inferSelect;

const mergedNames = sql<string[]>`array(select merged.name from ${categories} as merged
  where merged.merged_into_id = categories.id order by merged.name)`;

/** Shown ones, of the category itself and of those below it. */
const productCount = sql<number>`(select count(*)::integer from ${products} as product where product.shown
  and product.category_id in (select kind.id from ${categories} as kind
    where kind.id = categories.id or kind.parent_id = categories.id))`;

const edited = (db: Db, where?: SQL): Promise<EditedCategory[]> =>
  db
    .select({
      _id: categories.id,
      parentId: categories.parentId,
      name: categories.name,
      slug: categories.slug,
      image: categories.image,
      picture: pictureOf(mediaFiles),
      isHidden: categories.isHidden,
      productCount,
      mergedNames,
      version: categories.version,
    })
    .from(categories)
    .leftJoin(mediaFiles, eq(mediaFiles.path, categories.image))
    .where(and(isNull(categories.mergedIntoId), where))
    .orderBy(asc(categories.level), asc(categories.position), asc(categories.id));

export const selectEditedCategories = (db: Db) => edited(db);
export const selectEditedCategory = async (db: Db, id: string) => (await edited(db, eq(categories.id, id)))[0];

/** One edit of the tree at a time. Saves of products do not wait for it, only for the category that is edited. */
export const lockCategoryTree = (db: Db) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('category tree', 0))`);

/**
 * Before the category itself: a save holds its product while it asks for the category, so that whoever held the category
 * and asked for the product would wait in a circle. What a save put there between the two locks is the exception: if
 * another save has it by then, PostgreSQL ends one of the two.
 */
export const lockCategoryProducts = (db: Db, id: string) =>
  db.execute(sql`select count(*) from (select from ${products} where category_id in (select id
    from ${categories} where id = ${id} or parent_id = ${id}) order by id for no key update) as locked`);

/** Against saves that name it or one below it (`derive_product`). */
export const lockCategory = async (db: Db, id: string): Promise<CategoryRow | undefined> =>
  (
    await db
      .select()
      .from(categories)
      .where(and(eq(categories.id, id), isNull(categories.mergedIntoId)))
      .for('update')
  )[0];

export const selectParentId = async (db: Db, id: string): Promise<string | null | undefined> =>
  (await db.select({ parentId: categories.parentId }).from(categories).where(eq(categories.id, id)))[0]?.parentId;

const under = (parentId: string | null) =>
  parentId === null ? isNull(categories.parentId) : eq(categories.parentId, parentId);

/** Whether another category under the same parent has this name. */
export const isNameTaken = async (db: Db, parentId: string | null, name: string, besides?: string): Promise<boolean> =>
  (await db.$count(
    categories,
    and(
      under(parentId),
      isNull(categories.mergedIntoId),
      sql`lower(${categories.name}) = lower(${name})`,
      besides ? ne(categories.id, besides) : undefined,
    ),
  )) > 0;

/** What lies under a parent, in order. */
export const selectUnder = (db: Db, parentId: string | null) =>
  db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(and(under(parentId), isNull(categories.mergedIntoId)))
    .orderBy(asc(categories.position), asc(categories.id));

/** An address that no category has or had. */
export async function freeSlug(db: Db, wanted: string): Promise<string> {
  const rows = await db
    .select({ slug: categories.slug })
    .from(categories)
    .where(or(eq(categories.slug, wanted), like(categories.slug, `${wanted}-%`)));
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = wanted;
  for (let number = 2; taken.has(slug); number++) slug = `${wanted}-${number}`;
  return slug;
}

type NewCategory = Pick<CategoryRow, 'parentId' | 'name' | 'slug' | 'position'>;

/** The id is derived as in the reference data, in case a later version adds the same category. */
export async function insertCategory(db: Db, category: NewCategory): Promise<string> {
  const id = categoryId(category.slug);
  await db.insert(categories).values({ ...category, id, level: category.parentId === null ? 1 : 2 });
  return id;
}

type Change = Partial<Pick<CategoryRow, 'name' | 'isHidden' | 'image' | 'parentId'>>;

export const updateCategory = async (db: Db, id: string, change: Change): Promise<CategoryRow | undefined> =>
  (
    await db
      .update(categories)
      .set({ ...change, version: sql`${categories.version} + 1` })
      .where(eq(categories.id, id))
      .returning()
  )[0];

/** Numbers siblings in this order. */
export const updateOrder = (db: Db, ids: readonly string[]) =>
  db.execute(sql`update ${categories} set position = place.n - 1
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as place(id, n)
   where categories.id = place.id and categories.position <> place.n - 1`);

const offered = sql.raw(`not is_hidden and merged_into_id is null and not coalesce(
  (select parent.is_hidden from categories as parent where parent.id = categories.parent_id), false)`);

/** Updates `shown` after categories were hidden or merged. */
export const followHidden = (db: Db) =>
  db.execute(sql`update ${categories} set shown = ${offered} where shown <> (${offered})`);

export const countCategoryProducts = async (db: Db, id: string): Promise<number> =>
  (await db.select({ productCount }).from(categories).where(eq(categories.id, id)))[0]?.productCount ?? 0;

/**
 * Everything in one category is in the other from now on, also its sub-categories and what was merged into it before.
 * Products follow by a trigger (`derive_products_of_categories`): one statement, so that their words are counted once.
 */
export const mergeInto = (db: Db, from: string, into: string) =>
  db.execute(sql`update ${categories}
       set parent_id = case parent_id when ${from}::uuid then ${into}::uuid else parent_id end,
           merged_into_id = case when ${from}::uuid in (id, merged_into_id) then ${into}::uuid else merged_into_id end,
           version = version + case id when ${from}::uuid then 1 else 0 end
     where ${from}::uuid in (id, parent_id, merged_into_id)`);

/** Whether products, versions of them, sub-categories or merged categories name it. */
export async function isUsed(db: Db, id: string): Promise<boolean> {
  const [found] = await rowsOf<{ used: boolean }>(
    db,
    sql`select exists (select from ${products} where ${eq(products.categoryId, id)})
      or exists (select from ${productVersions} where ${eq(productVersions.categoryId, id)})
      or exists (select from ${categories} where ${or(eq(categories.parentId, id), eq(categories.mergedIntoId, id))}) as used`,
  );
  return found?.used ?? false;
}

export const deleteCategoryRow = (db: Db, id: string) => db.delete(categories).where(eq(categories.id, id));
