import type { Category } from '@plyhaat/contract/catalog/categories';
import type { UnitName } from '@plyhaat/contract/catalog/unit-name';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureJson } from '#modules/media/pictures.reads.sql.ts';
import { type Position, waitingChanges } from '#modules/search/catalogue/position.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import { categories } from '../catalog.tables.ts';

type Row = Omit<Category, 'productCount'>;

const json = sql`json_build_object('_id', category.id, 'name', category.name, 'slug', category.slug,
  'level', category.level, 'image', coalesce(category.image, ''), 'picture', ${pictureJson('file')},
  'unitName', coalesce(category.unit_name,
    (select above.unit_name from ${categories} as above where above.id = category.parent_id)))`;
const listed = (where: SQL) => sql`(select coalesce(json_agg(${json} order by category.level, category.position), '[]')
  from ${categories} as category left join ${mediaFiles} as file on file.path = category.image
 where category.shown and ${where})`;

/** Those the public is offered, and how many changes of products wait behind a position. */
export async function selectCategories(db: Db, level: number | undefined, position: Position) {
  const ofLevel = level === undefined ? sql`true` : sql`category.level = ${sql.placeholder('level')}`;
  const build = () => sql`select ${listed(ofLevel)} as rows, ${waitingChanges} as waiting`;
  const name = level === undefined ? 'categories' : 'categories of a level';
  const [found] = await prepared<{ rows: Row[]; waiting: number }>(db, name, build, { level, ...position });
  return found as { rows: Row[]; waiting: number };
}

const above = alias(categories, 'above');

export const selectChildren = (db: Db, parents: string[]) =>
  db
    .select({
      parentId: categories.parentId,
      _id: categories.id,
      name: categories.name,
      slug: categories.slug,
      unitName: sql<UnitName | null>`coalesce(${categories.unitName}, ${above.unitName})`,
    })
    .from(categories)
    .leftJoin(above, eq(above.id, categories.parentId))
    .where(and(inArray(categories.parentId, parents), categories.shown))
    .orderBy(asc(categories.position));

type Found = {
  readonly category: Row | null;
  readonly parent: { readonly _id: string; readonly name: string; readonly slug: string } | null;
  readonly waiting: number;
};

/** By its own address, or by that of a category that was merged into it. */
export async function selectCategory(db: Db, slug: string, position: Position): Promise<Found> {
  const id = sql`(select coalesce(named.merged_into_id, named.id) from ${categories} as named
    where named.slug = ${sql.placeholder('slug')})`;
  const build = () => sql`
    select ${listed(sql`category.id = ${id}`)} -> 0 as category,
      (select json_build_object('_id', parent.id, 'name', parent.name, 'slug', parent.slug)
         from ${categories} as own join ${categories} as parent on parent.id = own.parent_id
        where own.id = ${id}) as parent, ${waitingChanges} as waiting`;
  const [found] = await prepared<Found>(db, 'category by slug', build, { slug, ...position });
  return found as Found;
}
