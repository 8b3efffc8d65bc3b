import { postNotFound } from '@plyhaat/contract/content/blog';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import { type Mark, selectStatus, toggleMark } from './marks.sql.ts';

export async function readStatus(db: Db, blogId: string, memberId?: string) {
  const status = await selectStatus(db, blogId, memberId);
  if (!status) throw new AppError(postNotFound);
  return status;
}

/** Only published posts can be liked or bookmarked. */
export const toggle = (db: Db, mark: Mark, memberId: string, blogId: string) =>
  db.transaction(async (db) => {
    await readStatus(db, blogId);
    await toggleMark(db, mark, memberId, blogId);
    return readStatus(db, blogId, memberId);
  });
