import { paced } from '#platform/db/counters.ts';
import type { Db } from '#platform/db/db.ts';
import { inDatabase, takeOrRefuse } from '#platform/http/limiter.ts';

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];
/** More than anybody sends by hand. */
const LISTS = [
  { most: 30, seconds: HOUR },
  { most: 100, seconds: DAY },
];
/** Drawing a catalogue takes a core for a moment. */
const CATALOGUES = [{ most: 20, seconds: 10 * MINUTE }];

export const admitShare = (db: Db, memberId: string): Promise<void> =>
  takeOrRefuse(inDatabase(db), [paced(`shares by ${memberId}`, LISTS)]);

export const admitCatalogue = (db: Db, memberId: string): Promise<void> =>
  takeOrRefuse(inDatabase(db), [paced(`catalogues for ${memberId}`, CATALOGUES)]);
