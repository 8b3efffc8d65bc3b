import type pg from 'pg';
import { brands, productImages, products } from '#modules/catalog/catalog.tables.ts';
import { readFacts } from '#modules/catalog/facts/facts.ts';
import { categoryId } from '#modules/catalog/reference/reference.sql.ts';
import { productVersions } from '#modules/catalog/versions.tables.ts';
import { idOf } from '#platform/db/id.ts';
import type { BrandRow } from './brands.data.ts';
import { copyInto } from './copy.ts';
import { countProducts } from './figures.seed.ts';
import { picturePath } from './media.seed.ts';
import { memberId } from './member-id.ts';
import { licenceOf } from './products/licences.ts';
import { type SeedProduct, SPECIFICATIONS, type Wanted } from './products/products.ts';
import { slabsOf } from './products/slabs.ts';

const AT_A_TIME = 5000;
const REBUILD_INDEXES_FROM = 20_000;
const REVIEW_TOOK = 8 * 3_600_000;
const CONTENT = [
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
  ...SPECIFICATIONS,
  'licenceNumber',
  'licenceValidTill',
  'mainImage',
] as const;
const FACTS = [
  'thicknessMm',
  'gradeRead',
  'sizeRead',
  'woodRead',
  'finishRead',
  'sqftFactor',
  'factsRead',
] as const satisfies (keyof ReturnType<typeof readFacts>)[];
const PRODUCT_COLUMNS = [
  'id',
  'sellerId',
  ...CONTENT,
  ...FACTS,
  'slug',
  'askedPrice',
  'hsn',
  'gstPercent',
  'inStock',
  'approval',
  'createdAt',
  'updatedAt',
  'approvedAt',
  'licenceCheckedAt',
] as const;

const brandId = (name: string) => idOf('brand', name);
export const productId = (slug: string) => idOf('product', slug);

export async function seedBrands(client: pg.ClientBase, rows: readonly BrandRow[], createdAt: Date): Promise<void> {
  await copyInto(
    client,
    brands,
    ['id', 'name', 'nameKey', 'createdAt'],
    rows.map(({ name }) => ({ id: brandId(name), name, nameKey: name.toLowerCase(), createdAt })),
  );
}

/** Ids are hashes, which cost something at a million rows: each seller, brand and category is hashed once. */
function remembered(idFor: (name: string) => string): (name: string) => string {
  const cache = new Map<string, string>();
  return (name) => {
    const id = cache.get(name) ?? idFor(name);
    cache.set(name, id);
    return id;
  };
}

const VERSION_COLUMNS = [
  'id',
  'productId',
  ...CONTENT,
  'images',
  'state',
  'rejectReason',
  'decidedAt',
  'createdAt',
] as const;

function productRows(firstStart: Date) {
  const seller = remembered(memberId);
  const category = remembered(categoryId);
  const brand = remembered(brandId);
  return (product: SeedProduct, id = productId(product.slug)) => ({
    id,
    sellerId: seller(product.seller.slug),
    categoryId: category(product.categorySlug),
    brandId: brand(product.brand),
    name: product.name,
    // Only an approved name makes an address.
    slug: product.approvedAt ? product.slug : id,
    listPrice: product.listPrice,
    sellingPrice: product.sellingPrice,
    askedPrice: product.sellingPrice ?? product.listPrice,
    priceUnit: product.priceUnit,
    unitName: product.unitName,
    slabs: slabsOf(id, product.priceUnit, product.sellingPrice ?? product.listPrice),
    shortDescription: product.shortDescription,
    longDescription: product.longDescription,
    ...product.specification,
    ...readFacts({ ...product.specification, priceUnit: product.priceUnit }),
    ...licenceOf(id, product.specification.standard, product.approvedAt, firstStart),
    hsn: product.hsn,
    gstPercent: product.gstPercent,
    inStock: product.inStock,
    mainImage: picturePath(product.mainImage),
    approval: product.approval,
    createdAt: product.createdAt,
    updatedAt: product.approvedAt ?? product.createdAt,
    approvedAt: product.approvedAt,
  });
}

type ProductRow = ReturnType<ReturnType<typeof productRows>>;

/** What waits or was sent back is a version too. */
const versionRow = (product: SeedProduct, row: ProductRow) => ({
  ...row,
  id: idOf('version', product.slug),
  productId: row.id,
  images: product.images.map(picturePath),
  state: product.approval,
  rejectReason: product.rejectReason,
  decidedAt: product.rejectReason ? new Date(product.createdAt.getTime() + REVIEW_TOOK) : null,
});

const imageRows = (product: SeedProduct) =>
  product.images.map((picture, position) => ({
    productId: productId(product.slug),
    position,
    path: picturePath(picture),
  }));

const FOLLOWING = ['count_for_sellers_inserted', 'record_inserted'];

/** What follows each inserted row, done once at the end instead: the kept figures, and from some size on the indexes. */
async function inBulk(client: pg.ClientBase, count: number, load: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index where indrelid = 'products'::regclass and not indisunique and $1`,
    [count >= REBUILD_INDEXES_FROM],
  );
  for (const trigger of FOLLOWING) await client.query(`alter table products disable trigger ${trigger}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await load();
  await client.query(`set local maintenance_work_mem = '512MB'`);
  for (const { definition } of indexes) await client.query(definition);
  for (const trigger of FOLLOWING) await client.query(`alter table products enable trigger ${trigger}`);
  await countProducts(client);
}

/** A product's images follow it in the same few thousand, so that a million never stand in memory at once. */
export async function seedProducts(
  client: pg.ClientBase,
  { count, firstStart }: Pick<Wanted, 'count' | 'firstStart'>,
  sources: readonly Iterable<SeedProduct>[],
): Promise<void> {
  const toRow = productRows(firstStart);
  let waiting: SeedProduct[] = [];
  const store = async () => {
    const rows = waiting.map((product) => toRow(product));
    await copyInto(client, products, PRODUCT_COLUMNS, rows);
    const open = waiting.flatMap((product, i) => {
      const row = rows[i];
      return row && product.approval !== 'APPROVED' ? versionRow(product, row) : [];
    });
    await copyInto(client, productVersions, VERSION_COLUMNS, open);
    await copyInto(client, productImages, ['productId', 'position', 'path'], waiting.flatMap(imageRows));
    waiting = [];
  };
  await inBulk(client, count, async () => {
    for (const all of sources)
      for (const product of all) {
        waiting.push(product);
        if (waiting.length === AT_A_TIME) await store();
      }
    await store();
  });
}
