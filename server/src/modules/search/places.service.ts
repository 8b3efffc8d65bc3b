import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import { loadPlaceNames } from './reference.sql.ts';

/** Reads the names of all places anew. */
export const followPlaces = (db: Db): Promise<void> =>
  db.transaction(async (db) => {
    await loadPlaceNames(db);
    await dropCached(db, ['products', 'sellers', 'categories']);
  });
