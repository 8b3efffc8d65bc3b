import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import { moveCategory } from './categories.sql.ts';

/** Staff merged a category into another: its sellers deal in that one. */
export const followMergedCategory = (db: Db, from: string, into: string): Promise<void> =>
  db.transaction(async (db) => {
    await moveCategory(db, from, into);
    await dropCached(db, ['sellers']);
  });
