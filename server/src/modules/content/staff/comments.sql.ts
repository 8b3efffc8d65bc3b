import type { Approval } from '@plyhaat/contract/core/approval';
import type { Picture } from '@plyhaat/contract/core/picture';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureOf } from '#modules/media/pictures.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { isoTime } from '#platform/db/sql.ts';
import type { QueueFilter, QueuePage } from '#platform/review/reviewable.ts';
import { holding } from '#platform/review/search.sql.ts';
import { blogComments } from '../comments.tables.ts';
import { blogPosts } from '../content.tables.ts';

const queued = (db: Db) =>
  db
    .select({
      id: blogComments.id,
      version: blogComments.version,
      status: blogComments.state,
      text: blogComments.text,
      parentId: blogComments.parentId,
      reason: blogComments.rejectReason,
      submittedAt: isoTime(blogComments.createdAt),
      ownerId: members.id,
      ownerSlug: members.slug,
      ownerName: members.name,
      post: blogPosts.name,
      slug: blogPosts.slug,
      picture: sql<Picture | null>`${pictureOf(mediaFiles)}`,
    })
    .from(blogComments)
    .innerJoin(members, eq(members.id, blogComments.authorId))
    .innerJoin(blogPosts, eq(blogPosts.id, blogComments.blogId))
    .leftJoin(mediaFiles, eq(mediaFiles.path, blogPosts.image));

export type QueuedComment = Awaited<ReturnType<typeof queued>>[number];

const wanted = ({ status, q }: QueueFilter) =>
  and(eq(blogComments.state, status), holding(q, blogComments.text, members.name, blogPosts.name));

export function selectQueue(db: Db, { status, q, limit, offset }: QueuePage) {
  const order =
    status === 'PENDING'
      ? [asc(blogComments.createdAt), asc(blogComments.id)]
      : [desc(blogComments.decidedAt), desc(blogComments.id)];
  return queued(db)
    .where(wanted({ status, q }))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

export const countQueue = (db: Db, filter: QueueFilter) =>
  filter.q
    ? db.$count(queued(db).where(wanted(filter)).as('found'))
    : db.$count(blogComments, eq(blogComments.state, filter.status));

export const selectQueued = async (db: Db, id: string): Promise<QueuedComment | undefined> =>
  (await queued(db).where(eq(blogComments.id, id)))[0];

export const lockComment = (db: Db, id: string) =>
  db.select({ id: blogComments.id }).from(blogComments).where(eq(blogComments.id, id)).for('no key update');

export const setState = (db: Db, id: string, state: Approval, rejectReason: string | null) =>
  db.update(blogComments).set({ state, rejectReason, decidedAt: sql`now()` }).where(eq(blogComments.id, id));
