import type { Db } from '#platform/db/db.ts';
import { idOf } from '#platform/db/id.ts';
import { slugify } from '#platform/slug.ts';
import { categories } from '../catalog.tables.ts';
import { CATEGORY_TREE } from './categories.reference.ts';

export const categoryId = (slug: string): string => idOf('category', slug);
export const childSlug = (parent: string, name: string): string => `${parent}-${slugify(name)}`;

/** Adds missing categories; existing ones are left as staff renamed, moved or merged them. */
export async function loadCategories(db: Db): Promise<void> {
  const parents = CATEGORY_TREE.map(({ name, slug }, position) => ({
    id: categoryId(slug),
    parentId: null,
    level: 1,
    position,
    name,
    slug,
  }));
  const children = CATEGORY_TREE.flatMap((parent) =>
    parent.children.map((name, position) => {
      const slug = childSlug(parent.slug, name);
      return { id: categoryId(slug), parentId: categoryId(parent.slug), level: 2, position, name, slug };
    }),
  );
  for (const rows of [parents, children]) await db.insert(categories).values(rows).onConflictDoNothing();
}
