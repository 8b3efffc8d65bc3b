import type { BatchCells } from '@plyhaat/contract/catalog/batch-columns';
import type { RemedyKind } from '@plyhaat/contract/catalog/batch-repair';
import { INVALID_CATEGORY, PRODUCT_NEEDS, WAITING_BRAND } from '@plyhaat/contract/catalog/product-form';
import { SELLING_ABOVE } from '@plyhaat/contract/catalog/selling-price';
import { INVALID_PRICE } from '@plyhaat/contract/core/price-field';
import { brandKey } from '../reference/brands.service.ts';
import type { RowError } from './batches.tables.ts';
import { CODE_NEEDED, NO_THICKNESS } from './rows.reading.ts';

export const NO_PRODUCT = 'You have no product with this code';

/** A row that looks like another item has the name above it: the reading notes it, the check asks. */
export const NAME_ABOVE = 'nameAbove';
export const TAKEN_FROM_ABOVE = 'This name is taken from the row above';

const BY_MESSAGE: Readonly<Record<string, string>> = {
  [PRODUCT_NEEDS.name]: 'noName',
  [PRODUCT_NEEDS.price]: 'noPrice',
  [PRODUCT_NEEDS.category]: 'noCategory',
  [PRODUCT_NEEDS.longDescription]: 'noDescription',
  [PRODUCT_NEEDS.mainImage]: 'noPicture',
  [SELLING_ABOVE]: 'sellingAbove',
  [CODE_NEEDED]: 'noCode',
  [NO_PRODUCT]: 'unknownCode',
  [NO_THICKNESS]: 'noThickness',
  [TAKEN_FROM_ABOVE]: NAME_ABOVE,
};
const BY_COLUMN: Readonly<Record<string, string>> = { mainImage: 'pictureMissing', code: 'twice', same: 'twice' };
/** In which cell a cause is corrected, where that is not its own name. */
export const CELL_OF: Readonly<Record<string, string>> = {
  noName: 'name',
  [NAME_ABOVE]: 'name',
  noPrice: 'price',
  priceTooLow: 'price',
  noThickness: 'thickness',
  noCategory: 'category',
  noDescription: 'longDescription',
  noPicture: 'mainImage',
  pictureMissing: 'mainImage',
  sellingAbove: 'sellingprice',
  noCode: 'code',
  unknownCode: 'code',
  twice: 'name',
  waitingBrand: 'brand',
};

/** What the fault of a row has in common with those of other rows: its kind, and for lists what was named. */
export function causeOf({ column, message }: RowError, cells: BatchCells): string {
  const known = BY_MESSAGE[message];
  if (known) return known;
  if (column === 'brand')
    return `${message === WAITING_BRAND ? 'waitingBrand' : 'brand'}:${brandKey(cells.brand ?? '')}`;
  if (message === INVALID_CATEGORY) return categoryCause(cells);
  if (column === 'price' && message !== INVALID_PRICE) return 'priceTooLow';
  return BY_COLUMN[column] ?? column;
}
export const categoryCause = ({ category = '', subcategory = '' }: BatchCells): string =>
  `category:${[category, subcategory].filter(Boolean).join(' > ').toLowerCase()}`.slice(0, 300);

/** Kinds of which there are many, each with what the rows name. */
const NAMING: readonly string[] = ['brand', 'waitingBrand', 'category'];
export const isNaming = (cause: string): boolean => NAMING.includes(cause);
export const kindOf = (cause: string): string => cause.split(':', 1)[0] ?? cause;
export const namedIn = (cause: string): string => cause.slice(kindOf(cause).length + 1);

const FIT: Readonly<Record<string, readonly RemedyKind[]>> = {
  brand: ['newBrand', 'as'],
  waitingBrand: ['as'],
  category: ['as'],
  noCategory: ['as'],
  noPicture: ['onePicture', 'zip', 'later'],
  pictureMissing: ['zip'],
  noDescription: ['describe'],
  [NAME_ABOVE]: ['keep'],
  twice: ['lastCounts'],
};
/** Which remedies help the rows of a cause; leaving them out always does. */
export const remediesOf = (cause: string): readonly RemedyKind[] => [...(FIT[kindOf(cause)] ?? []), 'leaveOut'];
