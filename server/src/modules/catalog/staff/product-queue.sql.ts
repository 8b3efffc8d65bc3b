import type { Approval } from '@plyhaat/contract/core/approval';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureOf } from '#modules/media/pictures.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { isoTime } from '#platform/db/sql.ts';
import type { QueueFilter, QueuePage } from '#platform/review/reviewable.ts';
import { holding } from '#platform/review/search.sql.ts';
import { categories, products } from '../catalog.tables.ts';
import { productVersions } from '../versions.tables.ts';

const ownerName = sql<string>`coalesce(${companies.name}, ${members.name})`;

const queued = (db: Db) =>
  db
    .select({
      id: products.id,
      version: productVersions.id,
      status: productVersions.state,
      title: productVersions.name,
      category: categories.name,
      isPublic: sql<boolean>`${products.approval} = 'APPROVED'`,
      slug: products.slug,
      picture: pictureOf(mediaFiles),
      isOpen: mediaFiles.open,
      ownerId: members.id,
      ownerSlug: members.slug,
      ownerName,
      submittedAt: isoTime(productVersions.createdAt),
      reason: productVersions.rejectReason,
    })
    .from(productVersions)
    .innerJoin(products, eq(products.id, productVersions.productId))
    .innerJoin(categories, eq(categories.id, productVersions.categoryId))
    .innerJoin(members, eq(members.id, products.sellerId))
    .leftJoin(companies, eq(companies.memberId, members.id))
    .leftJoin(mediaFiles, eq(mediaFiles.path, productVersions.mainImage));

export type QueuedProduct = Awaited<ReturnType<typeof queued>>[number];

const inOrder = (status: Approval) =>
  status === 'PENDING'
    ? [asc(productVersions.createdAt), asc(productVersions.id)]
    : [desc(productVersions.decidedAt), desc(productVersions.id)];

const wanted = ({ status, q }: QueueFilter) =>
  and(eq(productVersions.state, status), holding(q, productVersions.name, ownerName));

export const selectVersions = (db: Db, { status, q, limit, offset }: QueuePage) =>
  queued(db)
    .where(wanted({ status, q }))
    .orderBy(...inOrder(status))
    .limit(limit)
    .offset(offset);

export const countVersions = (db: Db, filter: QueueFilter) =>
  filter.q
    ? db.$count(queued(db).where(wanted(filter)).as('found'))
    : db.$count(productVersions, eq(productVersions.state, filter.status));

/** The version that waits or was sent back; else the last one that was decided. */
export async function selectLatestVersion(db: Db, productId: string): Promise<QueuedProduct | undefined> {
  const [latest] = await queued(db)
    .where(and(eq(products.id, productId)))
    .orderBy(sql`${productVersions.state} = 'APPROVED'`, desc(productVersions.createdAt))
    .limit(1);
  return latest;
}

export async function selectVersion(db: Db, id: string) {
  const [version] = await db
    .select({ version: productVersions, product: products })
    .from(productVersions)
    .innerJoin(products, eq(products.id, productVersions.productId))
    .where(eq(productVersions.id, id));
  return version;
}
