import { changedSince } from '@plyhaat/contract/admin/admin';
import {
  categoryGone,
  categoryMisplaced,
  categoryTaken,
  categoryUsed,
  mergeRefused,
} from '@plyhaat/contract/catalog/staff/categories';
import { claimMedia, releaseMedia } from '#modules/media/media.ts';
import { audit, changedFields } from '#platform/audit.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import { announce } from '#platform/jobs/events.ts';
import { slugify } from '#platform/slug.ts';
import { categoryMerged } from '../catalog.events.ts';
import { CATEGORY_TREE } from '../reference/categories.reference.ts';
import { childSlug } from '../reference/reference.sql.ts';
import {
  type CategoryRow,
  countCategoryProducts,
  deleteCategoryRow,
  followHidden,
  freeSlug,
  insertCategory,
  isNameTaken,
  isUsed,
  lockCategory,
  lockCategoryProducts,
  lockCategoryTree,
  mergeInto,
  selectParentId,
  selectUnder,
  updateCategory,
  updateOrder,
} from './categories.sql.ts';

/** Everything that names a category or links to one. */
const SHOWN_IN = ['categories', 'products', 'brands', 'sellers', 'opportunities', 'requirements', 'sitemap'];

/** Who edits which version. */
export type Edit = { readonly actorId: string; readonly id: string; readonly version: number };

const claimOf = (id: string) => `category:${id}`;

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = ({ name, isHidden, image, parentId, mergedIntoId }: CategoryRow): Fields => ({
  name,
  isHidden,
  image,
  parentId,
  mergedIntoId,
});

/** Ends every change: updates what the public sees and writes the audit log. */
async function finish(db: Db, actorId: string, action: string, id: string, before: Fields, after: Fields) {
  await followHidden(db);
  await audit(db, { actorId, action, subjectKind: 'category', subjectId: id, ...changedFields(before, after) });
  await dropCached(db, SHOWN_IN);
}

async function lockSeen(db: Db, { id, version }: Edit): Promise<CategoryRow> {
  const row = await lockCategory(db, id);
  if (!row) throw new AppError(categoryGone);
  if (row.version !== version) throw new AppError(changedSince);
  return row;
}

/** A main category to put something under. */
async function lockParent(db: Db, id: string): Promise<CategoryRow> {
  const parent = await lockCategory(db, id);
  if (!parent || parent.parentId !== null) throw new AppError(categoryMisplaced);
  return parent;
}

export const openCategory = (db: Db, actorId: string, { name, parentId }: Pick<CategoryRow, 'name' | 'parentId'>) =>
  db.transaction(async (db) => {
    await lockCategoryTree(db);
    const parent = parentId === null ? null : await lockParent(db, parentId);
    if (await isNameTaken(db, parentId, name)) throw new AppError(categoryTaken);
    const plain = slugify(name) || 'category';
    const slug = await freeSlug(db, parent ? childSlug(parent.slug, plain) : plain);
    const { length: position } = await selectUnder(db, parentId);
    const id = await insertCategory(db, { parentId, name, slug, position });
    await finish(db, actorId, 'add_category', id, {}, { name, slug, parentId });
    return id;
  });

type Change = {
  readonly name?: string | undefined;
  readonly isHidden?: boolean | undefined;
  readonly image?: string | null | undefined;
};

/** The picture is shared, so that colleagues can change it. */
async function pictureOf(db: Db, { actorId, id }: Edit, image: string | null): Promise<string | null> {
  const files = image === null ? [] : [image];
  const [file] = await claimMedia(db, actorId, files, claimOf(id), { open: true, uses: ['content'], shared: true });
  await releaseMedia(db, claimOf(id), { except: file ? [file.path] : [] });
  return file?.path ?? null;
}

