import * as z from 'zod/mini';
import { changedSince } from '../../admin/admin.ts';
import { longPaging, orderBy, pageOf } from '../../admin/lists.ts';
import { endpoint, failure } from '../../core/endpoint.ts';
import { requiredText } from '../../core/fields.ts';

/** A brand as staff edit it. */
export const EditedBrand = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  productCount: z.int(),
  /** Staff have not decided on it yet. */
  waiting: z.boolean(),
  /** Whoever added it; null for those that came with the catalogue. */
  addedBy: z.nullable(z.object({ _id: z.string(), name: z.string() })),
  createdAt: z.string(),
  /** Names of the brands that were merged into it: their addresses lead here. */
  mergedNames: z.array(z.string()),
  version: z.int(),
});
export type EditedBrand = z.infer<typeof EditedBrand>;

export const BRAND_NEEDS = { name: 'Please enter a name' } as const;
export const LONGEST_BRAND_NAME = 80;
const ById = z.object({ id: z.uuid() });
const Seen = { version: z.int().check(z.gte(1)) };

export const brandGone = failure('brand_gone', 404, 'This brand does not exist any more.');
export const brandNameTaken = failure('brand_name_taken', 409, 'Another brand has this name. Merge the two instead.');
export const brandUsed = failure(
  'brand_used',
  409,
  'Products name this brand, or another one was merged into it. Merge it into another brand instead.',
);
export const brandMergeRefused = failure('brand_merge_refused', 409, 'Please choose another brand to merge into.');

export const listEditedBrands = endpoint({
  method: 'GET',
  path: '/admin/brands',
  access: 'manager',
  summary: 'Brands by part of their names, with what was merged into each',
  query: z.object({
    ...longPaging,
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    /** Only brands with products, or only those without. */
    used: z.optional(z.enum(['true', 'false'])),
    sort: z._default(orderBy(['name', 'products', 'created']), 'name'),
  }),
  reply: pageOf(EditedBrand),
});

export const addBrandByStaff = endpoint({
  method: 'POST',
  path: '/admin/brands',
  access: 'manager',
  summary: 'Adds a brand that every seller can choose',
  creates: true,
  body: z.object({ name: requiredText(BRAND_NEEDS.name, LONGEST_BRAND_NAME) }),
  reply: { message: z.string(), data: z.object({ _id: z.string(), name: z.string() }) },
  failures: [brandNameTaken],
});

export const deleteBrandByStaff = endpoint({
  method: 'DELETE',
  path: '/admin/brands/:id',
  access: 'manager',
  summary: 'Deletes a brand that nothing uses',
  params: ById,
  reply: { message: z.string() },
  failures: [brandGone, brandUsed],
});

export const renameBrand = endpoint({
  method: 'PATCH',
  path: '/admin/brands/:id',
  access: 'manager',
  summary: 'Renames a brand; its address stays',
  params: ById,
  body: z.object({ ...Seen, name: requiredText(BRAND_NEEDS.name, LONGEST_BRAND_NAME) }),
  reply: { message: z.string() },
  failures: [brandGone, changedSince, brandNameTaken],
});

export const mergeBrand = endpoint({
  method: 'POST',
  path: '/admin/brands/:id/merge',
  access: 'manager',
  summary: 'Gives all products of a brand to another one; the old address leads there from now on',
  creates: true,
  params: ById,
  body: z.object({ ...Seen, into: z.uuid() }),
  reply: { message: z.string() },
  failures: [brandGone, changedSince, brandMergeRefused],
});
