import { afterAll, expect, test, vi } from 'vitest';
import { Languages } from '#platform/languages/languages.ts';
import { testApp } from '#test/app.ts';
import { zipNamed } from '#test/batches.ts';
import { someCategory } from '#test/builders.ts';
import { ITEMS, listOf, tradersOf } from '#test/own-lists.ts';
import { someApprover } from '#test/selling.ts';
import { somePhoto } from '#test/uploads.ts';
import { writeXlsx } from './sheet.ts';

// Files are read in a process of their own and pictures encoded: slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const languages = new Languages({
  hi: { 'Row {line} is the same product': 'लाइन {line} में यही माल है' },
});
const shop = await testApp({ languages });
afterAll(shop.close);
const { db } = shop;
await someCategory(db);
const approver = someApprover(shop);

const { someTrader, opened } = tradersOf(shop);
const isCategory = { value: 'Some category' };

test('an own list is read, its columns are shown for confirmation and kept for the next list (CAT-29)', async () => {
  const trader = await someTrader();
  const batch = await trader.own.upload({ sheet: await listOf(ITEMS) });
  expect(batch).toMatchObject({ state: 'columns', rows: 3, columns: { used: 5, all: 6 } });
  const layout = await trader.columns(batch._id);
  expect(layout).toMatchObject({ sheet: 'Rates', headerRow: 3, rows: 3, byCode: false, changes: 0, fresh: 3 });
  expect(layout.columns.map(({ use }) => use)).toEqual([null, 'name', 'brand', 'thickness', 'size', 'price']);
  expect(layout.first).toMatchObject({ line: 4, cells: { name: 'Gold BWP 18 mm', price: '1450', size: '8 x 4 ft' } });
  const renamed = await trader.name(batch._id, [null, 'name', null, 'thickness', 'size', 'price']);
  expect(renamed.columns[2]?.use).toBeNull();
  expect(await trader.check(batch._id)).toMatchObject({ state: 'checked', rows: 3, faulty: 3 });
  const next = await trader.own.upload({ sheet: await listOf(ITEMS.slice(0, 2)) });
  expect(next).toMatchObject({ state: 'checked', rows: 2, columns: { used: 4, all: 6 } });
  const other = await someTrader();
  const foreign = await shop.get(`/product/batches/${batch._id}/columns`, other.seller);
  expect(foreign.statusCode).toBe(404);
});

test('a list without a price column waits for the seller to name it', async () => {
  const trader = await someTrader();
  const { _id } = await trader.own.upload({
    sheet: Buffer.from('Item Name,Make,X1\nGold ply,Acme,abc\nMR ply,Acme,def\n'),
  });
  const refused = await shop.post(`/product/batches/${_id}/check`, {}, trader.seller);
  expect(refused.json()).toMatchObject({ error: 'columns_unclear' });
  await trader.name(_id, ['name', 'brand', 'price']);
  expect(await trader.check(_id)).toMatchObject({ state: 'checked', rows: 2 });
});

test('400 rows with two faults are two causes, each with a remedy, and the whole list gets to review (CAT-30)', async () => {
  const trader = await someTrader();
  const rows = Array.from({ length: 400 }, (_, n) => [
    String(n + 1),
    `Board ${n + 1}`,
    '',
    '18',
    '8x4',
    `${1000 + n}/-`,
  ]);
  const { _id, faulty } = await opened(trader, rows, 'Yamuna Gold');
  expect(faulty).toBe(400);
  expect((await trader.causes(_id)).map(({ kind, value, rows, left }) => [kind, value, rows, left]).sort()).toEqual([
    ['brand', 'Yamuna Gold', 400, 400],
    ['noCategory', null, 400, 400],
    ['noPicture', null, 400, 400],
  ]);
  await trader.remedy(_id, 'brand:yamuna gold', 'newBrand');
  await trader.remedy(_id, 'noCategory', 'as', isCategory);
  expect(await trader.remedy(_id, 'noPicture', 'later')).toMatchObject({ state: 'checked', draft: 400, faulty: 0 });
  expect((await trader.own.submit(_id)).json()).toMatchObject({ error: 'batch_empty' });
  const picture = await trader.file('product', await somePhoto(64, 48).png().toBuffer());
  const ready = await trader.remedy(_id, 'noPicture', 'onePicture', { file: picture });
  expect(ready).toMatchObject({ fresh: 400, draft: 0, faulty: 0 });
  expect((await trader.own.submit(_id)).json().data).toMatchObject({ state: 'waiting', fresh: 400, restId: null });
});

