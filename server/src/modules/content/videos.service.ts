import { videoNotFound } from '@plyhaat/contract/content/videos';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import type { Exchange } from '#platform/http/http.ts';
import { isBelieved, visitorMark } from '#platform/http/visitor-mark.ts';
import { indianDay } from '#platform/indian-day.ts';
import { addPlay, hasView, insertView, selectPlays } from './videos.sql.ts';

/** Counts once a viewer, video and hour. Answers how many plays there are. */
export async function countView(deps: Deps, videoId: string, who: Member | null, exchange: Exchange): Promise<number> {
  const count = await selectPlays(deps.db, videoId);
  if (count === undefined) throw new AppError(videoNotFound);
  const viewer = visitorMark(deps, who, exchange, indianDay());
  return deps.db.transaction(async (db) => {
    if (await hasView(db, videoId, viewer)) return count;
    if (!(await isBelieved(db, who, exchange, `video ${videoId}`))) return count;
    return (await insertView(db, videoId, viewer)) ? addPlay(db, videoId) : count;
  });
}
