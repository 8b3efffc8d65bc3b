import { SLAB_NEEDS } from '@plyhaat/contract/catalog/price-slabs';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someSeller } from '#test/builders.ts';
import { someApprover, someForm, submitted } from '#test/selling.ts';

const shop = await testApp();
afterAll(shop.close);
const seller = await someSeller(shop.db);
const approver = someApprover(shop);

const SLABS = [
  { minQuantity: 20, price: 2300 },
  { minQuantity: 50, price: 2150.5 },
];
const read = async (id: string, who?: typeof seller) =>
  (await shop.get(`/product/getProductById/${id}`, who)).json().data;
const change = (id: string, body: object) => shop.patch(`/product/updateById/${id}`, body, seller);

test('prices by quantity are reviewed like the rest, and the public sees them once they are approved', async () => {
  const { _id, latest } = await submitted(shop, seller, { slabs: SLABS });
  expect(latest.slabs).toEqual(SLABS);
  const seen = await approver.read('product', _id);
  expect(JSON.stringify(seen.json().data)).toContain('from 20 sheets ₹2,300, from 50 sheets ₹2,150.50');
  await approver.decideNow('product', _id, 'approve');
  expect((await read(_id)).slabs).toEqual(SLABS);

  await change(_id, { slabs: SLABS.slice(0, 1) });
  expect((await read(_id)).slabs, 'the public still sees the approved ones').toEqual(SLABS);
  const own = await read(_id, seller);
  expect(own).toMatchObject({ approved: 'PENDING', latest: { slabs: SLABS.slice(0, 1) } });
  expect(own.differences).toEqual([
    {
      label: 'Prices by quantity',
      before: 'from 20 sheets ₹2,300, from 50 sheets ₹2,150.50',
      after: 'from 20 sheets ₹2,300',
    },
  ]);
  await change(_id, { slabs: SLABS });
  expect((await read(_id, seller)).approved, 'the same as the public sees is nothing to decide').toBe('APPROVED');
});

test('a product without slabs has none, and an empty list takes them away', async () => {
  const { _id, latest } = await submitted(shop, seller);
  expect(latest.slabs).toEqual([]);
  await change(_id, { slabs: SLABS });
  expect((await read(_id, seller)).latest.slabs).toEqual(SLABS);
  await change(_id, { slabs: [] });
  expect((await read(_id, seller)).latest.slabs).toEqual([]);
});

test('quantities rise, prices fall, and the first is below what one costs', async () => {
  const refused = async (over: object) => {
    const reply = await shop.post('/product', await someForm(shop, seller, over), seller);
    expect(reply.statusCode, reply.body).toBe(422);
    return reply.json().fields;
  };
  const [first, second] = SLABS;
  expect(await refused({ slabs: [second, first] })).toEqual({ 'slabs.1.minQuantity': SLAB_NEEDS.moreThanAbove });
  expect(await refused({ slabs: [first, { minQuantity: 50, price: 2300 }] })).toEqual({
    'slabs.1.price': SLAB_NEEDS.lessThanAbove,
  });
  expect(await refused({ slabs: SLABS, sellingprice: '2300 per sq.ft' })).toEqual({
    'slabs.0.price': SLAB_NEEDS.lessThanAsked,
  });
});

test('a lower price may not reach the slabs of an earlier save, nor slabs its price', async () => {
  const { _id } = await submitted(shop, seller, { slabs: SLABS });
  const lower = await change(_id, { price: 2200 });
  expect([lower.statusCode, lower.json().fields]).toEqual([422, { 'slabs.0.price': SLAB_NEEDS.lessThanAsked }]);
  const dear = await change(_id, { slabs: [{ minQuantity: 5, price: 2400 }] });
  expect([dear.statusCode, dear.json().fields]).toEqual([422, { 'slabs.0.price': SLAB_NEEDS.lessThanAsked }]);
  expect((await change(_id, { price: 2200, slabs: [] })).statusCode).toBe(200);
});
