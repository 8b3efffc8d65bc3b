import type { MatchExplanation } from '@plyhaat/contract/requirements/matching';
import type { Db } from '#platform/db/db.ts';
import { selectOwnReasons } from './matches.sql.ts';
import { type Missed, selectMissed } from './missed-matches.sql.ts';

function whyMissed({ serves, lists, stateName, categoryName }: Missed): string[] {
  const reasons = [
    ...(serves ? [] : [`You do not deliver to ${stateName}. You can add states in your profile.`]),
    ...(lists ? [] : [`You have no approved product in ${categoryName}.`]),
  ];
  return reasons.length > 0 ? reasons : ['Other sellers list products that fit these words better.'];
}

/** Why a seller was told of each of these, or why not; nothing about its own. */
export async function selectMatchExplanations(
  db: Db,
  sellerId: string,
  ids: readonly string[],
): Promise<MatchExplanation[]> {
  const matched = new Map((await selectOwnReasons(db, sellerId, ids)).map(({ id, reasons }) => [id, reasons]));
  return (await selectMissed(db, sellerId, ids))
    .filter(({ own }) => !own)
    .map((row) => {
      const reasons = matched.get(row.id);
      return reasons
        ? { _id: row.id, matched: true, why: reasons.map(({ text }) => text) }
        : { _id: row.id, matched: false, why: whyMissed(row) };
    });
}
