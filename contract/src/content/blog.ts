import * as z from 'zod/mini';
import { SearchText } from '../catalog/catalog.ts';
import { endpoint, failure } from '../core/endpoint.ts';
import { listOf, paging } from '../core/paging.ts';
import { Picture } from '../core/picture.ts';

const BLOG_CACHE = { seconds: 300, tags: ['blog'] };

export const BlogCard = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** `name` and `image` by the names that apps read (CONT-9); pages of ours are made without them. */
  title: z.optional(z.string()),
  featuredImage: z.optional(z.string()),
  excerpt: z.string(),
  category: z.string(),
  image: z.string(),
  picture: z.nullable(Picture),
  tags: z.array(z.string()),
  readingMinutes: z.int(),
  isPublished: z.boolean(),
  createdAt: z.string(),
});
export type BlogCard = z.infer<typeof BlogCard>;

/** `description` is the body: HTML that was cleaned when it was saved. */
export const BlogPost = z.extend(BlogCard, {
  description: z.string(),
  /** `description` again, likewise. */
  content: z.optional(z.string()),
  likeCount: z.int(),
  commentCount: z.int(),
  updatedAt: z.string(),
});
export type BlogPost = z.infer<typeof BlogPost>;

export const BLOG_SORTS = ['createdAt', 'name'] as const;
export const BlogListQuery = z.object({
  ...paging(12),
  search: z._default(SearchText, ''),
  category: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  tag: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  sortBy: z._default(z.enum(BLOG_SORTS), 'createdAt'),
  sortOrder: z._default(z.enum(['asc', 'desc']), 'desc'),
  /** Only published posts can be asked for; `false` finds nothing. */
  isPublished: z._default(z.enum(['true', 'false']), 'true'),
});
export type BlogListQuery = z.output<typeof BlogListQuery>;

export const listPosts = endpoint({
  method: 'GET',
  path: '/blog',
  access: 'public',
  summary:
    'Published blog posts, searched, filtered, sorted and paged, without their bodies; of those found by words or a tag at most 1,000 are counted',
  query: BlogListQuery,
  reply: listOf(BlogCard),
  cache: BLOG_CACHE,
});

export const postNotFound = failure('blog_post_not_found', 404, 'Blog post not found');
export const readPost = endpoint({
  method: 'GET',
  path: '/blog/getBySlug/:slugOrId',
  access: 'public',
  summary: 'One published blog post by its slug or id',
  params: z.object({ slugOrId: z.string().check(z.maxLength(200)) }),
  reply: { data: BlogPost },
  failures: [postNotFound],
  cache: BLOG_CACHE,
});

export const listBlogCategories = endpoint({
  method: 'GET',
  path: '/blog/categories',
  access: 'public',
  summary: 'The categories of published blog posts, each with its number of posts',
  reply: listOf(z.object({ name: z.string(), count: z.int() })),
  cache: BLOG_CACHE,
});
