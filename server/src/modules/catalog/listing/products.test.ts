import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someBrand, someCategory, somePicture, someProduct, someSeller } from '#test/builders.ts';
import { productImages, products } from '../catalog.tables.ts';

const shop = await testApp();
afterAll(shop.close);
const { db } = shop;
beforeEach(async () => {
  await db.delete(products);
  shop.deps.cache.forget(['products']);
});

type Card = { _id: string; name: string; [field: string]: unknown };
const list = async (query = '') => (await shop.get(`/product${query}`)).json();
const names = async (query = ''): Promise<string[]> => (await list(query)).data.map(({ name }: Card) => name);

test('the shop shows approved products only', async () => {
  await someProduct(db, { name: 'Approved' });
  await someProduct(db, { name: 'Under review', approval: 'PENDING' });
  await someProduct(db, { name: 'Rejected', approval: 'REJECTED' });
  expect(await list()).toMatchObject({ success: true, total: 1, totalElements: 1, data: [{ name: 'Approved' }] });
});

test('a card says what is asked now, the list price and the words of the price', async () => {
  const seller = await someSeller(db, { phone: '9812345678' }, { name: 'Sahyaveer Ply Udyog', isVerified: true });
  await someProduct(db, { sellerId: seller.id, listPrice: 100, sellingPrice: 85.5, priceUnit: 'per sq.ft' });
  const [card] = (await list()).data;
  expect(card).toMatchObject({
    price: 85.5,
    originalPrice: 100,
    sellingprice: '85.5 per sq.ft',
    companyName: 'Sahyaveer Ply Udyog',
    phone: '98XXXXXX78',
    badge: 'New',
    seller: { _id: seller.id, slug: seller.slug, verifeied: true },
  });
});

test('an entry of the list has every name of CAT-11 that a card needs; the product itself has them all', async () => {
  const { slug } = await someProduct(db, { mainImage: 'pictures/ply.webp', reviewCount: 3 });
  const [card] = (await list()).data;
  const names = `_id slug name price originalPrice sellingprice mainImage productImg rating reviews reviewCount badge
    category categoryId seller location companyName phone inStock cityName stateName createdAt updatedAt`.split(/\s+/);
  expect(Object.keys(card)).toEqual(expect.arrayContaining(names));
  expect(card).toMatchObject({ productImg: card.mainImage, reviews: 3, location: { cityName: null, stateName: null } });
  const { data } = (await shop.get(`/product/getProductById/${slug}`)).json();
  expect(Object.keys(data)).toEqual(expect.arrayContaining([...names, 'images', 'description', 'specifications']));
});

test('a product is new for fourteen days', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await someProduct(db, { name: 'fresh', createdAt: daysAgo(13.9) });
  await someProduct(db, { name: 'old', createdAt: daysAgo(14.1) });
  const badges = Object.fromEntries((await list()).data.map(({ name, badge }: Card) => [name, badge]));
  expect(badges).toEqual({ fresh: 'New', old: null });
});

test.each([
  ['?sortBy=name', ['a', 'b', 'c']],
  ['?sortBy=name&sortOrder=desc', ['c', 'b', 'a']],
  ['?sortBy=price', ['b', 'c', 'a']],
  ['?sortBy=rating&sortOrder=desc', ['c', 'a', 'b']],
  ['?sortBy=createdAt&sortOrder=desc', ['a', 'c', 'b']],
])('%s puts the products in that order', async (query, order) => {
  const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n));
  await someProduct(db, { name: 'a', listPrice: 300, rating: 3, createdAt: minute(3) });
  await someProduct(db, { name: 'b', listPrice: 100, rating: 2, createdAt: minute(1) });
  await someProduct(db, { name: 'c', listPrice: 200, rating: 5, createdAt: minute(2) });
  expect(await names(query)).toEqual(order);
});

test('filters narrow the list, each on its own and together', async () => {
  const plywood = await someCategory(db, { name: 'Plywood' });
  const marine = await someCategory(db, { name: 'Marine', level: 2, parentId: plywood.id });
  const brand = await someBrand(db);
  const seller = await someSeller(db);
  await someProduct(db, { name: 'marine', categoryId: marine.id, brandId: brand.id, listPrice: 500 });
  await someProduct(db, { name: 'plain', categoryId: plywood.id, sellerId: seller.id, listPrice: 200 });
  await someProduct(db, { name: 'other', listPrice: 800 });
  expect(await names(`?categories=${plywood.id}`)).toEqual(['marine', 'plain']);
  expect(await names(`?categories=${marine.id}`)).toEqual(['marine']);
  expect(await names(`?brands=${brand.id}`)).toEqual(['marine']);
  expect(await names(`?userId=${seller.id}`)).toEqual(['plain']);
  expect(await names('?minPrice=500')).toEqual(['marine', 'other']);
  expect(await names('?maxPrice=500')).toEqual(['marine', 'plain']);
  expect(await names(`?minPrice=300&categories=${plywood.id}`)).toEqual(['marine']);
});

