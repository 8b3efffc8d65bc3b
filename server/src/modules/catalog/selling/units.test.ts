import { INVALID_UNIT_NAME } from '@plyhaat/contract/catalog/unit-name';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someCategory, someProduct, someSeller } from '#test/builders.ts';
import { someApprover, someForm, submitted } from '#test/selling.ts';
import { categories, products } from '../catalog.tables.ts';
import { CATEGORY_TREE, SOLD_OTHERWISE } from '../reference/categories.reference.ts';
import { childSlug, loadCategories } from '../reference/reference.sql.ts';

const shop = await testApp();
afterAll(shop.close);
const { db } = shop;
const seller = await someSeller(db);
const approver = someApprover(shop);
await loadCategories(db);

const read = async (id: string, who?: typeof seller) =>
  (await shop.get(`/product/getProductById/${id}`, who)).json().data;
const change = (id: string, body: object) => shop.patch(`/product/updateById/${id}`, body, seller);
const kind = async (slug: string) =>
  (await db.select({ id: categories.id }).from(categories).where(eq(categories.slug, slug)))[0]?.id as string;
const sold = async (slug: string, over: object = {}) =>
  someProduct(db, { sellerId: seller.id, categoryId: await kind(slug), priceUnit: 'per Nos/sheet', ...over });

test('what one is called is reviewed like the rest, and buyers read it once it is approved (CAT-25)', async () => {
  const { _id, latest } = await submitted(shop, seller, { unitName: 'Doors' });
  expect(latest).toMatchObject({ unitName: 'door', countedIn: 'door', pricetype: 'per Nos/sheet' });
  await approver.decideNow('product', _id, 'approve');
  expect(await read(_id)).toMatchObject({ unitName: 'door', pricetype: 'per Nos/sheet' });

  await change(_id, { unitName: 'pair' });
  expect((await read(_id)).unitName, 'the public still reads the approved one').toBe('door');
  const own = await read(_id, seller);
  expect(own.differences).toEqual([{ label: 'Unit', before: 'door', after: 'pair' }]);
  const [row] = (await shop.get(`/product?userId=${seller.id}&own=true`, seller)).json().data;
  expect(row).toMatchObject({ _id, unitName: expect.stringMatching(/door|pair/) });
  await change(_id, { unitName: '' });
  expect((await read(_id, seller)).latest).toMatchObject({ unitName: null });
});

test('a name that is not of the list is refused beside its field', async () => {
  const reply = await shop.post('/product', await someForm(shop, seller, { unitName: 'lorry' }), seller);
  expect(reply.json()).toMatchObject({ fields: { unitName: INVALID_UNIT_NAME } });
});

test('without a name boards are by the sheet and everything else by the piece; the form is told what is usual', async () => {
  const unitOf = async (slug: string, over: object = {}) => (await read((await sold(slug, over)).id)).unitName;
  expect(await unitOf('plywood-bwr')).toBe('sheet');
  expect(await unitOf('laminates-liner')).toBe('sheet');
  expect(await unitOf('hardware-hinges')).toBe('piece');
  expect(await unitOf('doors-flush-plain')).toBe('piece');
  expect(await unitOf('doors-flush-plain', { unitName: 'door' })).toBe('door');
  const { data } = (await shop.get('/Category/getNestedCategories?level=1')).json();
  const usual = (slug: string) =>
    data
      .flatMap((top: { subCategoryArr: object[] }) => [top, ...top.subCategoryArr])
      .find((one: { slug: string }) => one.slug === slug)?.unitName;
  expect(['plywood', 'plywood-bwr', 'doors-flush-plain', 'doors-frames', 'hardware-hinges'].map(usual)).toEqual([
    ...['sheet', 'sheet', 'door', 'frame', 'pair'],
  ]);
});

test('a square foot has a price where goods are sold by area and nowhere else: card, filter, order and scale agree (CAT-26)', async () => {
  const size = { size: '8 × 4 ft', thickness: '18 mm', listPrice: 3200 };
  const [ply, door] = [await sold('plywood-bwp-marine', size), await sold('doors-flush-plain', size)];
  const [frame, lock] = [await sold('doors-frames', size), await sold('hardware-locks', size)];
  const sqft = async (id: string) =>
    (await db.select({ price: products.sqftPrice }).from(products).where(eq(products.id, id)))[0]?.price;
  for (const { id } of [ply, door]) {
    expect((await read(id)).secondPrice).toBe(100);
    expect(await sqft(id)).toBe(10_000);
  }
  for (const { id } of [frame, lock]) {
    expect((await read(id)).secondPrice).toBeNull();
    expect(await sqft(id)).toBeNull();
  }
  const top = await Promise.all(['plywood', 'doors', 'hardware'].map(kind));
  const list = async (categories: readonly string[]) =>
    (await shop.get(`/product?categories=${categories.join()}&maxSqft=120&seller=${seller.id}`)).json();
  const found = await list(top);
  expect(found.data.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual([ply.id, door.id].toSorted());
  expect(found.facets.facts.sqft, 'not for hardware').toEqual([]);
  const [first] = (await list(top.slice(0, 2))).facets.facts.sqft.slice(-1);
  expect(first).toMatchObject({ max: null, count: 2 });
});

test('a category that is moved, or sold otherwise from a new version on, takes its products along', async () => {
  const [area, number] = [await someCategory(db), await someCategory(db, { unitName: 'piece', soldByArea: false })];
  const child = await someCategory(db, { level: 2, parentId: area.id, unitName: null, soldByArea: null });
  const { id } = await someProduct(db, { categoryId: child.id, size: '8 × 4 ft', priceUnit: 'per Nos/sheet' });
  expect(await read(id)).toMatchObject({ unitName: 'sheet', secondPrice: 31.25 });
  await db.update(categories).set({ parentId: number.id }).where(eq(categories.id, child.id));
  shop.deps.cache.forget(['products']);
  expect(await read(id)).toMatchObject({ unitName: 'piece', secondPrice: null });
});

test('what is sold otherwise than its family is a category of the tree', () => {
  const slugs = CATEGORY_TREE.flatMap(({ slug, children }) => children.map((name) => childSlug(slug, name)));
  for (const slug of Object.keys(SOLD_OTHERWISE)) expect(slugs).toContain(slug);
});

test('a product that is gone is followed by what its address names (CAT-8)', async () => {
  const ply = await sold('plywood-bwr', { name: 'BWR plywood here' });
  const reply = await shop.get('/product/getSimilarProducts/vanaroop-bwr-plywood-that-was');
  expect(reply.json().data.data.map(({ _id }: { _id: string }) => _id)).toContain(ply.id);
  expect((await shop.get('/product/getSimilarProducts/xyzzy')).statusCode).toBe(404);
});
