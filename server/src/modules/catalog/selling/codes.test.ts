import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someSeller } from '#test/builders.ts';
import { submitted } from '#test/selling.ts';

const shop = await testApp();
afterAll(shop.close);

test('a code in capitals of another language, or asked for by several products at once, is still one product’s', async () => {
  const seller = await someSeller(shop.db);
  const made = await Promise.all([1, 2, 3, 4, 5].map(() => submitted(shop, seller, {})));
  for (const code of ['ÉLAN-9', 'PLY-12']) {
    const take = ({ _id }: { _id: string }) => shop.patch(`/product/updateById/${_id}`, { code }, seller);
    const replies = await Promise.all(made.map(take));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422, 422, 422]);
    for (const again of await Promise.all(made.map(take))) expect([200, 422]).toContain(again.statusCode);
  }
});