test('a search finds words in the name and the category, whatever their case, and not in the name of the seller', async () => {
  const doors = await someCategory(db, { name: 'Flush doors' });
  const seller = await someSeller(db, {}, { name: 'Marine Mart' });
  await someProduct(db, { name: 'Marine ply 18 mm' });
  await someProduct(db, { name: 'Plain', categoryId: doors.id });
  await someProduct(db, { name: 'Hinge', sellerId: seller.id });
  expect(await names('?search=MARINE')).toEqual(['Marine ply 18 mm']);
  expect(await names('?search=door')).toEqual(['Plain']);
  expect(await names('?search=marine%20mart')).toEqual(['Marine ply 18 mm']);
});

test('where no product has all that was typed, those come that have most of it', async () => {
  const doors = await someCategory(db, { name: 'Flush doors' });
  await someProduct(db, { name: 'Teak veneer 4 mm' });
  await someProduct(db, { name: 'Teak flush 32 mm', categoryId: doors.id });
  expect(await names('?search=teak%20flush%20door')).toEqual(['Teak flush 32 mm']);
  expect(await names('?search=walnut%20teak%20veneer')).toEqual(['Teak veneer 4 mm']);
});

test('the best match comes first, and of equals what is in stock', async () => {
  await someProduct(db, { name: 'Shelf board', wood: 'Teak', rating: 5, reviewCount: 50 });
  await someProduct(db, { name: 'Teak board, sold out', inStock: false, rating: 5, reviewCount: 50 });
  await someProduct(db, { name: 'Teak board' });
  expect(await names('?search=teak%20board')).toEqual(['Teak board', 'Teak board, sold out', 'Shelf board']);
  expect(await names('?search=teak%20board&sortBy=name')).toEqual([
    'Shelf board',
    'Teak board',
    'Teak board, sold out',
  ]);
});

test.each(['%25', '_', "'", '\\', '100%25'])('the sign %s in a search is only a sign', async (sign) => {
  await someProduct(db, { name: 'Plain board' });
  expect(await names(`?search=${sign}`)).toEqual([]);
});

test('pages neither overlap nor leave anything out, even when all else is equal', async () => {
  const made = await Promise.all(Array.from({ length: 25 }, () => someProduct(db, { name: 'Same', listPrice: 10 })));
  const seen: string[] = [];
  for (const page of [1, 2, 3]) {
    const { data, total } = await list(`?sortBy=price&perPage=10&page=${page}`);
    expect(total).toBe(25);
    seen.push(...data.map(({ _id }: Card) => _id));
  }
  expect(seen.toSorted()).toEqual(made.map(({ id }) => id).toSorted());
  expect(await list('?perPage=10&page=4')).toMatchObject({ data: [], total: 25 });
});

test('a product is read by its slug and by its id, with its pictures and specifications', async () => {
  const [main, more] = [await somePicture(db), await somePicture(db)];
  const parent = await someCategory(db, { name: 'Plywood' });
  const category = await someCategory(db, { name: 'Marine', level: 2, parentId: parent.id });
  const product = await someProduct(db, {
    categoryId: category.id,
    mainImage: main.path,
    thickness: '18 mm',
    grade: 'BWP',
  });
  await db.insert(productImages).values({ productId: product.id, position: 1, path: more.path });
  for (const address of [product.slug, product.id]) {
    const { data } = (await shop.get(`/product/getProductById/${address}`)).json();
    expect(data).toMatchObject({
      _id: product.id,
      category: 'Marine',
      parentCategory: { name: 'Plywood', slug: parent.slug },
      specifications: [
        { name: 'Thickness', value: '18 mm' },
        { name: 'Grade', value: 'BWP' },
      ],
      images: [{ path: main.path }, { path: more.path }],
    });
  }
});

test('a product that is not approved, or not there, is not found', async () => {
  const hidden = await someProduct(db, { approval: 'PENDING' });
  for (const address of [hidden.slug, hidden.id, 'no-such-product', hidden.sellerId]) {
    const reply = await shop.get(`/product/getProductById/${address}`);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ success: false, message: 'Product Not Found', error: 'product_not_found' });
  }
});
