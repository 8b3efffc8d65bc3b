import { FACTS, usualAnswers } from '@plyhaat/contract/catalog/asked-facts';
import { BATCH_COLUMNS, type BatchCells, COLUMN_TITLES } from '@plyhaat/contract/catalog/batch-columns';
import { PRICE_UNITS } from '@plyhaat/contract/catalog/price-unit';
import { UNIT_NAMES } from '@plyhaat/contract/catalog/unit-name';
import type { WrittenSheet } from './sheet.ts';

const NOT_READ = 'This row is an example and is not read';
/** A board, a door and something that is sold by the piece. */
const EXAMPLES: readonly BatchCells[] = [
  {
    code: 'EXAMPLE-1',
    name: 'Marine plywood 18 mm',
    category: 'Plywood',
    subcategory: 'BWP/Marine',
    price: '2400',
    sellingprice: '2250',
    pricetype: 'per Nos/sheet',
    unitName: 'sheet',
    shortDescription: NOT_READ,
    longDescription: 'Gurjan core, phenol bonded, for kitchens and bathrooms.',
    thickness: '18 mm',
    grade: 'BWP',
    size: '8 x 4 ft',
    standard: 'IS 710',
    inStock: 'yes',
    mainImage: 'marine-18.jpg',
  },
  {
    code: 'EXAMPLE-2',
    name: 'Flush door 32 mm, teak face',
    category: 'Doors',
    price: '185',
    pricetype: 'per sq.ft',
    unitName: 'door',
    shortDescription: NOT_READ,
    longDescription: 'Pine frame and filler, both faces veneered.',
    thickness: '32 mm',
    size: '78 x 36 in',
    standard: 'IS 2202',
    inStock: 'yes',
    mainImage: 'flush-teak.jpg',
  },
  {
    code: 'EXAMPLE-3',
    name: 'Soft-close hinge',
    category: 'Hardware',
    brand: 'Hettich',
    price: '145',
    pricetype: 'per Nos/sheet',
    unitName: 'pair',
    shortDescription: NOT_READ,
    longDescription: 'Nickel plated, full overlay, with screws.',
    inStock: 'no',
    mainImage: 'hinge.jpg',
  },
];

const LISTED_FACTS = FACTS.filter((fact) => usualAnswers(fact).length > 0);

type Listed = { readonly id: string; readonly name: string; readonly parentId: string | null };

/** What may stand in the columns that have a list, side by side. */
function listsOf(categories: readonly Listed[]): string[][] {
  const parents = new Map(categories.map(({ id, name }) => [id, name]));
  const tree = categories.map(({ name, parentId }) => {
    const parent = parentId === null ? undefined : parents.get(parentId);
    return parent === undefined ? [name, ''] : [parent, name];
  });
  const lists = [
    [`${COLUMN_TITLES.category} list`, ...tree.map(([parent = '']) => parent)],
    [`${COLUMN_TITLES.subcategory} list`, ...tree.map(([, child = '']) => child)],
    [COLUMN_TITLES.pricetype, ...PRICE_UNITS],
    [COLUMN_TITLES.unitName, ...UNIT_NAMES],
    ...LISTED_FACTS.map((fact) => [COLUMN_TITLES[fact], ...usualAnswers(fact)]),
    [COLUMN_TITLES.inStock, 'yes', 'no'],
  ];
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.map((list) => list[at] ?? ''));
}

/** The template: titles that people read, three examples, and the lists on a sheet of their own. */
export const templateSheets = (categories: readonly Listed[]): [products: WrittenSheet, lists: WrittenSheet] => [
  {
    name: 'Products',
    rows: [
      BATCH_COLUMNS.map((column) => COLUMN_TITLES[column]),
      ...EXAMPLES.map((example) => BATCH_COLUMNS.map((column) => example[column] ?? '')),
    ],
  },
  {
    name: 'Lists',
    rows: listsOf(categories.toSorted((a, b) => Number(a.parentId !== null) - Number(b.parentId !== null))),
  },
];
