import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { listOf, wholeNumber } from '../core/paging.ts';
import { Picture } from '../core/picture.ts';
import { ReferenceText } from '../core/reference-text.ts';
import { UnitName } from './unit-name.ts';

const CATEGORY_CACHE = { seconds: 600, tags: ['categories', 'products'] };

/** What one of its products is usually called: product forms suggest it (CAT-25). */
const unitName = z.nullable(UnitName);
const SubCategory = z.object({
  _id: z.string(),
  name: ReferenceText,
  slug: z.string(),
  productCount: z.int(),
  unitName,
});
export const Category = z.object({
  _id: z.string(),
  name: ReferenceText,
  slug: z.string(),
  level: z.int(),
  image: z.string(),
  picture: z.nullable(Picture),
  productCount: z.int(),
  unitName,
});
export type Category = z.infer<typeof Category>;

const CategoryQuery = z.object({ level: z.optional(wholeNumber(1, 2)) });

export const listCategories = endpoint({
  method: 'GET',
  path: '/category/getCategory',
  access: 'public',
  summary: 'Categories of a level with their number of products',
  query: CategoryQuery,
  reply: listOf(Category),
  cache: CATEGORY_CACHE,
});
export const listNestedCategories = endpoint({
  method: 'GET',
  path: '/Category/getNestedCategories',
  access: 'public',
  summary: 'Categories of a level, each with its sub-categories',
  query: CategoryQuery,
  reply: listOf(z.extend(Category, { subCategoryArr: z.array(SubCategory) })),
  cache: CATEGORY_CACHE,
});

export const categoryNotFound = failure('category_not_found', 404, 'Category Not Found');
export const readCategory = endpoint({
  method: 'GET',
  path: '/category/getBySlug/:slug',
  access: 'public',
  summary: 'One category with its sub-categories and its parent',
  params: z.object({ slug: z.string().check(z.maxLength(200)) }),
  reply: {
    data: z.extend(Category, {
      subCategoryArr: z.array(SubCategory),
      parent: z.nullable(z.object({ _id: z.string(), name: ReferenceText, slug: z.string() })),
    }),
  },
  failures: [categoryNotFound],
  cache: CATEGORY_CACHE,
});
