import type { BatchCells } from '@plyhaat/contract/catalog/batch-columns';
import type { PriceSlab } from '@plyhaat/contract/catalog/price-slabs';
import {
  INVALID_BRAND,
  INVALID_CATEGORY,
  type ProductPatch,
  WAITING_BRAND,
} from '@plyhaat/contract/catalog/product-form';
import { formatRupees } from '@plyhaat/contract/core/money';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { brandKey } from '../reference/brands.service.ts';
import { isSame, merged, type ProductVersionContent } from '../selling/versions.content.ts';
import { checkLicence, checkPrices } from '../selling/versions.service.ts';
import type { RowRecord } from './batches.sql.ts';
import type { RowError } from './batches.tables.ts';
import { findCategory } from './categories.ts';
import type { ExistingProduct, World } from './checking.world.ts';
import { missingPictures, storePictures } from './row-pictures.service.ts';
import { firstOfEach, readRow } from './rows.reading.ts';

export type CheckedRow = Pick<RowRecord, 'outcome' | 'errors' | 'content' | 'inStock' | 'productId' | 'baseVersion'>;

const NO_PRODUCT = 'You have no product with this code';
const sameCode = (number: number) => `Row ${number} has the same code`;
/** Placeholder category, so that the form's rules do not report a wrong category twice. */
const SOME_ID = '00000000-0000-4000-8000-000000000000';

function categoryOf({ categories }: World, { category = '', subcategory = '' }: BatchCells) {
  if (!category && !subcategory) return { id: undefined, errors: [] };
  const found = findCategory(categories, category, subcategory);
  return found
    ? { id: found.id, errors: [] }
    : { id: SOME_ID, errors: [{ column: 'category', message: INVALID_CATEGORY }] };
}

function brandOf({ brands, batch }: World, { brand = '' }: BatchCells) {
  if (brand === '') return { id: undefined, errors: [] };
  if (brand === '-') return { id: null, errors: [] };
  const found = brands.get(brandKey(brand));
  if (found?.approval === 'APPROVED') return { id: found.id, errors: [] };
  const message = found?.createdById === batch.sellerId ? WAITING_BRAND : INVALID_BRAND;
  return { id: null, errors: [{ column: 'brand', message }] };
}

const faulty = (errors: readonly RowError[]): CheckedRow => ({
  outcome: 'faulty',
  errors: firstOfEach(errors),
  content: null,
  inStock: null,
  productId: null,
  baseVersion: null,
});

const aboveSlab = (price: number) => `The price must be above ${formatRupees(price)}, this product’s price by quantity`;

/** A file has no column for prices by quantity, so their errors are shown at the price. */
function inColumn(column: string, message: string, patch: ProductPatch, [slab]: readonly PriceSlab[]): RowError {
  if (!column.startsWith('slabs') || !slab) return { column, message };
  return { column: patch.sellingprice ? 'sellingprice' : 'price', message: aboveSlab(slab.price) };
}

/** Errors by the rules for a whole product, which go beyond those of the form. */
function objections(patch: ProductPatch, content: ProductVersionContent): RowError[] {
  try {
    checkLicence(content);
    checkPrices(patch, content);
    return [];
  } catch (error) {
    if (!(error instanceof AppError && error.fields)) throw error;
    return Object.entries(error.fields).map(([column, message]) => inColumn(column, message, patch, content.slabs));
  }
}

function outcomeOf(existing: ExistingProduct | undefined, content: ProductVersionContent, inStock: boolean | null) {
  if (!existing) return 'fresh';
  const { open, own, product } = existing;
  const sameStock = inStock === null || inStock === product.inStock;
  return sameStock && open?.state !== 'REJECTED' && isSame(content, open ?? own) ? 'same' : 'changed';
}

/** What one row would do, or what is wrong with it. Its pictures are stored once nothing else is wrong. */
export async function checkRow(deps: Deps, world: World, row: RowRecord): Promise<CheckedRow> {
  const { batch, archive } = world;
  const key = row.code.toLowerCase();
  const existing = world.existing.get(key);
  const first = world.firsts.get(key) ?? row.number;
  if (row.code && first < row.number) return faulty([{ column: 'code', message: sameCode(first) }]);
  if (batch.isPriceList && row.code && !existing) return faulty([{ column: 'code', message: NO_PRODUCT }]);
  const [category, brand] = [categoryOf(world, row.cells), brandOf(world, row.cells)];
  const { patch, inStock, errors: rowErrors } = readRow(row.cells, { isNew: !existing, categoryId: category.id });
  const errors = [...rowErrors, ...category.errors, ...brand.errors, ...(patch ? missingPictures(archive, patch) : [])];
  if (!patch || errors.length > 0) return faulty(errors);
  const base = existing && (existing.open ?? existing.own);
  const pictures = archive
    ? await storePictures(deps, { batch, row, archive }, patch, existing?.hashes ?? new Map())
    : { errors: [] };
  if (pictures.errors.length > 0) return faulty(pictures.errors);
  const resolved = { categoryId: category.id, brandId: brand.id, mainImage: undefined, images: undefined, ...pictures };
  const content = merged(patch, resolved, base as ProductVersionContent);
  const wrong = objections(patch, content);
  if (wrong.length > 0) return faulty(wrong);
  const outcome = outcomeOf(existing, content, inStock);
  return {
    outcome,
    errors: [],
    content,
    inStock,
    productId: existing?.product.id ?? null,
    baseVersion: existing?.newestId ?? null,
  };
}
