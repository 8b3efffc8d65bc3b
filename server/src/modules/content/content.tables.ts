import type { ContactSubject } from '@plyhaat/contract/content/content';
import { VIDEO_CATEGORY } from '@plyhaat/contract/content/videos';
import { sql } from 'drizzle-orm';
import { boolean, cidr, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, tsvector, updatedAt } from '#platform/db/columns.ts';

/** What visitors wrote to us. `sender` is there for the limit alone and is erased after a day. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    subject: text().$type<ContactSubject>().notNull(),
    message: text().notNull(),
    sender: cidr(),
    mailedAt: moment('mailed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('contact_messages_by_sender').on(t.sender, t.createdAt),
    index('contact_messages_by_time').on(t.createdAt),
  ],
);

/** Subscribers of the newsletter; unsubscribing deletes the row. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: id(),
    email: text().notNull().unique(),
    sender: cidr(),
    welcomedAt: moment('welcomed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('newsletter_subscribers_by_sender').on(t.sender, t.createdAt),
    // For the lists of staff.
    index('newsletter_subscribers_by_age').on(t.createdAt, t.id),
    index('newsletter_subscribers_by_part').using('gin', sql`lower(${t.email}) gin_trgm_ops`),
  ],
);

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    excerpt: text().notNull(),
    /** HTML, sanitised before it is stored and printed without escaping. */
    body: text().notNull(),
    category: text().notNull(),
    image: text().notNull().default(''),
    tags: text().array().notNull().default(sql`'{}'`),
    /** The only condition for readers to see a post. A schedule sets it at its time. */
    isPublished: boolean('is_published').notNull().default(false),
    /** The editor's document behind `body`; null where the post was not written in the editor. */
    source: text(),
    /** When the latest version is published by itself. */
    publishAt: moment('publish_at'),
    /** The latest saved version, 0 while there is only this row; and the one that readers saw last. */
    latestVersion: integer('latest_version').notNull().default(0),
    publicVersion: integer('public_version'),
    /** The slug of an unpublished version, reserved so that no other post takes it. */
    nextSlug: text('next_slug').unique(),
    /** Of `blog_likes` and of approved comments: triggers maintain them. */
    likeCount: integer('like_count').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    /** When readers first saw it; before that, when it was begun. */
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** What a visitor's words are looked for in. */
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`to_tsvector('simple', name || ' ' || category || ' ' || excerpt || ' ' || regexp_replace(body, '<[^>]*>', ' ', 'g'))`,
      ),
    /** At twelve hundred letters a minute. */
    readingMinutes: integer('reading_minutes')
      .notNull()
      .generatedAlwaysAs(sql`greatest(1, round(length(regexp_replace(body, '<[^>]*>', '', 'g')) / 1200.0))::integer`),
  },
  (t) => [
    index('blog_posts_latest').on(t.createdAt, t.id).where(sql`${t.isPublished}`),
    index('blog_posts_by_name').on(t.name, t.id).where(sql`${t.isPublished}`),
    index('blog_posts_of_category').on(t.category, t.createdAt, t.id).where(sql`${t.isPublished}`),
    index('blog_posts_due').on(t.publishAt).where(sql`${t.publishAt} is not null`),
    index('blog_posts_by_change').on(t.updatedAt, t.id),
    index('blog_posts_by_words').using('gin', t.words).where(sql`${t.isPublished}`),
    index('blog_posts_by_tag').using('gin', t.tags).where(sql`${t.isPublished}`),
  ],
);

/** How many posts of each category are published; triggers maintain it (count_posts): counting takes longer than the page. */
export const blogCounts = pgTable('blog_counts', { category: text().primaryKey(), posts: integer().notNull() });

/** Our videos: stored here, or embedded from elsewhere by their full address. */
export const videos = pgTable(
  'videos',
  {
    id: id(),
    name: text().notNull(),
    description: text().notNull().default(''),
    category: text().notNull().default(VIDEO_CATEGORY),
    url: text().notNull(),
    thumbnail: text().notNull().default(''),
    captions: text(),
    /** Seconds. */
    duration: integer().notNull(),
    viewCount: integer('view_count').notNull().default(0),
    likeCount: integer('like_count').notNull().default(0),
    isPublished: boolean('is_published').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    words: text().notNull().generatedAlwaysAs(sql`name || ' ' || category || ' ' || description`),
  },
  (t) => [
    index('videos_latest').on(t.createdAt, t.id).where(sql`${t.isPublished}`),
    index('videos_of_category').on(t.category, t.createdAt, t.id).where(sql`${t.isPublished}`),
    index('videos_by_words').using('gin', sql`${t.words} gin_trgm_ops`).where(sql`${t.isPublished}`),
  ],
);
