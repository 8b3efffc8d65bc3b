import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { identityOf } from '@plyhaat/contract/catalog/price-list/identity';
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
  selectProducts,
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
import { factsOf } from './known.ts';
import { selectChosen, selectKnown } from './repair.sql.ts';
import { ONE_PICTURE } from './repaired.ts';
import type { PictureSource } from './row-pictures.service.ts';

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

/** The seller's products that rows without a code are about, by identity. */
async function knownProducts({ db }: Deps, { sellerId }: BatchRecord, identities: readonly string[]) {
  if (identities.length === 0) return [];
  const wanted = new Set(identities);
  const known = (await selectKnown(db, sellerId)).map((product) => [identityOf(factsOf(product)), product.id] as const);
  const found = known.filter(([identity]) => wanted.has(identity));
  const products = await selectProducts(
    db,
    found.map(([, id]) => id),
  );
  return found.flatMap(([identity, id]) =>
    products.filter((product) => product.id === id).map((one) => [identity, one] as const),
  );
}

/** The zip, and the one picture that was given for all rows. */
async function picturesFor({ files }: Deps, { remedies }: BatchRecord, archive: Archive | undefined) {
  const remedy = remedies.noPicture;
  if (remedy?.kind !== 'onePicture' || !remedy.value) return archive;
  const bytes = await buffer(files.read(remedy.value));
  const one = { bytes, hash: createHash('sha256').update(bytes).digest('hex') };
  return {
    has: (name: string) => name === ONE_PICTURE || (archive?.has(name) ?? false),
    read: async (name: string) => (name === ONE_PICTURE || !archive ? one : archive.read(name)),
  } satisfies PictureSource;
}

/** All that rows are checked against, looked up once for a chunk of them. */
export async function worldOf(deps: Deps, batch: BatchRecord, rows: readonly RowRecord[]) {
  const { db, files } = deps;
  const archive = batch.archivePath ? await Archive.open(files, batch.archivePath) : undefined;
  const codes = [...new Set(rows.map(({ code }) => code).filter(Boolean))];
  const existing = new Map<string, ExistingProduct>();
  if (codes.length > 0)
    for (const product of await selectByCodes(db, batch.sellerId, codes))
      existing.set((product.code ?? '').toLowerCase(), await existingProduct(deps, product));
  const identities = [...new Set(rows.flatMap(({ code, identity }) => (code || !identity ? [] : [identity])))];
  for (const [identity, product] of await knownProducts(deps, batch, identities))
    existing.set(identity, await existingProduct(deps, product));
  const isLast = batch.remedies.twice?.kind === 'lastCounts';
  const given = Object.values(batch.remedies).flatMap(({ kind, value }) => (kind === 'as' && value ? [value] : []));
  const named = rows.flatMap(({ cells, edits }) => edits.brand ?? cells.brand ?? []);
  const names = [...new Set([...named, ...given].filter(Boolean).map(brandKey))];
  const brands = names.length > 0 ? await selectBrandsNamed(db, names) : [];
  return {
    batch,
    existing,
    chosen: new Map([
      ...(codes.length > 0 ? await selectFirsts(db, batch.id, codes, isLast) : []),
      ...(identities.length > 0 ? await selectChosen(db, batch.id, identities, isLast) : []),
    ]),
    categories: await selectAllCategories(db),
    brands: new Map(brands.map((brand) => [brand.nameKey, brand])),
    archive,
    pictures: await picturesFor(deps, batch, archive),
  };
}
export type World = Awaited<ReturnType<typeof worldOf>>;
