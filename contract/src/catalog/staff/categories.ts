import * as z from 'zod/mini';
import { changedSince } from '../../admin/admin.ts';
import { endpoint, failure } from '../../core/endpoint.ts';
import { OptionalFile, requiredText } from '../../core/fields.ts';
import { Picture } from '../../core/picture.ts';
import { uploadMissing } from '../../media/media.ts';

/** A category as staff edit it. */
export const EditedCategory = z.object({
  _id: z.string(),
  /** Null for a main category; its sub-categories are the second and last level. */
  parentId: z.nullable(z.string()),
  name: z.string(),
  slug: z.string(),
  image: z.nullable(z.string()),
  picture: z.nullable(Picture),
  /** In no list, filter, search or sitemap; its products stay where they are. */
  isHidden: z.boolean(),
  /** Approved products here and below. */
  productCount: z.int(),
  /** Names of the categories that were merged into it: their addresses lead here. */
  mergedNames: z.array(z.string()),
  /** Goes up with every edit; a write names the one it saw. */
  version: z.int(),
});
export type EditedCategory = z.infer<typeof EditedCategory>;

export const LONGEST_CATEGORY = 80;
export const CATEGORY_NEEDS = { name: 'Please enter a name' } as const;
const CategoryName = requiredText(CATEGORY_NEEDS.name, LONGEST_CATEGORY);
const ById = z.object({ id: z.uuid() });
const Seen = { version: z.int().check(z.gte(1)) };

export const categoryGone = failure('category_gone', 404, 'This category does not exist any more.');
export const categoryTaken = failure('category_taken', 409, 'There is already a category of this name here.');
export const categoryMisplaced = failure(
  'category_misplaced',
  409,
  'A sub-category belongs to a main category, and a main category stays one.',
);
export const mergeRefused = failure(
  'merge_refused',
  409,
  'A category with sub-categories can be merged only into another main category without a sub-category of the same name.',
);
export const categoryUsed = failure(
  'category_used',
  409,
  'Only a category that staff added and nothing uses can be deleted. Hide or merge it instead.',
);

export const listEditedCategories = endpoint({
  method: 'GET',
  path: '/admin/categories',
  access: 'manager',
  summary: 'All categories for staff, hidden ones too, in their order: main categories, then sub-categories',
  reply: { data: z.array(EditedCategory), total: z.int() },
});

export const addCategory = endpoint({
  method: 'POST',
  path: '/admin/categories',
  access: 'manager',
  summary: 'Adds a category at the end of its level',
  creates: true,
  body: z.object({ name: CategoryName, parentId: z.nullable(z.uuid()) }),
  reply: { message: z.string(), data: EditedCategory },
  failures: [categoryGone, categoryTaken, categoryMisplaced],
});

export const changeCategory = endpoint({
  method: 'PATCH',
  path: '/admin/categories/:id',
  access: 'manager',
  summary: 'Renames a category (its address stays), hides or shows it, or changes its picture',
  params: ById,
  body: z.object({
    ...Seen,
    name: z.optional(CategoryName),
    isHidden: z.optional(z.boolean()),
    /** Null takes the picture away. */
    image: z.optional(OptionalFile),
  }),
  reply: { message: z.string(), data: EditedCategory },
  failures: [categoryGone, changedSince, categoryTaken, uploadMissing],
});

export const moveCategory = endpoint({
  method: 'POST',
  path: '/admin/categories/:id/move',
  access: 'manager',
  summary: 'Moves a category among its siblings, or a sub-category into another main category',
  creates: true,
  params: ById,
  body: z.object({ ...Seen, parentId: z.nullable(z.uuid()), position: z.int().check(z.gte(0), z.lte(1000)) }),
  reply: { message: z.string() },
  failures: [categoryGone, changedSince, categoryTaken, categoryMisplaced],
});

export const mergeCategory = endpoint({
  method: 'POST',
  path: '/admin/categories/:id/merge',
  access: 'manager',
  summary: 'Moves all products into another category; the old address leads there from now on',
  creates: true,
  params: ById,
  body: z.object({ ...Seen, into: z.uuid() }),
  reply: { message: z.string() },
  failures: [categoryGone, changedSince, mergeRefused],
});

export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/admin/categories/:id',
  access: 'manager',
  summary: 'Deletes a category that staff added and nothing uses',
  params: ById,
  reply: { message: z.string() },
  failures: [categoryGone, categoryUsed],
});
