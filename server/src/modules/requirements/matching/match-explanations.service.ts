import { type Told, told } from '@plyhaat/contract/notifications/told';
import type { MatchExplanation } from '@plyhaat/contract/requirements/matching';
import type { Db } from '#platform/db/db.ts';
import { selectOwnReasons } from './matches.sql.ts';
import { type Missed, selectMissed } from './missed-matches.sql.ts';
import { reasonText, type Say } from './reasons.ts';

function whyMissed({ serves, lists, stateName, categoryName }: Missed): Told[] {
  const reasons = [
    ...(serves ? [] : [told`You do not deliver to ${{ state: stateName }}. You can add states in your profile.`]),
    ...(lists ? [] : [told`You have no approved product in ${{ category: categoryName ?? '' }}.`]),
  ];
  return reasons.length > 0 ? reasons : [told`Other sellers list products that fit these words better.`];
}

/** Why a seller was told of each of these, or why not; nothing about its own. */
export async function selectMatchExplanations(
  db: Db,
  sellerId: string,
  ids: readonly string[],
  say: Say,
): Promise<MatchExplanation[]> {
  const matched = new Map((await selectOwnReasons(db, sellerId, ids)).map(({ id, reasons }) => [id, reasons]));
  return (await selectMissed(db, sellerId, ids))
    .filter(({ own }) => !own)
    .map((row) => {
      const reasons = matched.get(row.id);
      return reasons
        ? { _id: row.id, matched: true, why: reasons.map((reason) => reasonText(reason, say)) }
        : { _id: row.id, matched: false, why: whyMissed(row).map(say) };
    });
}
