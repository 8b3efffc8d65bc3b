import { findMember } from '#modules/identity/identity.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import { areCategories, openFigures, replaceCategories } from './categories.sql.ts';

/** Figures and category of a vendor whose number is proved. A category that went meanwhile is left out. */
export const openStore = (db: Db, memberId: string, categoryId: string | null | undefined) =>
  db.transaction(async (db) => {
    if (!(await findMember(db, memberId))) return;
    await openFigures(db, memberId);
    if (!categoryId || !(await areCategories(db, [categoryId]))) return;
    await replaceCategories(db, memberId, [categoryId]);
    await dropCached(db, ['sellers']);
  });
