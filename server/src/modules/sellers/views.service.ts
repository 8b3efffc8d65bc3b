import { notFound } from '@plyhaat/contract/core/errors';
import { findShared } from '#modules/catalog/sharing/shares.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import type { Exchange } from '#platform/http/http.ts';
import { isBelieved, visitorMark } from '#platform/http/visitor-mark.ts';
import { indianDay } from '#platform/indian-day.ts';
import { announce } from '#platform/jobs/events.ts';
import { productViewed, profileViewed, viewCounted } from './sellers.events.ts';
import {
  countProfileView,
  findOpportunityOwner,
  findProductOwner,
  findStoreOwner,
  hasView,
  insertView,
} from './views.sql.ts';

type Looked = {
  readonly productId?: string | undefined;
  readonly userId?: string | undefined;
  readonly opportunityId?: string | undefined;
  /** The code of a shared list. */
  readonly share?: string | undefined;
};

const FOUND_BY = {
  product: findProductOwner,
  seller: findStoreOwner,
  opportunity: findOpportunityOwner,
} as const;

function lookedAt({ productId, userId, opportunityId }: Looked) {
  if (productId) return { kind: 'product' as const, thingId: productId };
  return opportunityId
    ? { kind: 'opportunity' as const, thingId: opportunityId }
    : { kind: 'seller' as const, thingId: userId ?? '' };
}

/** What was looked at, and whose it is, if the public can see it. */
async function findLookedAt(db: Db, looked: Looked) {
  if (looked.share) {
    const found = await findShared(db, looked.share);
    return found && { kind: 'share' as const, thingId: found.id, ownerId: found.sharerId };
  }
  const { kind, thingId } = lookedAt(looked);
  const ownerId = await FOUND_BY[kind](db, thingId);
  return ownerId ? { kind, thingId, ownerId } : undefined;
}

/** Counts a view once for each visitor, item and day, except the owner's own. Events name members only. */
export async function noteView(deps: Deps, who: Member | null, exchange: Exchange, looked: Looked) {
  const { db } = deps;
  const found = await findLookedAt(db, looked);
  if (!found) throw new AppError(notFound);
  const { kind, thingId, ownerId } = found;
  if (ownerId === who?.id) return false;
  const day = indianDay();
  const view = { kind, thingId, day, ownerId, viewerId: who?.id ?? null };
  return db.transaction(async (db) => {
    const look = { ...view, visitor: visitorMark(deps, who, exchange, day) };
    if (await hasView(db, look)) return false;
    if (!(await isBelieved(db, who, exchange, `${kind} ${thingId}`))) return false;
    if (!(await insertView(db, look))) return false;
    if (kind === 'opportunity' || kind === 'share') return true;
    if (kind === 'seller') await countProfileView(db, ownerId);
    if (who && kind === 'seller') await announce(db, profileViewed, { memberId: ownerId, viewerId: who.id });
    if (who && kind === 'product')
      await announce(db, productViewed, { productId: thingId, sellerId: ownerId, viewerId: who.id });
    await announce(db, viewCounted, { sellerId: ownerId, day });
    return true;
  });
}
