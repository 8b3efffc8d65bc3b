import { layPlans } from '#modules/billing/reference.sql.ts';
import { layCategories } from '#modules/catalog/reference/reference.sql.ts';
import { layPlaces } from '#modules/places/reference.sql.ts';
import { layLexicon } from '#modules/search/reference.sql.ts';
import type { Db } from '#platform/db/db.ts';

/** What every installation needs before the first visitor, demo or not. */
export const layReference = (db: Db): Promise<void> =>
  db.transaction(async (db) => {
    await layPlaces(db);
    await layCategories(db);
    await layPlans(db);
    await layLexicon(db);
  });
