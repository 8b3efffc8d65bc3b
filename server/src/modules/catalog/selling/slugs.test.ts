import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someSeller } from '#test/builders.ts';
import { someApprover, submitted } from '#test/selling.ts';

const shop = await testApp();
afterAll(shop.close);
const { db } = shop;
const seller = await someSeller(db);
const approver = someApprover(shop);

test('before the first approval a product’s address is its id; the approved name makes it, and no later name', async () => {
  const { _id, slug } = await submitted(shop, seller, { name: 'Call 98220 12345 board' });
  expect(slug).toBe(_id);
  const read = async () => (await shop.get(`/product/getProductById/${_id}`, seller)).json().data;
  await shop.patch(`/product/updateById/${_id}`, { name: 'Calibrated board' }, seller);
  expect((await read()).slug).toBe(_id);
  await approver.decideNow('product', _id, 'approve');
  expect((await read()).slug).toBe('calibrated-board');
  expect((await shop.get('/product/getProductById/calibrated-board')).json().data._id).toBe(_id);
  await shop.patch(`/product/updateById/${_id}`, { name: 'Another board' }, seller);
  await approver.decideNow('product', _id, 'approve');
  expect(await read()).toMatchObject({ name: 'Another board', slug: 'calibrated-board' });
});

test('namesakes get addresses of their own, approved at the same moment too', async () => {
  const approved = async (name: string) => {
    const { _id } = await submitted(shop, seller, { name });
    return async () => {
      const reply = await approver.decideNow('product', _id, 'approve');
      expect(reply.statusCode, reply.body).toBe(200);
      return (await shop.get(`/product/getProductById/${_id}`, seller)).json().data.slug as string;
    };
  };
  const twins = await Promise.all(['Twin board', 'Twin board', 'Twin board'].map(approved));
  const slugs = await Promise.all(twins.map((decide) => decide()));
  expect(new Set(slugs).size).toBe(3);
  expect(slugs).toContain('twin-board');
  expect(await (await approved('प्लाईवुड'))()).toMatch(/^product/);
});
