import { afterAll, expect, test } from 'vitest';
import { type Caller, testApp } from '#test/app.ts';
import { someCategory, someMember, someProduct, someSeller } from '#test/builders.ts';
import { someAddress } from '#test/forms.ts';
import { reports } from './reports.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

const report = async (who: Caller, id: string, remoteAddress: string): Promise<number> => {
  const payload = { kind: 'product', id, reason: 'Wrong price' };
  return (await app.send('POST', '/reports', { payload, remoteAddress }, who)).statusCode;
};

test('a member files twenty reports a day, wherever it sits', async () => {
  const [seller, category] = [await someSeller(db), await someCategory(db)];
  const shop = { sellerId: seller.id, categoryId: category.id };
  const products = await Promise.all(Array.from({ length: 24 }, () => someProduct(db, shop)));
  const who = await someMember(db);
  const statuses = [];
  for (const { id } of products) statuses.push(await report(who, id, someAddress()));
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(new Set(statuses.slice(20))).toEqual(new Set([429]));
  expect(await db.$count(reports)).toBe(20);
});

test('one thing is reported five times a day from one address, however many accounts there are', async () => {
  const [product, other] = [await someProduct(db), await someProduct(db)];
  const address = someAddress();
  const statuses = [];
  for (let n = 0; n < 8; n++) statuses.push(await report(await someMember(db), product.id, address));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect(await report(await someMember(db), other.id, address)).toBe(200);
  expect(await report(await someMember(db), product.id, someAddress())).toBe(200);
});