test('what is ready goes to review, the rest waits in an upload of its own; drafts are shown to nobody', async () => {
  const trader = await someTrader();
  const zip = await zipNamed('gold bwp 18 mm.jpg');
  const { _id } = await opened(trader, ITEMS.with(2, ['3', 'Silver MR', '', '9', '7x4', 'on call']));
  await trader.remedy(_id, 'noCategory', 'as', isCategory);
  await trader.remedy(_id, 'noPicture', 'zip', { file: await trader.file('archive', zip) });
  const both = await trader.own.read(_id);
  expect(both).toMatchObject({ fresh: 1, faulty: 2 });
  const { data } = (await trader.own.submit(_id)).json();
  const rest = await trader.own.read(data.restId);
  expect(rest).toMatchObject({ state: 'checked', rows: 2, faulty: 2, fresh: 0 });
  await approver.decideNow('batch', _id, 'approve');
  await shop.settle();
  const later = await trader.remedy(rest._id, 'noPicture', 'later');
  expect(later).toMatchObject({ draft: 1, faulty: 1 });
  const shown = await shop.get(`/product?userId=${trader.seller.id}&perPage=100`);
  expect(shown.json()).toMatchObject({ total: 1, data: [{ name: 'Gold BWP 18 mm' }] });
  const again = await trader.own.upload({ sheet: await listOf(ITEMS) });
  expect(again).toMatchObject({ same: 1, missing: 0 });
});

test('rows are corrected in place, checked at once, and found so after a reload; undone, the file speaks again', async () => {
  const trader = await someTrader();
  const priced = ITEMS.map((row, at) => row.with(5, ['88/92', 'on call', '850/-'][at] ?? ''));
  const { _id } = await opened(trader, priced);
  await trader.remedy(_id, 'noCategory', 'as', isCategory);
  await trader.remedy(_id, 'noPicture', 'later');
  const wrong = await trader.own.rows(_id, '&cause=price');
  expect(wrong.map(({ line, cells }) => [line, cells.price])).toEqual([
    [4, '88/92'],
    [5, 'on call'],
  ]);
  const [first, second] = wrong.map(({ number }) => number);
  const reply = await trader.correct(_id, [
    { number: first, cells: { price: '88' } },
    { number: second, cells: { price: 'Rs. 1,050' } },
  ]);
  expect(reply.batch).toMatchObject({ faulty: 0, draft: 3 });
  expect(reply.data[0]).toMatchObject({ outcome: 'draft', cells: { price: '88' }, was: { price: '88/92' } });
  const cause = (await trader.causes(_id)).find(({ kind }) => kind === 'price');
  expect(cause).toMatchObject({ rows: 2, left: 0 });
  expect((await trader.own.rows(_id, '&cause=price'))[0]).toMatchObject({ was: { price: '88/92' } });
  const undone = await trader.correct(_id, [{ number: first, cells: { price: null } }]);
  expect(undone.data[0]).toMatchObject({ outcome: 'faulty', was: {}, cells: { price: '88/92' } });
});

