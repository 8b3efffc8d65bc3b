import { CODE_TAKEN, PRODUCT_NEEDS } from '@plyhaat/contract/catalog/product-form';
import { SELLING_ABOVE } from '@plyhaat/contract/catalog/selling-price';
import { and, eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { afterAll, expect, test, vi } from 'vitest';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { zipOf } from '#platform/files/zip.ts';
import { testApp } from '#test/app.ts';
import { batchesOf, csvOf, sendInChunks, someLine, zipNamed } from '#test/batches.ts';
import { someCategory, someSeller } from '#test/builders.ts';
import { someApprover, submitted } from '#test/selling.ts';
import { products } from '../catalog.tables.ts';
import { readCsv } from './csv.reading.ts';
import { writeXlsx } from './sheet.ts';

// Files are read in a thread and pictures encoded: slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const shop = await testApp();
afterAll(shop.close);
const { db } = shop;
await someCategory(db);
const approver = someApprover(shop);
const zip = await zipNamed('board.jpg', 'folder/Other.JPG');
const sold = async (id: string) => (await shop.get(`/product?userId=${id}&perPage=100`)).json();
async function someTrader() {
  const seller = await someSeller(db);
  return { seller, own: batchesOf(shop, seller) };
}

/** Uploads, sends to review, approves, and lets the jobs work. */
async function published(
  trader: Awaited<ReturnType<typeof someTrader>>,
  lines: readonly Record<string, string>[],
  pictures = zip,
) {
  const batch = await trader.own.submitted({ sheet: csvOf(lines), zip: pictures });
  const reply = await approver.decideNow('batch', batch._id, 'approve');
  expect(reply.statusCode, reply.body).toBe(200);
  await shop.settle();
  return trader.own.read(batch._id);
}

test('an unknown code makes a product, and the shop shows it once the batch is approved', async () => {
  const trader = await someTrader();
  const lines = [someLine('A1', { name: 'Marine board' }), someLine('A2', { image2: 'other.jpg', inStock: 'no' })];
  const batch = await trader.own.submitted({ sheet: csvOf(lines), zip });
  expect(batch).toMatchObject({ state: 'waiting', rows: 2, checked: 2, fresh: 2, faulty: 0, name: 'stock.csv' });
  expect((await sold(trader.seller.id)).total).toBe(0);
  await approver.decideNow('batch', batch._id, 'approve');
  await shop.settle();
  expect(await trader.own.read(batch._id)).toMatchObject({ state: 'decided', approved: 2, rejected: 0 });
  expect((await trader.own.rows(batch._id))[0]).toMatchObject({
    slug: 'marine-board',
    brand: null,
    thickness: '18 mm',
  });
  const { data } = await sold(trader.seller.id);
  expect(data).toMatchObject([
    { name: 'Board A2', inStock: false },
    { name: 'Marine board', originalPrice: 2400, price: 2250 },
  ]);
  expect(data.every(({ picture }: { picture: object | null }) => picture !== null)).toBe(true);
});

test('a known code changes that product, whatever its letter case, and equal content changes nothing', async () => {
  const trader = await someTrader();
  const lines = [someLine('A1'), someLine('A2')];
  await published(trader, lines);
  const again = await trader.own.upload({ sheet: csvOf(lines), zip });
  expect(again).toMatchObject({ state: 'checked', fresh: 0, changed: 0, same: 2 });
  expect((await trader.own.submit(again._id)).json()).toMatchObject({ error: 'batch_empty' });
  const changed = await published(trader, [someLine('a1', { name: 'Better board' }), someLine('A2')]);
  expect(changed).toMatchObject({ fresh: 0, changed: 1, same: 1, approved: 1 });
  const { data, total } = await sold(trader.seller.id);
  expect(total).toBe(2);
  expect(data.map(({ name }: { name: string }) => name).sort()).toEqual(['Better board', 'Board A2']);
});

test('another picture under the same name is another picture', async () => {
  const trader = await someTrader();
  await published(trader, [someLine('A1')]);
  const [before] = (await sold(trader.seller.id)).data;
  const other = await zipNamed('x.jpg', 'board.jpg');
  expect(await published(trader, [someLine('A1')], other)).toMatchObject({ changed: 1, approved: 1 });
  const [after] = (await sold(trader.seller.id)).data;
  expect(after.mainImage).not.toBe(before.mainImage);
});

test('faults are named by row and column, the rest goes on, and the file of faulty rows can be corrected and sent again', async () => {
  const trader = await someTrader();
  const sheet = csvOf([
    someLine('A1'),
    someLine('A2', { mainImage: '' }),
    someLine('A3', { sellingprice: '9000' }),
    someLine('A1', { name: 'Twin' }),
    someLine('', { name: '=cmd()' }),
    someLine('A6', { category: 'Spaceships', brand: 'Nobody knows it' }),
    someLine('A7', { mainImage: 'missing.jpg' }),
  ]);
  const batch = await trader.own.upload({ sheet, zip });
  expect(batch).toMatchObject({ state: 'checked', rows: 7, fresh: 1, faulty: 6 });
  const rows = await trader.own.rows(batch._id, '&outcome=faulty');
  expect(
    rows.map(({ number, errors }) => [number, Object.fromEntries(errors.map((e) => [e.column, e.message]))]),
  ).toEqual([
    [3, { mainImage: PRODUCT_NEEDS.mainImage }],
    [4, { sellingprice: SELLING_ABOVE }],
    [5, { code: 'Row 2 has the same code' }],
    [6, { code: 'Please give every row a code' }],
    [7, { category: 'Please choose a category from the list', brand: 'Please choose a brand from the list or add it' }],
    [8, { mainImage: 'The zip holds no picture named missing.jpg' }],
  ]);
  const file = await shop.get(`/product/batches/${batch._id}/faulty.xlsx`, trader.seller);
  expect(file.headers['content-disposition']).toContain('to-correct.xlsx');
  const [header = [], ...lines] = (await readSheet(file.rawPayload)).map((line) => line.map(String));
  expect(header.at(-1)).toBe('errors');
  expect(lines).toHaveLength(6);
  expect(lines[1]?.at(-1)).toBe(`sellingprice: ${SELLING_ABOVE}`);
  const csv = readCsv((await shop.get(`/product/batches/${batch._id}/faulty.csv`, trader.seller)).body);
  expect(csv[4]?.[1]).toBe('=cmd()');
  const priceAt = header.indexOf('sellingprice');
  const corrected = [header, (lines[1] ?? []).with(priceAt, '2300')].map((line) =>
    line.map((cell) => (cell === 'null' ? '' : cell)),
  );
  expect(await trader.own.upload({ sheet: await writeXlsx({ name: 'Products', rows: corrected }), zip })).toMatchObject(
    { fresh: 1, faulty: 0 },
  );
});

test('a price below the product’s prices by quantity is a fault of the price, and says which price it must exceed', async () => {
  const trader = await someTrader();
  await submitted(shop, trader.seller, { code: 'S1', sellingprice: '', slabs: [{ minQuantity: 20, price: 2300 }] });
  const batch = await trader.own.upload({ sheet: csvOf([{ code: 'S1', price: '2300', sellingprice: '' }]) });
  const [row] = await trader.own.rows(batch._id, '&outcome=faulty');
  const message = 'The price must be above ₹2,300, this product’s price by quantity';
  expect(row?.errors).toMatchObject([{ column: 'price', message }]);
});

test('a file with only code, price and sellingprice changes prices, and is reviewed like any save', async () => {
  const trader = await someTrader();
  await published(trader, [someLine('A1'), someLine('A2')]);
  const offered = await shop.get('/product/batches/files/prices.csv', trader.seller);
  expect(readCsv(offered.body)).toEqual([
    ['code', 'price', 'sellingprice'],
    ['A1', '2400', '2250'],
    ['A2', '2400', '2250'],
  ]);
  const sheet = csvOf([
    { code: 'A1', price: '3000', sellingprice: '2900' },
    { code: 'A2', price: '', sellingprice: '2401' },
    { code: 'B9', price: '10', sellingprice: '' },
  ]);
  const batch = await trader.own.upload({ sheet });
  expect(batch).toMatchObject({ isPriceList: true, changed: 1, faulty: 2 });
  const [above, unknown] = await trader.own.rows(batch._id, '&outcome=faulty');
  expect(above?.errors).toMatchObject([{ column: 'sellingprice', message: SELLING_ABOVE }]);
  expect(unknown?.errors).toMatchObject([{ column: 'code', message: 'You have no product with this code' }]);
  await trader.own.submit(batch._id);
  expect((await sold(trader.seller.id)).data[0].originalPrice).toBe(2400);
  await approver.decideNow('batch', batch._id, 'approve');
  await shop.settle();
  const { data } = await sold(trader.seller.id);
  expect(data.map(({ name, price }: { name: string; price: number }) => [name, price]).sort()).toEqual([
    ['Board A1', 2900],
    ['Board A2', 2250],
  ]);
});

test('what is no table, and a zip made to do harm, end the upload with a sentence', async () => {
  const trader = await someTrader();
  const broken = await trader.own.upload({ sheet: zipOf([{ name: 'xl/workbook.xml', bytes: Buffer.from('<x') }]) });
  expect(broken).toMatchObject({ state: 'failed', reason: expect.stringContaining('cannot be read') });
  const unclosed = await trader.own.upload({ sheet: Buffer.from('code,price\nA1,"20\nA2,20\n') });
  expect(unclosed).toMatchObject({ state: 'failed', reason: expect.stringContaining('Row 2 has a quotation mark') });
  const sheet = csvOf([someLine('A1')]);
  const twins = await zipNamed('board.jpg', 'folder/BOARD.jpg');
  expect(await trader.own.upload({ sheet, zip: twins })).toMatchObject({
    state: 'failed',
    reason: 'The zip holds two pictures named board.jpg. Please rename one.',
  });
  const outside = await zipNamed('../board.jpg');
  expect(await trader.own.upload({ sheet, zip: outside })).toMatchObject({ state: 'failed' });
  const notPicture = zipOf([{ name: 'board.jpg', bytes: Buffer.from('<script>') }]);
  const batch = await trader.own.upload({ sheet, zip: notPicture });
  expect(batch).toMatchObject({ state: 'checked', faulty: 1 });
  expect((await trader.own.rows(batch._id))[0]?.errors[0]?.column).toBe('mainImage');
  expect((await sendInChunks(shop, 'archive', Buffer.from('no zip'), trader.seller)).statusCode).toBe(415);
  const large = await shop.post('/media/resumable', { use: 'archive', size: 201 * 1_048_576, type: '' }, trader.seller);
  expect(large.json().message).toBe('The zip must be at most 200 MB');
  const long = await shop.post('/media/resumable', { use: 'sheet', size: 10 * 1_048_576 + 1, type: '' }, trader.seller);
  expect(long.json().message).toBe('The file must be at most 10 MB');
});

test('a cancelled upload saves nothing and lets its pictures go; one that is decided cannot be cancelled', async () => {
  const trader = await someTrader();
  const begun = await trader.own.begin({ sheet: csvOf([someLine('A1')]), zip });
  const busy = await shop.post('/product/batches', { file: begun._id }, trader.seller);
  expect(busy.statusCode).toBe(422);
  expect((await shop.delete(`/product/batches/${begun._id}`, undefined, trader.seller)).statusCode).toBe(200);
  await shop.settle();
  expect(await trader.own.read(begun._id)).toMatchObject({ state: 'cancelled' });
  const waiting = await trader.own.submitted({ sheet: csvOf([someLine('A1')]), zip });
  expect((await shop.delete(`/product/batches/${waiting._id}`, undefined, trader.seller)).statusCode).toBe(200);
  expect((await approver.read('batch', waiting._id)).json().error).toBe('nothing_to_review');
  const decision = { decision: 'approve', version: '1' };
  expect((await approver.decide('batch', waiting._id, decision)).json().error).toBe('nothing_to_review');
  expect(await db.$count(mediaFiles, eq(mediaFiles.claimedBy, `batch:${waiting._id}`))).toBe(0);
  const done = await published(trader, [someLine('A1')]);
  const late = await shop.delete(`/product/batches/${done._id}`, undefined, trader.seller);
  expect(late.json().error).toBe('batch_not_ready');
});

test('an upload is its seller’s own, and one is checked at a time', async () => {
  const trader = await someTrader();
  const batch = await trader.own.begin({ sheet: csvOf([someLine('A1')]), zip });
  await expect(trader.own.begin({ sheet: csvOf([someLine('A2')]), zip })).rejects.toThrow('batch_busy');
  const stranger = await someSeller(db);
  for (const url of [
    `/product/batches/${batch._id}`,
    `/product/batches/${batch._id}/rows`,
    `/product/batches/${batch._id}/faulty.csv`,
  ])
    expect((await shop.get(url, stranger)).statusCode, url).toBe(404);
  expect((await shop.post(`/product/batches/${batch._id}/submit`, {}, stranger)).statusCode).toBe(404);
  expect((await shop.get('/product/batches', trader.seller)).json()).toMatchObject({ total: 1 });
  expect((await shop.get('/product/batches', stranger)).json()).toMatchObject({ total: 0 });
});

test('the form takes a code too, and a code is one product’s alone', async () => {
  const seller = await someSeller(db);
  const first = await submitted(shop, seller, { code: ' PLY-18 ' });
  expect(first.code).toBe('PLY-18');
  const second = await submitted(shop, seller, {});
  const taken = await shop.patch(`/product/updateById/${second._id}`, { code: 'ply-18' }, seller);
  expect(taken.json().fields).toEqual({ code: CODE_TAKEN });
  const free = await shop.patch(`/product/updateById/${first._id}`, { code: '' }, seller);
  expect(free.json().data).toMatchObject({ code: null, approved: 'PENDING' });
  expect((await shop.patch(`/product/updateById/${second._id}`, { code: 'ply-18' }, seller)).json().data.code).toBe(
    'ply-18',
  );
  const own = and(eq(products.sellerId, seller.id), eq(products.code, 'ply-18'));
  expect(await db.$count(products, own)).toBe(1);
});
