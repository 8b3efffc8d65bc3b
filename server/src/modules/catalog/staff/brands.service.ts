import { changedSince } from '@plyhaat/contract/admin/admin';
import { brandGone, brandMergeRefused, brandNameTaken, brandUsed } from '@plyhaat/contract/catalog/staff/brands';
import { maskContacts } from '@plyhaat/contract/core/masked-contacts';
import { audit } from '#platform/audit.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import { announce } from '#platform/jobs/events.ts';
import { brandMerged } from '../catalog.events.ts';
import { brandKey, tidy } from '../reference/brands.service.ts';
import { insertBrand } from '../reference/brands.sql.ts';
import {
  type BrandRow,
  countBrandProducts,
  deleteBrandRow,
  isBrandNameTaken,
  isBrandUsed,
  lockBrandProducts,
  lockBrands,
  moveBrandProducts,
  updateBrand,
} from './brands.sql.ts';
import type { Edit } from './categories.service.ts';

type Fields = Readonly<Record<string, unknown>>;

async function finish(
  db: Db,
  { actorId, id }: Omit<Edit, 'version'>,
  action: string,
  before: Fields,
  after: Fields,
): Promise<void> {
  await audit(db, { actorId, action, subjectKind: 'brand', subjectId: id, before, after });
  await dropCached(db, ['brands', 'products', 'categories', 'sellers', 'sitemap']);
}

/** The brand as its editor saw it, and the other one that the edit is about. */
async function lockSeen(db: Db, { id, version }: Edit, otherId = id): Promise<[BrandRow, BrandRow | undefined]> {
  await lockBrandProducts(db, id);
  const rows = await lockBrands(db, [id, otherId]);
  const seen = rows.find((row) => row.id === id);
  if (!seen) throw new AppError(brandGone);
  if (seen.version !== version) throw new AppError(changedSince);
  return [seen, rows.find((row) => row.id !== id)];
}

// A seller's name for a brand may hold a number.
const named = (text: string) => ({ name: maskContacts(text) ?? text });

/** Without an owner, so that it is offered to every seller. */
export const addBrand = (db: Db, actorId: string, wanted: string) =>
  db.transaction(async (db) => {
    const name = tidy(wanted);
    const made = await insertBrand(db, { name, nameKey: brandKey(name) });
    if (!made) throw new AppError(brandNameTaken);
    await finish(db, { actorId, id: made._id }, 'add_brand', {}, named(name));
    return made;
  });

/** Only a brand that nothing uses; others have to be merged. */
export const removeBrand = (db: Db, actorId: string, id: string): Promise<void> =>
  db.transaction(async (db) => {
    const [row] = await lockBrands(db, [id]);
    if (!row) throw new AppError(brandGone);
    if (await isBrandUsed(db, id)) throw new AppError(brandUsed);
    await deleteBrandRow(db, id);
    await finish(db, { actorId, id }, 'delete_brand', named(row.name), {});
  });

/** The address stays, so that links to it stay good. */
export const callBrand = (db: Db, edit: Edit, wanted: string): Promise<void> =>
  db.transaction(async (db) => {
    const name = tidy(wanted);
    const [before] = await lockSeen(db, edit);
    if (await isBrandNameTaken(db, brandKey(name), edit.id)) throw new AppError(brandNameTaken);
    await updateBrand(db, edit.id, { name, nameKey: brandKey(name) });
    await finish(db, edit, 'rename_brand', named(before.name), named(name));
  });

/** The row stays, so that its address and its name lead to the other brand. */
export const joinBrand = (db: Db, edit: Edit, intoId: string): Promise<string> =>
  db.transaction(async (db) => {
    const [from, into] = await lockSeen(db, edit, intoId);
    if (into?.approval !== 'APPROVED') throw new AppError(brandMergeRefused);
    const before = { mergedIntoId: null, products: await countBrandProducts(db, from.id) };
    await moveBrandProducts(db, from.id, intoId);
    await updateBrand(db, from.id, { mergedIntoId: intoId });
    await announce(db, brandMerged, { from: from.id, into: intoId });
    await finish(db, edit, 'merge_brand', before, { mergedIntoId: intoId, products: 0 });
    return into.name;
  });
