import type { BatchCells } from '@plyhaat/contract/catalog/batch-columns';
import type { BatchOutcome } from '@plyhaat/contract/catalog/batches';
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
import { findCategory, guessCategory } from './categories.ts';
import { causeOf, NAME_ABOVE, NO_PRODUCT, TAKEN_FROM_ABOVE } from './causes.ts';
import type { ExistingProduct, World } from './checking.world.ts';
import { lineOf } from './own-list.ts';
import { repairedCells } from './repaired.ts';
import { missingPictures, storePictures } from './row-pictures.service.ts';
import { firstOfEach, readRow } from './rows.reading.ts';
import { aboveSlab, sameCode, sameProduct } from './sentences.ts';

export type CheckedRow = Pick<RowRecord, 'outcome' | 'errors' | 'content' | 'inStock' | 'productId' | 'baseVersion'>;

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

const faultyWith =
  (cells: BatchCells) =>
  (errors: readonly RowError[]): CheckedRow => ({
    outcome: 'faulty',
    errors: firstOfEach(errors).map((error) => ({ ...error, cause: causeOf(error, cells) })),
    content: null,
    inStock: null,
    productId: null,
    baseVersion: null,
  });

/** A file has no column for prices by quantity, so their errors are shown at the price. */
function inColumn(column: string, message: string, patch: ProductPatch, [slab]: readonly PriceSlab[]): RowError {
  if (!column.startsWith('slabs') || !slab) return { column, message };
  return { column: patch.sellingprice ? 'sellingprice' : 'price', message: aboveSlab(formatRupees(slab.price)) };
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

/** The row that counts of those that are about the same product. */
function twinOf({ chosen, batch }: World, row: RowRecord): RowError[] {
  const key = row.code ? row.code.toLowerCase() : row.identity;
  const other = key === '' ? row.number : (chosen.get(key) ?? row.number);
  if (other === row.number) return [];
  const line = lineOf(batch.layout, other);
  return [row.code ? { column: 'code', message: sameCode(line) } : { column: 'same', message: sameProduct(line) }];
}

/** A name that the reading took from the row above, until its seller says that it is right or types another. */
function guessedName({ batch }: World, { causes, edits }: RowRecord): RowError[] {
  const isSettled = edits.name !== undefined || batch.remedies[NAME_ABOVE]?.kind === 'keep';
  return causes.includes(NAME_ABOVE) && !isSettled ? [{ column: 'name', message: TAKEN_FROM_ABOVE }] : [];
}

/** A row that is known by brand, name, thickness and size leaves these as they are saved. */
const KNOWN_BY = ['name', 'brand', 'thickness', 'size'] as const;
function meantCells(world: World, row: RowRecord, isNew: boolean): BatchCells {
  const cells = repairedCells({ ...world.batch, archive: world.archive }, row, isNew);
  if (isNew && world.batch.layout && !cells.category && !cells.subcategory) {
    const guessed = guessCategory(world.categories, [cells.name, cells.grade, row.section]);
    return guessed === undefined ? cells : { ...cells, category: guessed };
  }
  if (isNew || row.code) return cells;
  return Object.fromEntries(Object.entries(cells).filter(([column]) => !KNOWN_BY.some((known) => known === column)));
}

/** What one row would do, or what is wrong with it. Its pictures are stored once nothing else is wrong. */
async function readChecked(deps: Deps, world: World, row: RowRecord): Promise<CheckedRow> {
  const { batch, pictures: source } = world;
  const existing = world.existing.get(row.code ? row.code.toLowerCase() : row.identity);
  const cells = meantCells(world, row, !existing);
  const faulty = faultyWith(cells);
  const twin = twinOf(world, row);
  if (twin.length > 0) return faulty(twin);
  if (batch.isPriceList && row.code && !existing) return faulty([{ column: 'code', message: NO_PRODUCT }]);
  const [category, brand] = [categoryOf(world, cells), brandOf(world, cells)];
  const how = { isNew: !existing, categoryId: category.id, needsCode: batch.layout === null };
  const { patch, inStock, errors: rowErrors } = readRow(cells, how);
  const errors = [
    ...rowErrors,
    // What the seller has by this name, brand and size is no guess.
    ...(existing ? [] : guessedName(world, row)),
    ...category.errors,
    ...brand.errors,
    ...(patch ? missingPictures(source, patch) : []),
  ];
  if (!patch || errors.length > 0) return faulty(errors);
  const base = existing && (existing.open ?? existing.own);
  const pictures = source
    ? await storePictures(deps, { batch, row, archive: source }, patch, existing?.hashes ?? new Map())
    : { errors: [] };
  if (pictures.errors.length > 0) return faulty(pictures.errors);
  const resolved = { categoryId: category.id, brandId: brand.id, mainImage: undefined, images: undefined, ...pictures };
  const content = merged(patch, resolved, base as ProductVersionContent);
  const wrong = objections(patch, content);
  if (wrong.length > 0) return faulty(wrong);
  return {
    outcome: outcomeOf(existing, content, inStock),
    errors: [],
    content,
    inStock,
    productId: existing?.product.id ?? null,
    baseVersion: existing?.newestId ?? null,
  };
}

/** Rows that are left out, and those that wait for their picture alone, are no faults any more. */
function settledOutcome({ batch: { remedies } }: World, causes: readonly string[]): BatchOutcome {
  const kinds = causes.map((cause) => remedies[cause]?.kind);
  if (kinds.some((kind) => kind === 'leaveOut' || kind === 'lastCounts')) return 'leftOut';
  return causes.length > 0 && kinds.every((kind) => kind === 'later') ? 'draft' : 'faulty';
}

/** A row by the rules of the form, by what the seller has, and by what the seller does with faults like its own. */
export async function checkRow(deps: Deps, world: World, row: RowRecord): Promise<CheckedRow & { causes: string[] }> {
  const checked = await readChecked(deps, world, row);
  const causes = checked.errors.flatMap(({ cause }) => cause ?? []);
  const outcome = checked.outcome === 'faulty' ? settledOutcome(world, causes) : checked.outcome;
  return { ...checked, outcome, causes: [...new Set([...row.causes, ...causes])] };
}
