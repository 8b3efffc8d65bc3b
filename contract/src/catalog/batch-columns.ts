import { filled } from '../core/sentence.ts';

/** Facts of a product that are texts. */
export const FACT_COLUMNS = [
  'thickness',
  'application',
  'grade',
  'wood',
  'glue',
  'warranty',
  'size',
  'finish',
  'standard',
  'licenceNumber',
  'minimumOrder',
] as const;

/** The columns of an uploaded file, in the order of the template. Their names are those of the product form. */
export const BATCH_COLUMNS = [
  'code',
  'name',
  'category',
  'subcategory',
  'brand',
  'price',
  'sellingprice',
  'pricetype',
  'unitName',
  'shortDescription',
  'longDescription',
  ...FACT_COLUMNS,
  'licenceValidTill',
  'inStock',
  'mainImage',
  'image2',
  'image3',
  'image4',
] as const;
export type BatchColumn = (typeof BATCH_COLUMNS)[number];

/** What people read over a column: in the template, and where they say what their own columns are. */
export const COLUMN_TITLES: Readonly<Record<BatchColumn, string>> = {
  code: 'Your code',
  name: 'Product name',
  category: 'Category',
  subcategory: 'Sub-category',
  brand: 'Brand',
  price: 'Price',
  sellingprice: 'Selling price',
  pricetype: 'Price is per',
  unitName: 'One is called',
  shortDescription: 'Short description',
  longDescription: 'Description',
  thickness: 'Thickness in mm',
  application: 'Used for',
  grade: 'Grade',
  wood: 'Wood',
  glue: 'Glue',
  warranty: 'Warranty',
  size: 'Size in feet',
  finish: 'Finish',
  standard: 'IS code',
  licenceNumber: 'CM/L licence',
  minimumOrder: 'Minimum order',
  licenceValidTill: 'Licence valid till',
  inStock: 'In stock',
  mainImage: 'Main picture',
  image2: 'Picture 2',
  image3: 'Picture 3',
  image4: 'Picture 4',
};

/** A file with only these is a price list. */
export const PRICE_LIST_COLUMNS: readonly BatchColumn[] = ['code', 'price', 'sellingprice'];
/** Written into the file of faulty rows, and not read back. */
export const ERRORS_COLUMN = 'errors';

const keyOf = (header: string) => header.toLowerCase().replace(/[^a-z0-9]/g, '');
/** What sellers also call them. */
const OTHER_NAMES: Readonly<Record<string, BatchColumn>> = {
  sku: 'code',
  productcode: 'code',
  productname: 'name',
  unit: 'pricetype',
  description: 'longDescription',
  iscode: 'standard',
  cmllicence: 'licenceNumber',
  image1: 'mainImage',
  image: 'mainImage',
};
const BY_KEY = new Map<string, BatchColumn>([
  ...Object.entries(OTHER_NAMES),
  ...BATCH_COLUMNS.map((column) => [keyOf(COLUMN_TITLES[column]), column] as const),
  ...BATCH_COLUMNS.map((column) => [keyOf(column), column] as const),
]);

type BatchHeader = {
  /** What each place of a row is; undefined is not read. */
  readonly columns: readonly (BatchColumn | undefined)[];
  readonly isPriceList: boolean;
  /** Why the file cannot be read at all. */
  readonly fault?: string;
};

export const columnTwice = (column: string): string => filled`The column “${{ column }}” is there twice.`;

/** Reads the first line: upper and lower case, spaces and dashes do not matter, other columns are left alone. */
export function readHeader(line: readonly string[]): BatchHeader {
  const columns = line.map((name) => BY_KEY.get(keyOf(name)));
  const named = columns.filter((column) => column !== undefined);
  const twice = named.find((column, at) => named.indexOf(column) !== at);
  const isPriceList = named.length > 1 && named.every((column) => PRICE_LIST_COLUMNS.includes(column));
  const header = { columns, isPriceList };
  if (!named.includes('code')) return { ...header, fault: 'The file has no column “code”. Please use the template.' };
  if (twice) return { ...header, fault: columnTwice(twice) };
  if (named.length === 1) return { ...header, fault: 'The file has no column beside “code”. Please use the template.' };
  return header;
}

export type BatchCells = Readonly<Partial<Record<BatchColumn, string>>>;

/** A line by its columns. */
export const readCells = ({ columns }: BatchHeader, line: readonly string[]): BatchCells =>
  Object.fromEntries(columns.flatMap((column, at) => (column ? [[column, (line[at] ?? '').trim()]] : [])));
