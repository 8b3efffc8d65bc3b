import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { products } from '#modules/catalog/catalog.tables.ts';
import { testApp } from '#test/app.ts';
import { inHours, placed, published, someAdvertiser } from '#test/placing.ts';
import { someApprover } from '#test/selling.ts';
import { promotionsJobs } from './promotions.subscribers.ts';
import { flashSales } from './promotions.tables.ts';
import { PRICE_TASK } from './sale-clock.service.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
beforeEach(() => app.deps.cache.forget(['products']));

/** What the clock does every minute, and each sale asks for at its two moments. */
const tick = () => promotionsJobs.find(({ task }) => task === PRICE_TASK)?.run(app.deps, {});
const read = async (id: string) => {
  app.deps.cache.forget(['products']);
  return (await app.get(`/product/getProductById/${id}`)).json().data;
};
const found = async (query: string): Promise<string[]> => {
  app.deps.cache.forget(['products']);
  return (await app.get(`/product?${query}`)).json().data.map(({ _id }: { _id: string }) => _id);
};

test('while a flash sale runs its price is what the product costs, on cards and in filters', async () => {
  const { seller, product } = await someAdvertiser(db);
  const of = `categories=${product.categoryId}`;
  const { _id } = await published(app, 'flashSale', seller, product.id, { salePrice: 1500 });
  expect(await read(product.id)).toMatchObject({
    price: 1500,
    originalPrice: 2000,
    sellingprice: '2000 per sq.ft',
    badge: 'Sale',
  });
  expect(await found(`${of}&maxPrice=1600`)).toEqual([product.id]);
  expect(await found(`${of}&minPrice=1900`)).toEqual([]);

  await db.update(flashSales).set({ endsAt: sql`now()` }).where(eq(flashSales.id, _id));
  await tick();
  expect(await read(product.id)).toMatchObject({ price: 2000, badge: 'New' });
  expect(await found(`${of}&minPrice=1900`)).toEqual([product.id]);
});

test('a sale that begins later is priced at its start, and asks for both moments', async () => {
  const { seller, product } = await someAdvertiser(db);
  const { _id } = await published(app, 'flashSale', seller, product.id, { startDate: inHours(5) });
  expect(await read(product.id)).toMatchObject({ price: 2000 });
  const { rows } = await db.execute<{ key: string }>(
    sql`select key from graphile_worker.jobs where task_identifier = ${PRICE_TASK} and key like ${`%${_id}%`}`,
  );
  expect(rows.map(({ key }) => key.split(':').at(-1)).sort()).toEqual(['ends_at', 'starts_at']);
  await db.update(flashSales).set({ startsAt: sql`now()` }).where(eq(flashSales.id, _id));
  await tick();
  expect(await read(product.id)).toMatchObject({ price: 1500, badge: 'Sale' });
});

test('of two sales that overlap since before that was refused the cheaper counts; one that is switched off or deleted does not', async () => {
  const { seller, product } = await someAdvertiser(db);
  const dear = await published(app, 'flashSale', seller, product.id, { salePrice: 1700 });
  const tomorrow = { startDate: inHours(30), endDate: inHours(50) };
  const cheap = await published(app, 'flashSale', seller, product.id, { salePrice: 1600, ...tomorrow });
  await db
    .update(flashSales)
    .set({ startsAt: new Date(inHours(-1)) })
    .where(eq(flashSales.id, cheap._id));
  await tick();
  expect((await read(product.id)).price).toBe(1600);
  await app.patch(`/flashSales/updateById/${cheap._id}`, { status: false }, seller);
  expect((await read(product.id)).price).toBe(1700);
  await app.delete(`/flashSales/deleteById/${dear._id}`, undefined, seller);
  expect((await read(product.id)).price).toBe(2000);
});

test('a new version of the product keeps the price of its running sale', async () => {
  const { seller, product } = await someAdvertiser(db);
  await published(app, 'flashSale', seller, product.id, { salePrice: 1500 });
  await app.patch(`/product/updateById/${product.id}`, { price: 1900 }, seller);
  const reply = await someApprover(app).decideNow('product', product.id, 'approve');
  expect(reply.statusCode, reply.body).toBe(200);
  expect(await read(product.id)).toMatchObject({ price: 1500, originalPrice: 1900, badge: 'Sale' });
});

const sellAt = (id: string, sellingPrice: number | null) =>
  db.update(products).set({ sellingPrice }).where(eq(products.id, id));

test('a sale that the selling price has overtaken is not approved, and never raises the price', async () => {
  const { seller, product } = await someAdvertiser(db);
  const { _id } = await placed(app, 'flashSale', seller, product.id, { salePrice: 1500 });
  await sellAt(product.id, 1400);
  await tick();
  const refused = await someApprover(app).decideNow('flashSale', _id, 'approve');
  expect([refused.statusCode, refused.json().error]).toEqual([409, 'sale_not_below']);
  expect((await app.get(`/flashSales/getById/${_id}`)).statusCode).toBe(404);
  await sellAt(product.id, 1501);
  expect((await someApprover(app).decideNow('flashSale', _id, 'approve')).statusCode).toBe(200);
  expect(await read(product.id)).toMatchObject({ price: 1500, badge: 'Sale' });
});

test('the clock does not apply a running sale that is not below the selling price any more', async () => {
  const { seller, product } = await someAdvertiser(db);
  const { _id } = await published(app, 'flashSale', seller, product.id, { salePrice: 1500 });
  const running = async () => {
    app.deps.cache.forget(['flashSales']);
    return (await app.get(`/flashSales/getById/${_id}`)).statusCode;
  };
  for (const [sellingPrice, price, status] of [
    [1400, 1400, 404],
    [1500, 1500, 404],
    [1500.01, 1500, 200],
    [null, 1500, 200],
  ] as const) {
    await sellAt(product.id, sellingPrice);
    await tick();
    expect([(await read(product.id)).price, await running()], `${sellingPrice}`).toEqual([price, status]);
  }
});
