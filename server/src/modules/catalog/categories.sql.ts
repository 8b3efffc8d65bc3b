import { and, asc, eq, inArray } from 'drizzle-orm';
import { mediaFiles, pictureOf } from '#modules/media/media.tables.ts';
import type { Db } from '#platform/db.ts';
import { categories } from './catalog.tables.ts';

export async function selectCategories(db: Db, level: number | undefined) {
  const rows = await db
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
    .leftJoin(mediaFiles, eq(mediaFiles.path, categories.image))
    .where(level === undefined ? undefined : eq(categories.level, level))
    .orderBy(asc(categories.level), asc(categories.position));
  const data = rows.map(({ image, ...row }) => ({ ...row, image: image ?? '' }));
  return { data, total: data.length };
}

export async function selectNestedCategories(db: Db, level: number | undefined) {
  const { data, total } = await selectCategories(db, level);
  const parents = data.map(({ _id }) => _id);
  const children = await db
    .select({
      parentId: categories.parentId,
      _id: categories.id,
      name: categories.name,
      slug: categories.slug,
      productCount: categories.productCount,
    })
    .from(categories)
    .where(and(inArray(categories.parentId, parents)))
    .orderBy(asc(categories.position));
  const byParent = Map.groupBy(children, (child) => child.parentId);
  return { data: data.map((row) => ({ ...row, subCategoryArr: byParent.get(row._id) ?? [] })), total };
}
