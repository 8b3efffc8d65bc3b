import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someCategory } from '#test/builders.ts';
import { ITEMS, tradersOf } from '#test/own-lists.ts';

const shop = await testApp();
afterAll(shop.close);
await someCategory(shop.db);
const { someTrader, opened } = tradersOf(shop);

test('a row without a name that looks like another item is asked about once for all such rows (CAT-30)', async () => {
  const trader = await someTrader();
  const rows = [...ITEMS.slice(0, 1), ['2', '', '', '12', '8x4', '1050'], ['3', '', '', '9', '8x4', '850']];
  const { _id } = await opened(trader, rows);
  const cause = async () => (await trader.causes(_id)).find(({ kind }) => kind === 'nameAbove');
  expect(await cause()).toMatchObject({
    rows: 2,
    left: 2,
    column: 'name',
    samples: ['Gold BWP 12 mm', 'Gold BWP 9 mm'],
  });
  const [, third] = await trader.own.rows(_id, '&cause=nameAbove');
  await trader.correct(_id, [{ number: third?.number, cells: { name: 'Silver MR' } }]);
  expect(await cause()).toMatchObject({ rows: 2, left: 1 });
  await trader.remedy(_id, 'nameAbove', 'keep');
  expect(await cause()).toMatchObject({ left: 0, remedy: { kind: 'keep' } });
  await trader.undo(_id, 'nameAbove');
  expect(await cause()).toMatchObject({ left: 1, remedy: null });
  const unfit = await shop.post(
    `/product/batches/${_id}/remedies`,
    { cause: 'noPicture', kind: 'keep' },
    trader.seller,
  );
  expect(unfit.json()).toMatchObject({ error: 'remedy_unfit' });
});

test('a thickness that is a word is told at its cell, with what stands there, and a number mends it (CAT-30)', async () => {
  const trader = await someTrader();
  const { _id } = await opened(trader, [...ITEMS.slice(0, 1), ['2', 'Silver MR', '', 'ninteen', '8x4', '1050']]);
  const cause = async () => (await trader.causes(_id)).find(({ kind }) => kind === 'noThickness');
  expect(await cause()).toMatchObject({ rows: 1, left: 1, column: 'thickness', samples: ['ninteen'] });
  const [row] = await trader.own.rows(_id, '&cause=noThickness');
  expect(row?.name).toBe('Silver MR');
  expect(row?.errors).toContainEqual(
    expect.objectContaining({
      column: 'thickness',
      message: 'This is no thickness. Please write millimetres, like 18.',
    }),
  );
  await trader.correct(_id, [{ number: row?.number, cells: { thickness: '19' } }]);
  expect(await cause()).toMatchObject({ left: 0 });
});

test('several brands that are new are proposed at once, and each can be taken back (CAT-30)', async () => {
  const trader = await someTrader();
  const brands = ['Satpuda Gold', 'Malwa Star'];
  const { _id } = await opened(
    trader,
    brands.map((brand, n) => [String(n + 1), `Board ${n}`, brand, '18', '8x4', '1450']),
  );
  const open = async () => (await trader.causes(_id)).filter(({ kind, remedy }) => kind === 'brand' && !remedy);
  expect(await open()).toHaveLength(2);
  await trader.remedy(_id, 'brand', 'newBrand');
  expect(await open()).toEqual([]);
  const none = await shop.post(`/product/batches/${_id}/remedies`, { cause: 'brand', kind: 'newBrand' }, trader.seller);
  expect(none.json()).toMatchObject({ error: 'remedy_unfit' });
  await trader.undo(_id, 'brand:malwa star');
  expect(await open()).toMatchObject([{ value: 'Malwa Star', left: 1 }]);
});
