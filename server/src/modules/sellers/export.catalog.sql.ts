import { asc, eq } from 'drizzle-orm';
import { productBatches, productBatchRows } from '#modules/catalog/batches/batches.tables.ts';
import { products } from '#modules/catalog/catalog.tables.ts';
import { savedSearches, wishlist } from '#modules/catalog/saving/saving.tables.ts';
import { sharedProducts, shares } from '#modules/catalog/sharing/sharing.tables.ts';
import { productVersions } from '#modules/catalog/versions.tables.ts';
import type { Db } from '#platform/db/db.ts';

const selectSoldBy = async (db: Db, memberId: string) => ({
  products: await db.select().from(products).where(eq(products.sellerId, memberId)).orderBy(asc(products.createdAt)),
  productVersions: (
    await db
      .select({ version: productVersions })
      .from(productVersions)
      .innerJoin(products, eq(products.id, productVersions.productId))
      .where(eq(products.sellerId, memberId))
      .orderBy(asc(productVersions.createdAt))
  ).map(({ version }) => version),
});

const selectSavedOf = async (db: Db, memberId: string) => ({
  wishlist: await db
    .select({ productId: wishlist.productId, createdAt: wishlist.createdAt })
    .from(wishlist)
    .where(eq(wishlist.memberId, memberId))
    .orderBy(asc(wishlist.createdAt)),
  savedSearches: await db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.memberId, memberId))
    .orderBy(asc(savedSearches.createdAt)),
});

const selectSharedOf = async (db: Db, memberId: string) => ({
  shares: await db.select().from(shares).where(eq(shares.sharerId, memberId)).orderBy(asc(shares.createdAt)),
  sharedProducts: (
    await db
      .select({ line: sharedProducts })
      .from(sharedProducts)
      .innerJoin(shares, eq(shares.id, sharedProducts.shareId))
      .where(eq(shares.sharerId, memberId))
      .orderBy(asc(shares.createdAt), asc(sharedProducts.position))
  ).map(({ line }) => line),
});

/** Files of products that it sent, without who decided on them. */
const selectBatchesOf = async (db: Db, memberId: string) => ({
  productBatches: (
    await db
      .select()
      .from(productBatches)
      .where(eq(productBatches.sellerId, memberId))
      .orderBy(asc(productBatches.createdAt))
  ).map(({ decidedById: _, ...batch }) => batch),
  productBatchRows: await db
    .select({ batchId: productBatchRows.batchId, number: productBatchRows.number, cells: productBatchRows.cells })
    .from(productBatchRows)
    .innerJoin(productBatches, eq(productBatches.id, productBatchRows.batchId))
    .where(eq(productBatches.sellerId, memberId))
    .orderBy(asc(productBatchRows.batchId), asc(productBatchRows.number)),
});

/** What a member sells, shares and has put aside. */
export const selectCatalogOf = async (db: Db, memberId: string) => ({
  ...(await selectSoldBy(db, memberId)),
  ...(await selectBatchesOf(db, memberId)),
  ...(await selectSavedOf(db, memberId)),
  ...(await selectSharedOf(db, memberId)),
});
