import { reelNotFound } from '@plyhaat/contract/reels/reels';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import { isShown, type Mark, selectLikes, toggleMark } from './marks.sql.ts';

/** Only public reels can be liked or bookmarked. */
export const toggle = (db: Db, mark: Mark, memberId: string, reelId: string) =>
  db.transaction(async (db) => {
    if (!(await isShown(db, reelId))) throw new AppError(reelNotFound);
    const isSet = await toggleMark(db, mark, memberId, reelId);
    return { isSet, likeCount: await selectLikes(db, reelId) };
  });
