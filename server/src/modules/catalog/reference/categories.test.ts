import { askedFacts } from '@plyhaat/contract/catalog/asked-facts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someBrand, someCategory, somePicture, someProduct } from '#test/builders.ts';
import { CATEGORY_TREE } from './categories.reference.ts';

const shop = await testApp();
afterAll(shop.close);
const { db } = shop;

type Row = { _id: string; name: string; slug: string; level: number; subCategoryArr: { slug: string }[] };
const rows = async (url: string): Promise<Row[]> => (await shop.get(url)).json().data;
const forget = () => shop.deps.cache.forget(['categories', 'products', 'brands']);
beforeAll(forget);

test('every category of the trade says what is asked of its products (CAT-31)', () => {
  expect(CATEGORY_TREE.length).toBeGreaterThan(10);
  const anything = askedFacts('a category that staff added');
  expect(CATEGORY_TREE.filter(({ slug }) => askedFacts(slug) === anything)).toEqual([]);
});

test('the trade’s own categories are there from the start, in their order', async () => {
  const first = await rows('/category/getCategory?level=1');
  expect(first.map(({ slug }) => slug)).toEqual(CATEGORY_TREE.map(({ slug }) => slug));
  expect(new Set(first.map(({ level }) => level))).toEqual(new Set([1]));
});

test('each category carries its sub-categories', async () => {
  const nested = await rows('/Category/getNestedCategories?level=1');
  expect(nested.map(({ subCategoryArr }) => subCategoryArr.length)).toEqual(
    CATEGORY_TREE.map(({ children }) => children.length),
  );
});

test('a category shows its picture and how many products it has', async () => {
  const picture = await somePicture(db);
  const { id } = await someCategory(db, { image: picture.path });
  const below = await someCategory(db, { level: 2, parentId: id });
  for (const categoryId of [id, below.id, below.id]) await someProduct(db, { categoryId });
  await someProduct(db, { categoryId: id, approval: 'PENDING' });
  forget();
  const row = (await rows('/category/getCategory?level=1')).find(({ _id }) => _id === id);
  expect(row).toMatchObject({ image: picture.path, picture: { path: picture.path }, productCount: 3 });
});

test('a brand is public once a product of it is approved', async () => {
  const { id: brandId } = await someBrand(db, { name: 'Kashtmitra' });
  for (let n = 0; n < 2; n++) await someProduct(db, { brandId });
  await someBrand(db, { name: 'Nobody knows' });
  forget();
  const reply = (await shop.get('/brand?perPage=1000')).json();
  expect(reply).toMatchObject({ total: 1, data: [{ name: 'Kashtmitra', status: true, productCount: 2 }] });
  expect((await shop.get('/brand?perPage=1001')).statusCode).toBe(422);
});
