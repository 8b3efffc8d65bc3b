import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { members } from '#modules/identity/identity.tables.ts';
import { createdAt } from '#platform/db/columns.ts';
import { blogPosts } from '../../content.tables.ts';

const postId = () =>
  uuid('post_id')
    .notNull()
    .references(() => blogPosts.id, { onDelete: 'cascade' });

/** Every save of a post, whole. */
export const blogVersions = pgTable(
  'blog_versions',
  {
    postId: postId(),
    number: integer().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    excerpt: text().notNull(),
    body: text().notNull(),
    source: text(),
    category: text().notNull(),
    image: text().notNull(),
    tags: text().array().notNull(),
    editorId: uuid('editor_id').references(() => members.id, { onDelete: 'set null' }),
    restoredFrom: integer('restored_from'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.number] }), index('blog_versions_by_editor').on(t.editorId)],
);

/** Addresses under which readers found a post earlier; they lead to where it is now. */
export const blogRedirects = pgTable(
  'blog_redirects',
  { slug: text().primaryKey(), postId: postId(), createdAt: createdAt() },
  (t) => [index('blog_redirects_of_post').on(t.postId)],
);
