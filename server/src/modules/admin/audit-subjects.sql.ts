import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { plans, topups } from '#modules/billing/billing.tables.ts';
import { productBatches } from '#modules/catalog/batches/batches.tables.ts';
import { brands, categories, products } from '#modules/catalog/catalog.tables.ts';
import { blogComments } from '#modules/content/comments.tables.ts';
import { blogPosts, contactMessages, videos } from '#modules/content/content.tables.ts';
import { dealerships, opportunities } from '#modules/dealerships/dealerships.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { enquiries, leads } from '#modules/leads/leads.tables.ts';
import { cities } from '#modules/places/places.tables.ts';
import { arrivals, banners, flashSales, promotions } from '#modules/promotions/promotions.tables.ts';
import { reels } from '#modules/reels/reels.tables.ts';
import { auditLog } from '#platform/db/platform.tables.ts';
import { reviewTemplates } from './review.tables.ts';

/** The log names its subjects by text; most of them are ids. */
const id = sql`case when ${auditLog.subjectId} ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then ${auditLog.subjectId}::uuid end`;

const named = (table: PgTable, name: string): SQL =>
  sql`(select ${sql.raw(name)} from ${table} as item where item.id = ${id})`;
const ofProduct = (table: PgTable): SQL =>
  sql`(select product.name from ${table} as item join ${products} as product on product.id = item.product_id where item.id = ${id})`;
const ofMember = sql`(select coalesce(company.name, item.name) from ${members} as item
  left join ${companies} as company on company.member_id = item.id where item.id = ${id})`;
const ofBanner = sql`(select coalesce(nullif(item.title, ''), product.name, company.name) from ${banners} as item
  left join ${products} as product on product.id = item.product_id
  left join ${companies} as company on company.member_id = item.owner_id where item.id = ${id})`;

const ofComment = sql`(select post.name from ${blogComments} as item join ${blogPosts} as post on post.id = item.blog_id
  where item.id = ${id})`;

/** A case has the id of its message. */
const ofEnquiry = sql`coalesce(${named(contactMessages, 'item.name')}, ${named(enquiries, 'item.name')})`;

const NAMES: Readonly<Record<string, SQL>> = {
  member: ofMember,
  gst: ofMember,
  product: named(products, 'item.name'),
  banner: ofBanner,
  advertisement: ofProduct(arrivals),
  flashSale: ofProduct(flashSales),
  promotion: ofProduct(promotions),
  reel: named(reels, 'item.title'),
  dealership: named(dealerships, 'item.name'),
  opportunity: named(opportunities, 'item.brand'),
  batch: named(productBatches, 'item.name'),
  category: named(categories, 'item.name'),
  brand: named(brands, 'item.name'),
  city: named(cities, 'item.name'),
  comment: ofComment,
  enquiry: ofEnquiry,
  lead: named(leads, 'item.name'),
  post: named(blogPosts, 'item.name'),
  video: named(videos, 'item.name'),
  template: named(reviewTemplates, 'item.title'),
  plan: named(plans, 'item.name'),
  topup: named(topups, 'item.name'),
};

/** What the subject of a row of the log is called now, by its primary key. */
export const subjectName = sql<string | null>`case ${auditLog.subjectKind} ${sql.join(
  Object.entries(NAMES).map(([kind, name]) => sql`when ${sql.raw(`'${kind}'`)} then ${name}`),
  sql` `,
)} end`;
