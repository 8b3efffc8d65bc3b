import { PROMOTION_NEEDS } from '@plyhaat/contract/promotion-form';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { formOf, inHours, published, someAdvertiser } from '#test/placing.ts';

const house = await testApp();
afterAll(house.close);
const { db } = house;

test('a promotion says what is missing and takes an end after its start', async () => {
  const { seller, product } = await someAdvertiser(db);
  const { product: productId, ...others } = PROMOTION_NEEDS;
  expect((await house.post('/promotion', {}, seller)).json().fields).toEqual({ productId, ...others });
  const form = await formOf(house, 'promotion', seller, product.id, { startDate: inHours(9), endDate: inHours(8) });
  const reply = await house.post('/promotion', form, seller);
  expect(reply.statusCode).toBe(422);
  expect(reply.json().fields).toEqual({ endDate: 'End date must be after the start date' });
});

test('a running promotion is the sponsored card of its category and of its store', async () => {
  const { seller, product } = await someAdvertiser(db);
  const { _id } = await published(house, 'promotion', seller, product.id);
  const other = await someAdvertiser(db);
  await published(house, 'promotion', other.seller, other.product.id);
  const sponsored = async (query: string) => {
    house.deps.cache.forget(['promotions']);
    return (await house.get(`/promotion/running?${query}`)).json();
  };
  for (const query of [`categories=${product.categoryId}`, `userId=${seller.id}`])
    expect(await sponsored(query)).toMatchObject({
      total: 1,
      data: [
        {
          _id,
          message: 'Ask for our rate',
          isVideo: false,
          productSlug: product.slug,
          product: { _id: product.id, price: 2000, phone: '98XXXXXX78' },
        },
      ],
    });
  expect((await sponsored(`categories=${product.categoryId},${other.product.categoryId}`)).total).toBe(2);
  expect((await sponsored('categories=all')).success).toBe(false);
});
