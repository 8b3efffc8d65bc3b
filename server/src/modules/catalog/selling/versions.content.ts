import type { ReviewSide } from '@plyhaat/contract/admin/admin';
import { slabsInWords } from '@plyhaat/contract/catalog/price-slabs';
import type { Difference, ProductContent } from '@plyhaat/contract/catalog/product-content';
import type { ProductPatch } from '@plyhaat/contract/catalog/product-form';
import { formatLicence } from '@plyhaat/contract/catalog/standards';
import { formatDay } from '@plyhaat/contract/core/dates';
import { formatRupees } from '@plyhaat/contract/core/money';
import type { productVersions } from '../versions.tables.ts';

const FACTS = ['thickness', 'application', 'grade', 'wood', 'glue', 'warranty'] as const;
const BESIDE = ['size', 'finish', 'standard', 'licenceNumber', 'licenceValidTill', 'minimumOrder'] as const;
const COLUMNS = [
  'categoryId',
  'brandId',
  'name',
  'listPrice',
  'sellingPrice',
  'priceUnit',
  'unitName',
  'slabs',
  'shortDescription',
  'longDescription',
  ...FACTS,
  ...BESIDE,
  'mainImage',
  'images',
] as const;

type VersionRow = typeof productVersions.$inferSelect;
/** What a version says, as its row has it. */
export type ProductVersionContent = Pick<VersionRow, (typeof COLUMNS)[number]>;

export const contentOf = (row: ProductVersionContent): ProductVersionContent => ({
  ...(Object.fromEntries(COLUMNS.map((column) => [column, row[column]])) as ProductVersionContent),
  // Rows of files that were read before units had names.
  unitName: row.unitName ?? null,
  // Fixes the key order, which jsonb does not preserve.
  slabs: row.slabs.map(({ minQuantity, price }) => ({ minQuantity, price })),
});

export const isSame = (a: ProductVersionContent, b: ProductVersionContent): boolean =>
  JSON.stringify(contentOf(a)) === JSON.stringify(contentOf(b));

export const picturesOf = ({ mainImage, images }: ProductVersionContent): string[] => [mainImage, ...images];

/** Fields of the form that are not part of a version and are saved without review. */
const UNREVIEWED: ReadonlySet<string> = new Set(['inStock', 'code', 'userId', 'status']);
export const saysSomething = (patch: ProductPatch): boolean =>
  Object.entries(patch).some(([name, value]) => value !== undefined && !UNREVIEWED.has(name));

/** Resolved ids and files of the form; undefined where nothing was sent. */
export type Resolved = {
  readonly categoryId: string | undefined;
  readonly brandId: string | null | undefined;
  readonly mainImage: string | undefined;
  readonly images: string[] | undefined;
};

function factsOf({ specification = {}, ...patch }: ProductPatch, base: ProductVersionContent | undefined) {
  const beside = BESIDE.map((name) => {
    const sent = patch[name] === undefined ? specification[name] : patch[name];
    return [name, sent === undefined ? (base?.[name] ?? null) : sent];
  });
  const facts = FACTS.map((name) => [name, specification[name] === undefined ? base?.[name] : specification[name]]);
  return Object.fromEntries([...facts.map(([name, value]) => [name, value ?? null]), ...beside]) as Pick<
    ProductVersionContent,
    (typeof FACTS)[number] | (typeof BESIDE)[number]
  >;
}

type Whole = ProductPatch & Required<Pick<ProductPatch, 'name' | 'price' | 'longDescription'>>;

