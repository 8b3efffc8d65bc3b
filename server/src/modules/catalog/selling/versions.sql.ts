import type { UnitName } from '@plyhaat/contract/catalog/unit-name';
import type { Approval } from '@plyhaat/contract/core/approval';
import { isUuid } from '@plyhaat/contract/core/uuid';
import { and, asc, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureOf } from '#modules/media/pictures.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import { only } from '#platform/db/sql.ts';
import { slugify } from '#platform/slug.ts';
import { brands, categories, productImages, products } from '../catalog.tables.ts';
import { readFacts } from '../facts/facts.ts';
import { repriceProduct } from '../listing/sale-prices.sql.ts';
import { productVersions } from '../versions.tables.ts';
import { contentOf, type ProductVersionContent } from './versions.content.ts';

export type Version = typeof productVersions.$inferSelect;

const askedPrice = ({ sellingPrice, listPrice }: ProductVersionContent) => sellingPrice ?? listPrice;
function ownColumns(content: ProductVersionContent) {
  const { images: _images, ...columns } = content;
  return { ...columns, ...readFacts(content), askedPrice: askedPrice(content) };
}

export async function findProduct(db: Db, id: string) {
  const [product] = await db.select().from(products).where(eq(products.id, id));
  return product;
}

export const selectProducts = (db: Db, ids: readonly string[]) =>
  db
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]));

/** Locks a product for a change; rows that reference it, such as reviews, can still be inserted. */
export async function lockProduct(db: Db, id: string) {
  const [product] = await db.select().from(products).where(eq(products.id, id)).for('no key update');
  return product;
}

const selectImagePaths = async (db: Db, productId: string): Promise<string[]> =>
  (
    await db
      .select({ path: productImages.path })
      .from(productImages)
      .where(eq(productImages.productId, productId))
      .orderBy(asc(productImages.position))
  ).map(({ path }) => path);

/** What a product's own row says: the public version, once there was one. */
export const selectOwnContent = async (db: Db, product: typeof products.$inferSelect): Promise<ProductVersionContent> =>
  contentOf({ ...product, images: await selectImagePaths(db, product.id) });

/** The version that waits or was sent back. */
export async function selectOpenVersion(db: Db, productId: string): Promise<Version | undefined> {
  const [version] = await db
    .select()
    .from(productVersions)
    .where(and(eq(productVersions.productId, productId), ne(productVersions.state, 'APPROVED')));
  return version;
}

/** The version that waits or was sent back; else the one approved last. */
export async function selectNewestVersion(db: Db, productId: string): Promise<Version | undefined> {
  const [version] = await db
    .select()
    .from(productVersions)
    .where(eq(productVersions.productId, productId))
    .orderBy(sql`${productVersions.state} = 'APPROVED'`, desc(productVersions.createdAt))
    .limit(1);
  return version;
}

/** Its address is its id until staff have read its name: unreviewed words reach no address. */
export async function insertProduct(
  db: Db,
  id: string,
  sellerId: string,
  content: ProductVersionContent,
  { inStock, code }: { inStock: boolean; code: string | null },
) {
  await db.insert(products).values({ ...ownColumns(content), id, sellerId, inStock, code, slug: id });
  await replaceImages(db, id, content.images);
}

const slugOf = (name: string) => slugify(name).slice(0, 100).replace(/-$/, '') || 'product';

/** Makes the slug from the name, with a part of the id where it is taken. The caller has locked the product. */
export async function giveSlug(db: Db, id: string, name: string): Promise<string> {
  const plain = slugOf(name);
  // Namesakes approved at the same moment come one after another.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`product slug ${plain}`}, 0))`);
  const free = !isUuid(plain) && (await db.$count(products, eq(products.slug, plain))) === 0;
  const slug = free ? plain : `${plain}-${id.slice(-8)}`;
  await db.update(products).set({ slug }).where(eq(products.id, id));
  return slug;
}

async function replaceImages(db: Db, productId: string, paths: readonly string[]): Promise<void> {
  await db.delete(productImages).where(eq(productImages.productId, productId));
  if (paths.length > 0)
    await db.insert(productImages).values(paths.map((path, position) => ({ productId, position, path })));
}

