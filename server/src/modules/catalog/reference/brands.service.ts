import { brandTaken } from '@plyhaat/contract/catalog/product-form';
import { contactMarks } from '@plyhaat/contract/core/contact-in-text';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { announce } from '#platform/jobs/events.ts';
import { brandHeld } from '../catalog.events.ts';
import { approveBrand, deleteBrand, insertBrand, selectMergedBrand } from './brands.sql.ts';

export const tidy = (name: string) => name.trim().replace(/\s+/g, ' ');

/** A name that differs in letter case or spaces alone is the same brand. */
export const brandKey = (name: string): string => tidy(name).toLowerCase();

/** Adds a brand; the name of a merged one returns its target. A name with a contact in it waits for staff. */
export const openBrand = (db: Db, who: Member, name: string) =>
  db.transaction(async (db) => {
    const marks = contactMarks(name);
    const approval = marks.length > 0 ? 'PENDING' : 'APPROVED';
    const made = await insertBrand(db, { name: tidy(name), nameKey: brandKey(name), createdById: who.id, approval });
    const merged = made ? undefined : await selectMergedBrand(db, brandKey(name));
    if (merged) return { ...merged, status: merged.productCount > 0, waiting: false };
    if (!made) throw new AppError(brandTaken);
    if (marks.length > 0) await announce(db, brandHeld, { brandId: made._id, why: marks.join(' ') });
    return { ...made, status: false, waiting: marks.length > 0 };
  });

/** Staff found nothing wrong with a brand that waits: products can name it from now on. */
export async function publishBrand(db: Db, id: string): Promise<void> {
  await approveBrand(db, id);
  await dropCached(db, ['brands']);
}

/** Takes a brand away; its products stay, without a brand. */
export async function withdrawBrand(db: Db, id: string): Promise<void> {
  await deleteBrand(db, id);
  await dropCached(db, ['brands', 'products', 'categories']);
}
