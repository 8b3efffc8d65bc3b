import type { PlacementLook } from '@plyhaat/contract/sellers/placement-looks';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import type { Exchange } from '#platform/http/http.ts';
import { isBelieved, visitorMark } from '#platform/http/visitor-mark.ts';
import { daysAfter, indianDay } from '#platform/indian-day.ts';
import {
  addCounts,
  changeVisit,
  findTap,
  forgetOldVisits,
  lockVisit,
  openVisit,
  selectRunning,
  type Visit,
} from './placement-looks.sql.ts';

/** More than anybody sees in a day. */
const MOST_A_DAY = 1000;

type Counted = PlacementLook & { readonly ownerId: string };

/** What runs and is not the caller's own. */
async function countable(db: Db, who: Member | null, looks: readonly PlacementLook[]): Promise<Counted[]> {
  const running = new Map(
    (await selectRunning(db, [...new Set(looks.map(({ id }) => id))])).map((one) => [one.id, one]),
  );
  return looks.flatMap((look) => {
    const shown = running.get(look.id);
    return shown?.kind === look.kind && shown.ownerId !== who?.id ? [{ ...look, ownerId: shown.ownerId }] : [];
  });
}

/** The visit with these looks in it, and what is new to it. A repeated tap moves its moment, for the leads after it. */
function withLooks(before: Visit, looks: readonly Counted[], now: string) {
  const seen = new Set(before.seen);
  const tapped = { ...before.tapped };
  const added = new Map<string, Counted & { seen: number; tapped: number }>();
  const add = (look: Counted, stage: 'seen' | 'tapped') => {
    const count = added.get(look.id) ?? { ...look, seen: 0, tapped: 0 };
    added.set(look.id, { ...count, [stage]: 1 });
  };
  for (const look of looks) {
    if (look.stage === 'seen' && !seen.has(look.id) && seen.size < MOST_A_DAY) {
      seen.add(look.id);
      add(look, 'seen');
    }
    if (look.stage !== 'tap') continue;
    if (!(look.id in tapped)) add(look, 'tapped');
    tapped[look.id] = now;
  }
  return { visit: { seen: [...seen], tapped }, added: [...added.values()] };
}

/**
 * Counts looks and taps once a visitor, thing, stage and day; sellers do not count at home (PROMO-17). One row a
 * visitor and day remembers them, and of one address as many strangers are believed as at any other thing.
 */
export async function notePlacements(
  deps: Deps,
  who: Member | null,
  exchange: Exchange,
  looks: readonly PlacementLook[],
): Promise<boolean> {
  const counting = await countable(deps.db, who, looks);
  if (counting.length === 0) return false;
  const day = indianDay();
  const key = { day, visitor: visitorMark(deps, who, exchange, day) };
  return deps.db.transaction(async (db) => {
    let before = await lockVisit(db, key);
    if (!before) {
      if (!(await isBelieved(db, who, exchange, 'placements'))) return false;
      await openVisit(db, key, who?.id ?? null);
      before = await lockVisit(db, key);
    }
    const { visit, added } = withLooks(before ?? { seen: [], tapped: {} }, counting, new Date().toISOString());
    await changeVisit(db, key, visit);
    if (added.length === 0) return false;
    await addCounts(
      db,
      added.map(({ id: placementId, kind, ownerId, seen, tapped }) => ({
        placementId,
        kind,
        ownerId,
        day,
        seen,
        tapped,
      })),
    );
    return true;
  });
}

/** What a lead came from: the seller's placement that its buyer tapped last, by itself or before it signed in. */
export function tapBefore(deps: Deps, db: Db, who: Member, exchange: Exchange, sellerId: string) {
  const today = indianDay();
  const yesterday = daysAfter(today, -1);
  const marks = [today, yesterday].map((day) => visitorMark(deps, null, exchange, day));
  return findTap(db, [who.id, ...marks], sellerId, yesterday);
}

export const sweepVisits = ({ db }: Deps) => forgetOldVisits(db, daysAfter(indianDay(), -1));