/** A new save: what was sent, and for the rest what the last save said. */
export function merged(patch: ProductPatch, resolved: Resolved, base: ProductVersionContent): ProductVersionContent;
export function merged(
  form: Whole,
  resolved: Resolved & { readonly categoryId: string; readonly mainImage: string },
  base: undefined,
): ProductVersionContent;
export function merged(
  patch: ProductPatch,
  resolved: Resolved,
  base: ProductVersionContent | undefined,
): ProductVersionContent {
  const { sellingprice } = patch;
  const whole = {
    categoryId: resolved.categoryId ?? base?.categoryId,
    brandId: resolved.brandId === undefined ? (base?.brandId ?? null) : resolved.brandId,
    name: patch.name ?? base?.name,
    listPrice: patch.price ?? base?.listPrice,
    sellingPrice: sellingprice ? sellingprice.number : (base?.sellingPrice ?? null),
    priceUnit: sellingprice?.unit ?? patch.pricetype ?? base?.priceUnit ?? 'per Nos/sheet',
    unitName: patch.unitName === undefined ? (base?.unitName ?? null) : patch.unitName,
    slabs: patch.slabs ?? base?.slabs ?? [],
    shortDescription: patch.shortDescription ?? base?.shortDescription ?? '',
    longDescription: patch.longDescription ?? base?.longDescription,
    ...factsOf(patch, base),
    mainImage: resolved.mainImage ?? base?.mainImage,
    images: resolved.images ?? base?.images ?? [],
  };
  return whole as ProductVersionContent;
}

type Reading = readonly [label: string, read: (content: ProductContent) => string | null];
const READINGS: readonly Reading[] = [
  ['Name', ({ name }) => name],
  ['Category', ({ categoryArr }) => categoryArr.map(({ name }) => name).join(' › ')],
  ['Brand', ({ brand }) => brand],
  ['Price', ({ price }) => formatRupees(price)],
  ['Selling price', ({ sellingPrice }) => (sellingPrice === null ? null : formatRupees(sellingPrice))],
  ['Price type', ({ pricetype }) => pricetype],
  ['Unit', ({ unitName }) => unitName],
  ['Prices by quantity', ({ slabs, pricetype, countedIn }) => slabsInWords(slabs, pricetype, countedIn)],
  ['Short description', ({ shortDescription }) => shortDescription || null],
  ['Long description', ({ longDescription }) => longDescription],
  ['Thickness', ({ specification }) => specification.thickness],
  ['Application', ({ specification }) => specification.application],
  ['Grade', ({ specification }) => specification.grade],
  ['Wood', ({ specification }) => specification.wood],
  ['Glue', ({ specification }) => specification.glue],
  ['Warranty', ({ specification }) => specification.warranty],
  ['Size', ({ size }) => size],
  ['Finish', ({ finish }) => finish],
  ['IS code', ({ standard }) => standard],
  ['CM/L licence', ({ licenceNumber }) => licenceNumber && formatLicence(licenceNumber)],
  ['Licence valid till', ({ licenceValidTill }) => licenceValidTill && formatDay(new Date(licenceValidTill))],
  ['Minimum order', ({ minimumOrder }) => minimumOrder],
];
const PICTURES = { main: 'Main image', more: 'Additional images' } as const;

const moreOf = ({ imageArr }: ProductContent) => imageArr.map(({ image }) => image);
const counted = (count: number) => (count === 0 ? null : count === 1 ? '1 image' : `${count} images`);

/** What a save changes of the public version, line by line. */
export function differencesOf(before: ProductContent, after: ProductContent): Difference[] {
  const words = READINGS.map(([label, read]) => ({ label, before: read(before), after: read(after) }));
  const main = before.mainImage !== after.mainImage;
  const more = moreOf(before).join() !== moreOf(after).join();
  return [
    ...words.filter((line) => line.before !== line.after),
    ...(main ? [{ label: PICTURES.main, before: 'The old picture', after: 'A new picture' }] : []),
    ...(more
      ? [{ label: PICTURES.more, before: counted(moreOf(before).length), after: counted(moreOf(after).length) }]
      : []),
  ];
}

export const sideOf = (content: ProductContent): ReviewSide => ({
  fields: READINGS.map(([label, read]) => ({ label, value: read(content) })),
  pictures: [
    ...(content.picture ? [{ label: PICTURES.main, picture: content.picture }] : []),
    ...content.imageArr.flatMap(({ picture }) => (picture ? [{ label: PICTURES.more, picture }] : [])),
  ],
});
