import { postNotFound } from '@plyhaat/contract/content/blog';
import { type CommentForm, commentNotFound, notYourComment } from '@plyhaat/contract/content/comments';
import { HOUR_SECONDS } from '@plyhaat/contract/core/time-units';
import { dropCached } from '#platform/cache/cache.ts';
import { paced } from '#platform/db/counters.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { inDatabase, takeOrRefuse } from '#platform/http/limiter.ts';
import {
  findComment,
  findPublished,
  insertComment,
  removeComment,
  selectOwn,
  selectSaved,
  selectThreads,
} from './comments.sql.ts';

const writing = (memberId: string) =>
  paced(`comments of ${memberId}`, [{ most: 'commentsAnHour', seconds: HOUR_SECONDS }], HOUR_SECONDS * 1000);

type Query = { readonly blogId: string; readonly perPage: number; readonly after?: string | undefined };

export async function readComments(db: Db, who: Member | null, { blogId, ...page }: Query) {
  const post = await findPublished(db, blogId);
  if (!post) return { data: [], total: 0, next: null, own: [] };
  const found = await selectThreads(db, blogId, page);
  const data = found.slice(0, page.perPage);
  return {
    data,
    total: post.total,
    next: found.length > data.length ? (data.at(-1)?._id ?? null) : null,
    own: who && !page.after ? await selectOwn(db, blogId, who.id) : [],
  };
}

/** The comment that an answer stands under: there is one level of answers (CONT-8). */
async function threadOf(db: Db, blogId: string, parentId: string | null | undefined): Promise<string | null> {
  if (!parentId) return null;
  const parent = await findComment(db, parentId);
  if (parent?.blogId !== blogId || parent.state !== 'APPROVED') throw new AppError(commentNotFound);
  return parent.parentId ?? parent.id;
}

export const writeComment = (db: Db, who: Member, { blogId, text, parentId }: CommentForm) =>
  db.transaction(async (db) => {
    if (!(await findPublished(db, blogId))) throw new AppError(postNotFound);
    const under = await threadOf(db, blogId, parentId);
    await takeOrRefuse(inDatabase(db), [writing(who.id)]);
    return selectSaved(db, await insertComment(db, { blogId, authorId: who.id, text, parentId: under }));
  });

export const deleteOwn = (db: Db, who: Member, id: string) =>
  db.transaction(async (db) => {
    const comment = await findComment(db, id);
    if (!comment) throw new AppError(commentNotFound);
    if (comment.authorId !== who.id) throw new AppError(notYourComment);
    await removeComment(db, id);
    await dropCached(db, ['comments', 'blog']);
  });
