import { reelNotFound } from '@plyhaat/contract/reels/reels';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import type { Exchange } from '#platform/http/http.ts';
import { isBelieved, visitorMark } from '#platform/http/visitor-mark.ts';
import { indianDay } from '#platform/indian-day.ts';
import { announce } from '#platform/jobs/events.ts';
import { playCounted } from './reels.events.ts';
import { addToCount, findShown, hasVisit, insertVisit, type VisitKind } from './visits.sql.ts';

/** Counts once for each visitor, kind, reel and hour, except the owner's own visits. Returns the total. */
export async function noteVisit(
  deps: Deps,
  kind: VisitKind,
  reelId: string,
  who: Member | null,
  exchange: Exchange,
): Promise<number> {
  const shown = await findShown(deps.db, kind, reelId);
  if (!shown) throw new AppError(reelNotFound);
  if (shown.ownerId === who?.id) return shown.count;
  const visitor = visitorMark(deps, who, exchange, indianDay());
  return deps.db.transaction(async (db) => {
    if (await hasVisit(db, kind, reelId, visitor)) return shown.count;
    if (!(await isBelieved(db, who, exchange, `${kind} of reel ${reelId}`))) return shown.count;
    const day = await insertVisit(db, kind, reelId, visitor);
    if (!day) return shown.count;
    if (kind !== 'share') await announce(db, playCounted, { sellerId: shown.ownerId, day });
    return kind === 'view' || kind === 'share' ? addToCount(db, kind, reelId) : shown.count;
  });
}
