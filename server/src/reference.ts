import { sql } from 'drizzle-orm';
import { loadPlans } from '#modules/billing/reference.sql.ts';
import { loadCategories } from '#modules/catalog/reference/reference.sql.ts';
import { loadPlaces } from '#modules/places/reference.sql.ts';
import { loadLexicon } from '#modules/search/reference.sql.ts';
import type { Db } from '#platform/db/db.ts';

/** What every installation needs before the first visitor, demo or not. */
export const loadReference = (db: Db): Promise<void> =>
  db.transaction(async (db) => {
    // A category that is sold otherwise derives all its products anew.
    await db.execute(sql`set local statement_timeout = 0`);
    await loadPlaces(db);
    await loadCategories(db);
    await loadPlans(db);
    await loadLexicon(db);
  });
