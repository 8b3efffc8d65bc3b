import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someProduct } from '#test/builders.ts';

const shop = await testApp();
afterAll(shop.close);

test('the shop shows approved products only', async () => {
  const shown = await someProduct(shop.db);
  await someProduct(shop.db, { approval: 'PENDING' });
  const reply = (await shop.get('/product')).json();
  expect(reply.data.map((product: { _id: string }) => product._id)).toEqual([shown.id]);
});
