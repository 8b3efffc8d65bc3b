import { brandTaken } from '@plyhaat/contract/catalog/product-form';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { insertBrand } from './brands.sql.ts';

const tidy = (name: string) => name.trim().replace(/\s+/g, ' ');

/** A name that differs in letter case or spaces alone is the same brand. */
export const brandKey = (name: string): string => tidy(name).toLowerCase();

export async function openBrand(db: Db, who: Member, name: string) {
  const brand = await insertBrand(db, { name: tidy(name), nameKey: brandKey(name), createdById: who.id });
  if (!brand) throw new AppError(brandTaken);
  return { ...brand, status: false };
}
