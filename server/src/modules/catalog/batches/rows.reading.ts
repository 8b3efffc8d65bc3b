import { type BatchCells, type BatchColumn, FACT_COLUMNS } from '@plyhaat/contract/catalog/batch-columns';
import { isThicknessText } from '@plyhaat/contract/catalog/price-list/measures';
import { readUnit } from '@plyhaat/contract/catalog/price-list/prices';
import { PRICE_UNITS } from '@plyhaat/contract/catalog/price-unit';
import { LONGEST_CODE, ProductForm, ProductPatch } from '@plyhaat/contract/catalog/product-form';
import { SELLING_ABOVE } from '@plyhaat/contract/catalog/selling-price';
import { readPlainly } from '@plyhaat/contract/core/plain-refusal';
import { filled } from '@plyhaat/contract/core/sentence';
import type { RowError } from './batches.tables.ts';

const TEXTS = ['name', 'price', 'longDescription'] as const satisfies readonly BatchColumn[];
const MORE_IMAGES = ['image2', 'image3', 'image4'] as const satisfies readonly BatchColumn[];

export const CODE_NEEDED = 'Please give every row a code';
export const NO_THICKNESS = 'This is no thickness. Please write millimetres, like 18.';
const INVALID_STOCK = 'Please write yes or no';
/** In an optional cell: clears the value. An empty cell leaves it unchanged. */
const CLEAR = '-';

const DAY = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;
/** A day as India writes it, or as it is. */
const asDay = (text: string): string => {
  const [, day, month, year] = DAY.exec(text) ?? [];
  return year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text;
};
const asUnit = (text: string): string =>
  PRICE_UNITS.find((unit) => unit.toLowerCase() === text.toLowerCase().replace(/\s+/g, ' ')) ??
  readUnit(text)?.pricetype ??
  text;

const STOCK: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  y: true,
  1: true,
  no: false,
  false: false,
  n: false,
  0: false,
};

/** The value of a cell: undefined leaves the field unchanged, null clears it. */
const cellValue = (cells: BatchCells, column: BatchColumn): string | null | undefined => {
  const text = cells[column];
  if (text === undefined || text === '') return undefined;
  return text === CLEAR ? null : text;
};
const plain = (cells: BatchCells, column: BatchColumn): string | undefined => cells[column] || undefined;

/** Names without a value are left out: they were not sent. */
const sent = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

function inputOf(cells: BatchCells, categoryId: string | undefined) {
  const day = cellValue(cells, 'licenceValidTill');
  const unit = plain(cells, 'pricetype');
  const more = MORE_IMAGES.flatMap((column) => plain(cells, column) ?? []);
  return sent({
    ...Object.fromEntries(TEXTS.map((column) => [column, plain(cells, column)])),
    categoryId,
    shortDescription: cellValue(cells, 'shortDescription'),
    sellingprice: cellValue(cells, 'sellingprice'),
    pricetype: unit && asUnit(unit),
    unitName: cellValue(cells, 'unitName'),
    specification: sent({
      ...Object.fromEntries(FACT_COLUMNS.map((column) => [column, cellValue(cells, column)])),
      licenceValidTill: day && asDay(day),
    }),
    mainImage: plain(cells, 'mainImage'),
    imageArr: more.length > 0 ? more : undefined,
  });
}

/** A product form takes any text; a word in a list of numbers is a slip of the pen. */
const isThickness = (cells: BatchCells): boolean => {
  const text = cellValue(cells, 'thickness');
  return !text || isThicknessText(text);
};

const COLUMN_OF: Readonly<Record<string, BatchColumn>> = {
  categoryId: 'category',
  categoryArr: 'category',
  imageArr: 'image2',
};

function columnOf(path: readonly PropertyKey[]): string {
  const [first = '', second] = path.map(String);
  if (first === 'specification' && second) return second;
  return COLUMN_OF[first] ?? first;
}

/** Keeps the first error of each column. */
export const firstOfEach = (errors: readonly RowError[]): RowError[] =>
  [...new Map(errors.toReversed().map((error) => [error.column, error])).values()].toReversed();

type ReadRow = {
  readonly patch: ProductPatch | undefined;
  readonly inStock: boolean | null;
  readonly errors: readonly RowError[];
};

/** A seller's own list may do without codes. */
type HowRead = { readonly isNew: boolean; readonly categoryId: string | undefined; readonly needsCode?: boolean };

/** A row by the rules of the product form. What only the database knows (brand, category, pictures) comes later. */
export function readRow(cells: BatchCells, how: HowRead): ReadRow {
  const schema = how.isNew ? ProductForm : ProductPatch;
  const parsed = readPlainly(schema, inputOf(cells, how.categoryId));
  const code = cells.code ?? '';
  const stock = (cells.inStock ?? '').toLowerCase();
  const inStock = STOCK[stock] ?? null;
  const errors = [
    ...(code === '' && how.needsCode !== false ? [{ column: 'code', message: CODE_NEEDED }] : []),
    ...(code.length > LONGEST_CODE
      ? [{ column: 'code', message: filled`Please use at most ${{ most: LONGEST_CODE }} characters` }]
      : []),
    ...(isThickness(cells) ? [] : [{ column: 'thickness', message: NO_THICKNESS }]),
    ...(stock !== '' && inStock === null ? [{ column: 'inStock', message: INVALID_STOCK }] : []),
    ...(parsed.success ? [] : parsed.error.issues.map(({ path, message }) => ({ column: columnOf(path), message }))),
  ];
  // Without a valid price the selling price cannot be compared.
  const isPriceWrong = errors.some(({ column }) => column === 'price');
  const meant = errors.filter(({ message }) => !(isPriceWrong && message === SELLING_ABOVE));
  return { patch: parsed.success ? parsed.data : undefined, inStock, errors: firstOfEach(meant) };
}
