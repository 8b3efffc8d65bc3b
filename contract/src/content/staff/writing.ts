import * as z from 'zod/mini';
import { changedSince } from '../../admin/admin.ts';
import { SearchText } from '../../catalog/catalog.ts';
import { endpoint, failure } from '../../core/endpoint.ts';
import { listOf, paging, wholeNumber } from '../../core/paging.ts';
import { Picture } from '../../core/picture.ts';
import { uploadMissing } from '../../media/media.ts';
import { postNotFound } from '../blog.ts';
import { LONGEST_POST, MOST_POST_BYTES, PostChange, PostForm } from '../post-form.ts';

export const PostStatus = z.enum(['draft', 'scheduled', 'published']);
export type PostStatus = z.infer<typeof PostStatus>;

/** A post as staff see it in their list: with what is saved last, whether readers see that yet or not. */
export const WrittenPost = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  category: z.string(),
  picture: z.nullable(Picture),
  status: PostStatus,
  /** Readers still see an earlier version. */
  hasChanges: z.boolean(),
  /** When the latest version is published by itself. */
  publishAt: z.nullable(z.string()),
  version: z.int(),
  updatedAt: z.string(),
});
export type WrittenPost = z.infer<typeof WrittenPost>;

const content = {
  name: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  image: z.string(),
  description: z.string(),
  source: z.nullable(z.string()),
};

/** What the editor opens. `publicSlug` is where readers find it, null where they do not. */
export const EditedPost = z.extend(WrittenPost, { ...content, publicSlug: z.nullable(z.string()) });
export type EditedPost = z.infer<typeof EditedPost>;

export const PostVersion = z.object({
  number: z.int(),
  name: z.string(),
  /** Null once the member is gone. */
  editor: z.nullable(z.string()),
  /** Readers see this one. */
  isPublic: z.boolean(),
  restoredFrom: z.nullable(z.int()),
  createdAt: z.string(),
});
export type PostVersion = z.infer<typeof PostVersion>;
export const PostVersionDetail = z.extend(PostVersion, { ...content, picture: z.nullable(Picture) });
export type PostVersionDetail = z.infer<typeof PostVersionDetail>;

export const slugTaken = failure('slug_taken', 409, 'Another post has or had this address. Please choose another one.');
export const versionNotFound = failure('version_not_found', 404, 'This version does not exist.');

const ById = z.object({ id: z.uuid() });
const OneVersion = z.object({ id: z.uuid(), number: wholeNumber(1, 1_000_000) });
const Seen = { version: z.int() };
const saved = { message: z.string(), data: EditedPost };

export const listWrittenPosts = endpoint({
  method: 'GET',
  path: '/admin/blog',
  access: 'manager',
  summary: 'Every post with its state, the latest change first',
  query: z.object({ ...paging(20), search: z._default(SearchText, ''), status: z.optional(PostStatus) }),
  reply: { ...listOf(WrittenPost), counts: z.record(PostStatus, z.int()) },
});
export const readWrittenPost = endpoint({
  method: 'GET',
  path: '/admin/blog/:id',
  access: 'manager',
  summary: 'The latest version of a post, to be edited',
  params: ById,
  reply: { data: EditedPost },
  failures: [postNotFound],
});
export const addPost = endpoint({
  method: 'POST',
  path: '/admin/blog',
  access: 'manager',
  summary: 'Writes a post: a draft, published at once, or at a time to come',
  creates: true,
  mostBytes: MOST_POST_BYTES,
  body: PostForm,
  reply: saved,
  failures: [slugTaken, uploadMissing],
});
export const updatePost = endpoint({
  method: 'PATCH',
  path: '/admin/blog/:id',
  access: 'manager',
  summary: 'Saves what is sent as the next version of a post; the version seen must be the latest',
  params: ById,
  mostBytes: MOST_POST_BYTES,
  body: PostChange,
  reply: saved,
  failures: [postNotFound, changedSince, slugTaken, uploadMissing],
});
export const unpublishPost = endpoint({
  method: 'POST',
  path: '/admin/blog/:id/unpublish',
  access: 'manager',
  summary: 'Takes a post from its readers, or off its schedule; it stays as a draft',
  params: ById,
  body: z.object(Seen),
  reply: saved,
  failures: [postNotFound, changedSince],
});
export const deletePost = endpoint({
  method: 'DELETE',
  path: '/admin/blog/:id',
  access: 'manager',
  summary: 'Deletes a post with its versions and its earlier addresses',
  params: ById,
  reply: { message: z.string() },
  failures: [postNotFound],
});
export const listPostVersions = endpoint({
  method: 'GET',
  path: '/admin/blog/:id/versions',
  access: 'manager',
  summary: 'The saved versions of a post, the latest first',
  params: ById,
  query: z.object(paging(20)),
  reply: listOf(PostVersion),
  failures: [postNotFound],
});
export const readPostVersion = endpoint({
  method: 'GET',
  path: '/admin/blog/:id/versions/:number',
  access: 'manager',
  summary: 'One saved version of a post',
  params: OneVersion,
  reply: { data: PostVersionDetail },
  failures: [versionNotFound],
});
export const restorePostVersion = endpoint({
  method: 'POST',
  path: '/admin/blog/:id/versions/:number/restore',
  access: 'manager',
  summary: 'Saves an earlier version as the next one, unpublished',
  params: OneVersion,
  body: z.object(Seen),
  reply: saved,
  failures: [postNotFound, versionNotFound, changedSince],
});
export const previewPost = endpoint({
  method: 'POST',
  path: '/admin/blog/preview',
  access: 'manager',
  summary: 'The body as readers would get it, stored nowhere',
  mostBytes: MOST_POST_BYTES,
  body: z.object({ description: z.string().check(z.maxLength(LONGEST_POST)) }),
  reply: { data: z.object({ description: z.string() }) },
});
