import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { idOf } from '#platform/db/id.ts';
import { slugify } from '#platform/slug.ts';
import { categories } from '../catalog.tables.ts';
import { CATEGORY_TREE, SOLD_OTHERWISE } from './categories.reference.ts';

export const categoryId = (slug: string): string => idOf('category', slug);
export const childSlug = (parent: string, name: string): string => `${parent}-${slugify(name)}`;

/** How its products are sold; a child without own words is sold as its parent, wherever staff move it. */
const soldAs = (slug: string, parent?: (typeof CATEGORY_TREE)[number]) => {
  const { unit = null, byArea = null } =
    (parent ? { unit: parent.unit, byArea: parent.byArea ?? false } : SOLD_OTHERWISE[slug]) ?? {};
  return { unitName: unit, soldByArea: byArea };
};

/**
 * Adds missing categories; existing ones are left as staff renamed, moved or merged them. How they are sold is decided
 * here alone: a change reaches every product by `derive_products_of_categories`.
 */
export async function loadCategories(db: Db): Promise<void> {
  const parents = CATEGORY_TREE.map((tree, position) => ({
    id: categoryId(tree.slug),
    parentId: null,
    level: 1,
    position,
    name: tree.name,
    slug: tree.slug,
    ...soldAs(tree.slug, tree),
  }));
  const children = CATEGORY_TREE.flatMap((parent) =>
    parent.children.map((name, position) => {
      const slug = childSlug(parent.slug, name);
      const place = { parentId: categoryId(parent.slug), level: 2, position };
      return { id: categoryId(slug), ...place, name, slug, ...soldAs(slug) };
    }),
  );
  for (const rows of [parents, children])
    await db
      .insert(categories)
      .values(rows)
      .onConflictDoUpdate({
        target: categories.id,
        set: { unitName: sql`excluded.unit_name`, soldByArea: sql`excluded.sold_by_area` },
        setWhere: sql`(categories.unit_name, categories.sold_by_area)
          is distinct from (excluded.unit_name, excluded.sold_by_area)`,
      });
}
