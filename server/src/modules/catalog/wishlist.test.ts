import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someMember, someProduct } from '#test/builders.ts';
import { products } from './catalog.tables.ts';

const shop = await testApp();
afterAll(shop.close);
const { db } = shop;

test('a wishlist holds a product once, latest first, until it is taken off', async () => {
  const [first, second] = [await someProduct(db, { name: 'First' }), await someProduct(db, { name: 'Second' })];
  const buyer = await someMember(db);
  const list = async (query = '') => (await shop.get(`/wishlist${query}`, buyer)).json();
  for (const { id } of [first, second, second])
    expect((await shop.post('/wishlist', { productId: id }, buyer)).statusCode).toBe(200);
  expect(await list()).toMatchObject({ total: 2, data: [{ name: 'Second' }, { name: 'First' }] });
  expect(await list(`?productId=${first.id}`)).toMatchObject({ total: 1 });
  expect(await list('?perPage=1&page=2')).toMatchObject({ total: 2, data: [{ name: 'First' }] });
  await shop.delete(`/wishlist/${second.id}`, undefined, buyer);
  expect(await list()).toMatchObject({ total: 1 });
  expect((await shop.get('/wishlist', await someMember(db))).json().total).toBe(0);
});

test('what is not in the shop cannot be wished for, and what left it is not shown', async () => {
  const buyer = await someMember(db);
  const hidden = await someProduct(db, { approval: 'PENDING' });
  expect((await shop.post('/wishlist', { productId: hidden.id }, buyer)).json().error).toBe('product_not_found');
  const product = await someProduct(db);
  await shop.post('/wishlist', { productId: product.id }, buyer);
  await db.update(products).set({ approval: 'REJECTED' }).where(eq(products.id, product.id));
  expect((await shop.get('/wishlist', buyer)).json()).toMatchObject({ total: 0, data: [] });
  expect((await shop.get('/wishlist')).statusCode).toBe(401);
});
