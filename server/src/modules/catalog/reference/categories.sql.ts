import type { Category } from '@plyhaat/contract/catalog/categories';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureJson, pictureOf } from '#modules/media/pictures.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import { categories } from '../catalog.tables.ts';

const parents = alias(categories, 'parent_categories');

const listed = (db: Db) =>
  db
    .select({
      _id: categories.id,
      name: categories.name,
      slug: categories.slug,
      level: categories.level,
      image: categories.image,
      picture: pictureOf(mediaFiles),
      productCount: categories.productCount,
    })
    .from(categories)
    .leftJoin(mediaFiles, eq(mediaFiles.path, categories.image));

export async function selectCategories(db: Db, level: number | undefined) {
  const build = () => sql`
    select coalesce(json_agg(json_build_object('_id', category.id, 'name', category.name, 'slug', category.slug,
        'level', category.level, 'image', coalesce(category.image, ''), 'picture', ${pictureJson('file')},
        'productCount', category.product_count) order by category.level, category.position), '[]') as data
      from ${categories} as category left join ${mediaFiles} as file on file.path = category.image
     where category.shown ${level === undefined ? sql.empty() : sql`and category.level = ${sql.placeholder('level')}`}`;
  const name = level === undefined ? 'categories' : 'categories of a level';
  const [row] = await prepared<{ data: Category[] }>(db, name, build, { level });
  const data = row?.data ?? [];
  return { data, total: data.length };
}

const childrenOf = (db: Db, parents: string[]) =>
  db
    .select({
      parentId: categories.parentId,
      _id: categories.id,
      name: categories.name,
      slug: categories.slug,
      productCount: categories.productCount,
    })
    .from(categories)
    .where(and(inArray(categories.parentId, parents), categories.shown))
    .orderBy(asc(categories.position));

export async function selectNestedCategories(db: Db, level: number | undefined) {
  const { data, total } = await selectCategories(db, level);
  const children = await childrenOf(
    db,
    data.map(({ _id }) => _id),
  );
  const byParent = Map.groupBy(children, (child) => child.parentId);
  return { data: data.map((row) => ({ ...row, subCategoryArr: byParent.get(row._id) ?? [] })), total };
}

/** By its own address, or by that of a category that was merged into it. */
export async function selectCategory(db: Db, slug: string) {
  const id = sql`(select coalesce(named.merged_into_id, named.id) from ${categories} as named where named.slug = ${slug})`;
  const [row] = await listed(db).where(and(eq(categories.id, id), categories.shown));
  if (!row) return undefined;
  const [parent] = await db
    .select({ _id: parents.id, name: parents.name, slug: parents.slug })
    .from(categories)
    .innerJoin(parents, eq(parents.id, categories.parentId))
    .where(eq(categories.id, row._id));
  const subCategoryArr = await childrenOf(db, [row._id]);
  return { ...row, image: row.image ?? '', subCategoryArr, parent: parent ?? null };
}

/** The existing ones of these categories, with their children; merged ones are replaced by their targets. */
export async function selectWithin(db: Db, chosen: readonly string[]): Promise<string[]> {
  if (chosen.length === 0) return [];
  const given = sql`any(${sql.placeholder('chosen')}::uuid[])`;
  const build = () => sql`select id from ${categories} where id = ${given} or parent_id = ${given}
    union select target.id from ${categories} as merged join ${categories} as target
      on target.id = merged.merged_into_id or target.parent_id = merged.merged_into_id where merged.id = ${given}`;
  const rows = await prepared<{ id: string }>(db, 'categories within', build, { chosen: [...new Set(chosen)] });
  return rows.map(({ id }) => id);
}