test('a remedy that was taken back leaves its rows as they were, and a brand that nothing names goes again', async () => {
  const trader = await someTrader();
  const { _id } = await opened(trader, ITEMS, 'Yamuna Silver');
  await trader.remedy(_id, 'brand:yamuna silver', 'newBrand');
  const causes = await trader.causes(_id);
  expect(causes.find(({ kind }) => kind === 'brand')).toMatchObject({ left: 0, remedy: { kind: 'newBrand' } });
  await trader.undo(_id, 'brand:yamuna silver');
  expect((await trader.causes(_id)).find(({ kind }) => kind === 'brand')).toMatchObject({ left: 3, remedy: null });
  expect(await trader.remedy(_id, 'brand:yamuna silver', 'leaveOut')).toMatchObject({ leftOut: 3, faulty: 0 });
  const unfit = await shop.post(
    `/product/batches/${_id}/remedies`,
    { cause: 'price', kind: 'newBrand' },
    trader.seller,
  );
  expect(unfit.json()).toMatchObject({ error: 'remedy_unfit' });
});

test('the same product twice: the first row counts, or where the seller says so the last', async () => {
  const trader = await someTrader();
  const { _id } = await opened(trader, [...ITEMS, ['4', 'Gold BWP', '', '18 mm', "8'x4'", '1500']]);
  expect((await trader.causes(_id)).find(({ kind }) => kind === 'twice')).toMatchObject({ rows: 1, left: 1 });
  const [twin] = await trader.own.rows(_id, '&cause=twice');
  expect(twin?.errors).toMatchObject([{ message: 'Row 4 is the same product' }]);
  const inHindi = [{ message: 'लाइन 4 में यही माल है', cause: 'twice' }];
  expect((await trader.own.rows(_id, '&cause=twice&lang=hi'))[0]?.errors).toMatchObject(inHindi);
  await trader.remedy(_id, 'twice', 'lastCounts');
  const counted = (await trader.own.rows(_id)).map(({ line, outcome }) => [line, outcome]);
  expect(counted).toContainEqual([4, 'leftOut']);
  expect(counted).toContainEqual([7, 'faulty']);
  await trader.undo(_id, 'twice');
  const first = (await trader.own.rows(_id)).find(({ line }) => line === 4);
  const other = await trader.correct(_id, [{ number: first?.number ?? 0, cells: { name: 'Gold BWR' } }]);
  expect(other.data.flatMap(({ errors }) => errors.map(({ cause }) => cause))).not.toContain('twice');
});

test('a matrix becomes rows, each known by its name, thickness and size', async () => {
  const trader = await someTrader();
  const rows = [['GOLD STAR BWP PRICE LIST'], ['Thickness', '8x4', '7x4'], ['18', '3456', '3024'], ['12', '2480', '-']];
  const { _id } = await trader.own.upload({ sheet: await writeXlsx({ name: 'A', rows }) });
  expect(await trader.check(_id)).toMatchObject({ rows: 3 });
  expect((await trader.own.rows(_id)).map(({ line, name, price }) => [line, name, price])).toEqual([
    [3, 'GOLD STAR BWP 18 mm 8 x 4 ft', 3456],
    [3, 'GOLD STAR BWP 18 mm 7 x 4 ft', 3024],
    [4, 'GOLD STAR BWP 12 mm 8 x 4 ft', 2480],
  ]);
});

test('products of one line keep apart: by grade in a matrix, and in lists side by side', async () => {
  const trader = await someTrader();
  const rows = [
    ['KAVERI PLY (RATE PER SQ.FT)'],
    ['Thickness', 'MR', 'BWR', '', 'Thickness', 'BWP', 'Marine'],
    ['6', '36', '42', '', '9', '61', '78'],
  ];
  const { _id } = await trader.own.upload({ sheet: await writeXlsx({ name: 'A', rows }) });
  expect(await trader.check(_id)).toMatchObject({ rows: 4 });
  const read = await trader.own.rows(_id);
  expect(read.map(({ line, name, price }) => [line, name, price])).toEqual([
    [3, 'KAVERI PLY MR 6 mm', 36],
    [3, 'KAVERI PLY BWR 6 mm', 42],
    [3, 'KAVERI PLY BWP 9 mm', 61],
    [3, 'KAVERI PLY Marine 9 mm', 78],
  ]);
  expect(new Set(read.map(({ number }) => number)).size).toBe(4);
  expect((await trader.causes(_id)).map(({ kind }) => kind)).not.toContain('twice');
});
