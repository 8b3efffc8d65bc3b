import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { plans, topups } from '#modules/billing/billing.tables.ts';
import { productBatches } from '#modules/catalog/batches/batches.tables.ts';
import { brands, categories, products } from '#modules/catalog/catalog.tables.ts';
import { blogComments } from '#modules/content/comments.tables.ts';
import { blogPosts, videos } from '#modules/content/content.tables.ts';
import { dealerships, opportunities } from '#modules/dealerships/dealerships.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { cities } from '#modules/places/places.tables.ts';
import { arrivals, banners, flashSales, promotions } from '#modules/promotions/promotions.tables.ts';
import { reels } from '#modules/reels/reels.tables.ts';
import { auditLog } from '#platform/db/platform.tables.ts';
import { reviewTemplates } from './review.tables.ts';

/** The log names its subjects by text; most of them are ids. */
const id = sql`case when ${auditLog.subjectId} ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then ${auditLog.subjectId}::uuid end`;

const named = (table: PgTable, name: string): SQL =>
  sql`(select ${sql.raw(name)} from ${table} as thing where thing.id = ${id})`;
const ofProduct = (table: PgTable): SQL =>
  sql`(select product.name from ${table} as thing join ${products} as product on product.id = thing.product_id where thing.id = ${id})`;
const ofMember = sql`(select coalesce(company.name, thing.name) from ${members} as thing
  left join ${companies} as company on company.member_id = thing.id where thing.id = ${id})`;
const ofBanner = sql`(select coalesce(nullif(thing.title, ''), product.name, company.name) from ${banners} as thing
  left join ${products} as product on product.id = thing.product_id
  left join ${companies} as company on company.member_id = thing.owner_id where thing.id = ${id})`;

const ofComment = sql`(select post.name from ${blogComments} as thing join ${blogPosts} as post on post.id = thing.blog_id
  where thing.id = ${id})`;

const NAMES: Readonly<Record<string, SQL>> = {
  member: ofMember,
  gst: ofMember,
  product: named(products, 'thing.name'),
  banner: ofBanner,
  advertisement: ofProduct(arrivals),
  flashSale: ofProduct(flashSales),
  promotion: ofProduct(promotions),
  reel: named(reels, 'thing.title'),
  dealership: named(dealerships, 'thing.name'),
  opportunity: named(opportunities, 'thing.brand'),
  batch: named(productBatches, 'thing.name'),
  category: named(categories, 'thing.name'),
  brand: named(brands, 'thing.name'),
  city: named(cities, 'thing.name'),
  comment: ofComment,
  post: named(blogPosts, 'thing.name'),
  video: named(videos, 'thing.name'),
  template: named(reviewTemplates, 'thing.title'),
  plan: named(plans, 'thing.name'),
  topup: named(topups, 'thing.name'),
};

/** What the subject of a row of the log is called now, by its primary key. */
export const subjectName = sql<string | null>`case ${auditLog.subjectKind} ${sql.join(
  Object.entries(NAMES).map(([kind, name]) => sql`when ${sql.raw(`'${kind}'`)} then ${name}`),
  sql` `,
)} end`;