/** The check of a licence stays with the licence, grade and IS code that were checked. */
const stillChecked = ({ licenceNumber, licenceValidTill, grade, standard }: ProductVersionContent) =>
  sql`case when (licence_number, licence_valid_till, grade, standard) is not distinct from
    (${licenceNumber}::text, ${licenceValidTill}::date, ${grade}::text, ${standard}::text) then licence_checked_at end`;

/** Writes a version's content into the product's own row. */
export async function loadContent(
  db: Db,
  id: string,
  content: ProductVersionContent,
  approval: Approval,
  licenceChecked = false,
): Promise<void> {
  await db
    .update(products)
    .set({
      ...ownColumns(content),
      approval,
      licenceCheckedAt: licenceChecked ? sql`now()` : stillChecked(content),
      updatedAt: sql`now()`,
      ...(approval === 'APPROVED' && { approvedAt: sql`now()` }),
    })
    .where(eq(products.id, id));
  await replaceImages(db, id, content.images);
  await repriceProduct(db, id);
}

export const setApproval = (db: Db, id: string, approval: Approval) =>
  db.update(products).set({ approval }).where(eq(products.id, id));

export const setStock = (db: Db, id: string, inStock: boolean) =>
  db.update(products).set({ inStock, updatedAt: sql`now()` }).where(eq(products.id, id));

export const setCode = (db: Db, id: string, code: string | null) =>
  db.update(products).set({ code }).where(eq(products.id, id));

/** Two products of one seller that take the same code at the same moment come one after the other. */
export const lockCodes = (db: Db, sellerId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`product codes ${sellerId}`}, 0))`);

/** Which products of a seller have these codes, whatever their letter case. */
export const selectByCodes = (db: Db, sellerId: string, codes: readonly string[]) =>
  db
    .select()
    .from(products)
    .where(
      and(
        eq(products.sellerId, sellerId),
        inArray(
          sql`lower(${products.code})`,
          // Lower case by the database, as in its index: JavaScript differs for letters beyond English.
          codes.map((code) => sql`lower(${code})`),
        ),
      ),
    );

export const removeProduct = (db: Db, id: string) => db.delete(products).where(eq(products.id, id));

export const removeOpenVersion = (db: Db, productId: string) =>
  db
    .delete(productVersions)
    .where(and(eq(productVersions.productId, productId), ne(productVersions.state, 'APPROVED')));

/** A second save replaces the one that waits. */
export async function replaceVersion(
  db: Db,
  productId: string,
  content: ProductVersionContent,
  decided: Partial<Pick<Version, 'state' | 'rejectReason' | 'decidedById' | 'decidedAt'>> = {},
): Promise<string> {
  await removeOpenVersion(db, productId);
  const made = await db
    .insert(productVersions)
    .values({ ...content, ...decided, id: newId(), productId })
    .returning({ id: productVersions.id });
  return only(made).id;
}

export const decideVersion = (db: Db, id: string, state: Approval, decidedById: string, rejectReason: string | null) =>
  db
    .update(productVersions)
    .set({ state, decidedById, rejectReason, decidedAt: sql`now()` })
    .where(eq(productVersions.id, id));

const parents = alias(categories, 'parents');

/** A category with what lies above it. */
export async function selectCategoryWithParent(db: Db, categoryId: string) {
  const [category] = await db
    .select({
      id: categories.id,
      name: categories.name,
      unitName: sql<UnitName | null>`coalesce(${categories.unitName}, ${parents.unitName})`,
      soldByArea: sql<boolean>`coalesce(${categories.soldByArea}, ${parents.soldByArea}, false)`,
      parentId: parents.id,
      parentName: parents.name,
    })
    .from(categories)
    .leftJoin(parents, eq(parents.id, categories.parentId))
    .where(and(eq(categories.id, categoryId), isNull(categories.mergedIntoId)));
  return category;
}

export async function selectBrand(db: Db, where: SQL) {
  const [brand] = await db
    .select({ id: brands.id, name: brands.name, approval: brands.approval, createdById: brands.createdById })
    .from(brands)
    .where(where);
  return brand;
}
export const brandIs = (id: string) => eq(brands.id, id);
export const brandIsCalled = (nameKey: string) => eq(brands.nameKey, nameKey);

export const selectPictures = (db: Db, paths: readonly string[]) =>
  db
    .select({ path: mediaFiles.path, open: mediaFiles.open, picture: pictureOf(mediaFiles) })
    .from(mediaFiles)
    .where(inArray(mediaFiles.path, [...paths]));
