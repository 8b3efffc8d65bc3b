import { reelNotFound } from '@plyhaat/contract/reels';
import type { Member } from '#platform/access.ts';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/failure.ts';
import type { Exchange } from '#platform/http.ts';
import { visitorMark } from '#platform/visitor-mark.ts';
import { addToCount, findShown, insertVisit, type Kind } from './visits.sql.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** Counts once a visitor, reel and hour; sellers do not count at home. Answers how many there are. */
export async function noteVisit(
  deps: Deps,
  kind: Kind,
  reelId: string,
  who: Member | null,
  exchange: Exchange,
): Promise<number> {
  const shown = await findShown(deps.db, kind, reelId);
  if (!shown) throw new AppError(reelNotFound);
  if (shown.ownerId === who?.id) return shown.count;
  const visitor = visitorMark(deps, who, exchange, today());
  return deps.db.transaction(async (db) =>
    (await insertVisit(db, kind, reelId, visitor)) ? addToCount(db, kind, reelId) : shown.count,
  );
}
