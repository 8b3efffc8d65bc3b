import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { askAll, share } from '#test/queries/asking.ts';
import { labelledProducts } from '#test/queries/demo-products.ts';
import { LABELS } from '#test/queries/labels.ts';

const shop = await testApp({ demo: true });
afterAll(shop.close);
const byId = await labelledProducts(shop);

// Every twelfth query that the engine may be tuned on; `npm run proof` asks them all.
const tunedOn = Map.groupBy(
  LABELS.filter(({ set }) => set !== 'held out'),
  ({ language }) => language,
);
const some = [...tunedOn.values()].flatMap((labels) => labels.filter((_label, at) => at % 12 === 0));

test('queries of every language find what they mean', async () => {
  expect(some.length).toBeGreaterThan(60);
  const outcomes = await askAll(shop, byId, some);
  expect(share(outcomes, ({ hit }) => hit)).toBeGreaterThanOrEqual(0.95);
});
