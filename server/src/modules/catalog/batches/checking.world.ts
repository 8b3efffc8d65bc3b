import { sourceHashes } from '#modules/media/media.ts';
import type { Deps } from '#platform/deps.ts';
import type { products } from '../catalog.tables.ts';
import { brandKey } from '../reference/brands.service.ts';
import { type ProductVersionContent, picturesOf } from '../selling/versions.content.ts';
import {
  selectByCodes,
  selectNewestVersion,
  selectOpenVersion,
  selectOwnContent,
  type Version,
} from '../selling/versions.sql.ts';
import { Archive } from './archive.ts';
import {
  type BatchRecord,
  type RowRecord,
  selectAllCategories,
  selectBrandsNamed,
  selectFirsts,
} from './batches.sql.ts';

type Product = typeof products.$inferSelect;

/** A product that a row's code names, as it was saved last. */
export type ExistingProduct = {
  readonly product: Product;
  readonly own: ProductVersionContent;
  readonly open: Version | undefined;
  readonly newestId: string | null;
  /** What was sent for its pictures, by path. */
  readonly hashes: ReadonlyMap<string, string>;
};

async function existingProduct({ db }: Deps, product: Product): Promise<ExistingProduct> {
  const own = await selectOwnContent(db, product);
  const open = await selectOpenVersion(db, product.id);
  const newest = await selectNewestVersion(db, product.id);
  const hashes = await sourceHashes(db, [...picturesOf(own), ...(open ? picturesOf(open) : [])]);
  return { product, own, open, newestId: newest?.id ?? null, hashes };
}

/** All that rows are checked against, looked up once for a chunk of them. */
export async function worldOf(deps: Deps, batch: BatchRecord, rows: readonly RowRecord[]) {
  const { db, files } = deps;
  const codes = [...new Set(rows.map(({ code }) => code).filter(Boolean))];
  const existing = new Map<string, ExistingProduct>();
  if (codes.length > 0)
    for (const product of await selectByCodes(db, batch.sellerId, codes))
      existing.set((product.code ?? '').toLowerCase(), await existingProduct(deps, product));
  const names = [...new Set(rows.flatMap(({ cells }) => (cells.brand ? [brandKey(cells.brand)] : [])))];
  const brands = names.length > 0 ? await selectBrandsNamed(db, names) : [];
  return {
    batch,
    existing,
    firsts: codes.length > 0 ? await selectFirsts(db, batch.id, codes) : new Map<string, number>(),
    categories: await selectAllCategories(db),
    brands: new Map(brands.map((brand) => [brand.nameKey, brand])),
    archive: batch.archivePath ? await Archive.open(files, batch.archivePath) : undefined,
  };
}
export type World = Awaited<ReturnType<typeof worldOf>>;