export const editCategory = (db: Db, edit: Edit, { name, isHidden, image }: Change): Promise<void> =>
  db.transaction(async (db) => {
    await lockCategoryTree(db);
    if (name !== undefined) await lockCategoryProducts(db, edit.id);
    const before = await lockSeen(db, edit);
    if (name !== undefined && (await isNameTaken(db, before.parentId, name, edit.id)))
      throw new AppError(categoryTaken);
    const after = await updateCategory(db, edit.id, {
      ...(name !== undefined && { name }),
      ...(isHidden !== undefined && { isHidden }),
      ...(image !== undefined && { image: await pictureOf(db, edit, image) }),
    });
    await finish(db, edit.actorId, 'change_category', edit.id, fieldsOf(before), after ? fieldsOf(after) : {});
  });

type Target = { readonly parentId: string | null; readonly position: number };

/** A main category stays one and a sub-category too: the taxonomy has two levels. */
export const placeCategory = (db: Db, edit: Edit, { parentId, position }: Target): Promise<void> =>
  db.transaction(async (db) => {
    await lockCategoryTree(db);
    if ((await selectParentId(db, edit.id)) !== parentId) await lockCategoryProducts(db, edit.id);
    const before = await lockSeen(db, edit);
    if ((before.parentId === null) !== (parentId === null)) throw new AppError(categoryMisplaced);
    if (parentId !== null) await lockParent(db, parentId);
    if (await isNameTaken(db, parentId, before.name, edit.id)) throw new AppError(categoryTaken);
    const others = (await selectUnder(db, parentId)).map(({ id }) => id).filter((id) => id !== edit.id);
    await updateCategory(db, edit.id, { parentId });
    await updateOrder(db, others.toSpliced(position, 0, edit.id));
    const now = Math.min(position, others.length);
    await finish(
      db,
      edit.actorId,
      'move_category',
      edit.id,
      { parentId: before.parentId, position: before.position },
      { parentId, position: now },
    );
  });

/** Sub-categories go along, unless their names are there already or would make a third level. */
async function assertMergeable(db: Db, from: CategoryRow, into: CategoryRow | undefined): Promise<void> {
  if (!into || into.id === from.id || into.parentId === from.id) throw new AppError(mergeRefused);
  const children = await selectUnder(db, from.id);
  if (children.length === 0) return;
  const there = new Set((await selectUnder(db, into.id)).map(({ name }) => name.toLowerCase()));
  if (into.parentId !== null || children.some(({ name }) => there.has(name.toLowerCase())))
    throw new AppError(mergeRefused);
}

/** Moves everything into another category. The row stays, so that its address leads there (CAT-24). */
export const joinCategory = (db: Db, edit: Edit, intoId: string): Promise<string> =>
  db.transaction(async (db) => {
    await lockCategoryTree(db);
    await lockCategoryProducts(db, edit.id);
    const from = await lockSeen(db, edit);
    const into = await lockCategory(db, intoId);
    await assertMergeable(db, from, into);
    const before = { mergedIntoId: null, products: await countCategoryProducts(db, from.id) };
    await mergeInto(db, from.id, intoId);
    await updateOrder(
      db,
      (await selectUnder(db, intoId)).map(({ id }) => id),
    );
    await announce(db, categoryMerged, { from: from.id, into: intoId });
    await finish(db, edit.actorId, 'merge_category', from.id, before, { mergedIntoId: intoId, products: 0 });
    return into?.name ?? '';
  });

/** A category of the reference data would be loaded again at the next start. */
const isReference = (slug: string) =>
  CATEGORY_TREE.some(
    (parent) => parent.slug === slug || parent.children.some((name) => childSlug(parent.slug, name) === slug),
  );

export const removeCategory = (db: Db, actorId: string, id: string): Promise<void> =>
  db.transaction(async (db) => {
    await lockCategoryTree(db);
    const row = await lockCategory(db, id);
    if (!row) throw new AppError(categoryGone);
    if (isReference(row.slug) || (await isUsed(db, id))) throw new AppError(categoryUsed);
    await releaseMedia(db, claimOf(id));
    await deleteCategoryRow(db, id);
    await finish(db, actorId, 'delete_category', id, fieldsOf(row), {});
  });
