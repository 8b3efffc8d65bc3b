import {
  FLASH_SALE_NEEDS,
  NOT_THE_LIST_PRICE,
  SALE_NOT_BELOW,
  SALE_NOT_BELOW_SELLING,
} from '@plyhaat/contract/promotions/flash-sale-form';
import {
  END_IN_THE_PAST,
  END_NOT_AFTER_START,
  longerThan,
  NOT_A_PRODUCT_OF_YOURS,
  START_HAS_PASSED,
} from '@plyhaat/contract/promotions/placements';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { products } from '#modules/catalog/catalog.tables.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someBrand, someMember, somePicture, someProduct } from '#test/builders.ts';
import { allow, inHours, placed, published, saleForm, someAdvertiser } from '#test/placing.ts';
import { multipart, somePhoto } from '#test/uploads.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

type Sale = { _id: string; [name: string]: unknown };
const running = async (query = ''): Promise<Sale[]> => {
  app.deps.cache.forget(['flashSales']);
  return (await app.get(`/flashSales/getFlashSales?perPage=100${query}`)).json().data;
};
/** Sales of one product may not overlap. */
const another = async ({ id }: Caller) => (await someProduct(db, { sellerId: id, listPrice: 2000 })).id;
const runs = async (id: string, query = '') => (await running(query)).some(({ _id }) => _id === id);

describe('the form', () => {
  test('says what is missing, each in its words', async () => {
    const { seller } = await someAdvertiser(db);
    const { name, category: _, ...others } = FLASH_SALE_NEEDS;
    for (const body of [
      {},
      { productId: '', price: '', salePrice: ' ', startDate: '', endDate: '', description: ' ' },
    ]) {
      const reply = await app.post('/flashSales', body, seller);
      expect(reply.statusCode).toBe(422);
      expect(reply.json().fields).toEqual({ productId: name, ...others });
    }
  });

  test('takes the list price of the product, and a sale price below it', async () => {
    const { seller, product } = await someAdvertiser(db);
    const refused = async (over: object) =>
      (await app.post('/flashSales', await saleForm(app, seller, product.id, over), seller)).json().fields;
    expect(await refused({ price: 2500, salePrice: 1500 })).toEqual({ price: NOT_THE_LIST_PRICE });
    expect(await refused({ salePrice: 2000 })).toEqual({ salePrice: SALE_NOT_BELOW });
    expect(await refused({ salePrice: 2400 })).toEqual({ salePrice: SALE_NOT_BELOW });
    for (const salePrice of ['free', -3, 0, 'Infinity', '1e3'])
      expect(await refused({ salePrice })).toHaveProperty('salePrice');
  });

  test("is below the seller's own price, not only below the list price (PROMO-9)", async () => {
    const { seller, product } = await someAdvertiser(db);
    await db.update(products).set({ sellingPrice: 1600 }).where(eq(products.id, product.id));
    const send = async (salePrice: number) =>
      app.post('/flashSales', await saleForm(app, seller, product.id, { salePrice }), seller);
    for (const salePrice of [1600, 1900])
      expect((await send(salePrice)).json().fields).toEqual({ salePrice: SALE_NOT_BELOW_SELLING });
    const reply = await send(1500);
    expect(reply.statusCode, reply.body).toBe(200);
    const change = (body: object) =>
      app.patch(`/flashSales/updateById/${reply.json().data._id}`, body, seller).then((changed) => changed.json());
    expect((await change({ salePrice: 1600 })).fields).toEqual({ salePrice: SALE_NOT_BELOW_SELLING });
    expect((await change({ salePrice: 1550 })).success).toBe(true);
  });

  test('takes an end after the start, in the future, within what the plan allows', async () => {
    const { seller, product } = await someAdvertiser(db, 10, 7);
    const refused = async (startDate: string, endDate: string) => {
      const form = await saleForm(app, seller, product.id, { startDate, endDate });
      return (await app.post('/flashSales', form, seller)).json().fields;
    };
    expect(await refused(inHours(5), inHours(4))).toEqual({ endDate: END_NOT_AFTER_START });
    const moment = inHours(5);
    expect(await refused(moment, moment)).toHaveProperty('endDate');
    expect(await refused(inHours(-5), inHours(-4))).toEqual({ endDate: END_IN_THE_PAST });
    expect(await refused(inHours(1), inHours(1 + 7 * 24 + 1))).toEqual({ endDate: longerThan(7) });
    expect(await refused('tomorrow', '2026-02-30')).toMatchObject({
      startDate: 'Please enter a valid date',
      endDate: 'Please enter a valid date',
    });
  });

  test('lasts longer where a longer allowance is left', async () => {
    const { seller, product } = await someAdvertiser(db, 10, 7);
    await allow(db, seller, 'sale', 1, 15);
    const dates = { startDate: inHours(1), endDate: inHours(14 * 24) };
    expect(await placed(app, 'flashSale', seller, product.id, dates)).toMatchObject({ state: 'Pending' });
  });

  test('reads times without an offset as Indian ones', async () => {
    const { seller, product } = await someAdvertiser(db);
    const day = inHours(48).slice(0, 10);
    const sale = await placed(app, 'flashSale', seller, product.id, { startDate: `${day}T10:30`, endDate: day });
    expect(sale.startDate).toBe(`${day}T05:00:00.000Z`);
    expect(sale.endDate).toBe(`${day}T18:30:00.000Z`);
  });

  test('is about an own product that is approved', async () => {
    const { seller } = await someAdvertiser(db);
    const others = await someAdvertiser(db);
    const pending = await someProduct(db, { sellerId: seller.id, listPrice: 2000, approval: 'PENDING' });
    for (const productId of [others.product.id, pending.id, 'nonsense', seller.id]) {
      const reply = await app.post('/flashSales', await saleForm(app, seller, productId), seller);
      expect(reply.statusCode).toBe(422);
      expect(reply.json().fields).toEqual({ productId: NOT_A_PRODUCT_OF_YOURS });
    }
  });

  test('can be sent as a browser sends a form, with the picture in it', async () => {
    const { seller, product } = await someAdvertiser(db);
    const { image: _, ...fields } = await saleForm(app, seller, product.id, { image: 'none' });
    const written = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    const bytes = await somePhoto(80, 60).jpeg().toBuffer();
    const form = await multipart({ ...written, status: 'true' }, { image: { bytes, name: 'sale.jpg' } });
    const reply = await app.send('POST', '/flashSales', form, seller);
    expect(reply.json()).toMatchObject({ success: true, data: { picture: { width: 80 }, status: true } });
  });
});

test('a sale shows its product, prices, discount and seller, with the number masked', async () => {
  const { seller, product } = await someAdvertiser(db);
  const brand = await someBrand(db);
  await db.update(products).set({ brandId: brand.id, size: '8 × 4 ft' }).where(eq(products.id, product.id));
  const { _id } = await published(app, 'flashSale', seller, product.id, { salePrice: 1340 });
  const sale = (await running()).find((one) => one._id === _id);
  expect(sale).toMatchObject({
    productId: { _id: product.id, name: product.name, slug: product.slug, mainImage: '', brand: brand.name },
    price: 2000,
    salePrice: 1340,
    discountType: 'Percentage',
    discountValue: 33,
    pricetype: 'per sq.ft',
    secondPrice: 42_880,
    status: true,
    phone: '98XXXXXX78',
    userId: { _id: seller.id, companyObj: { name: 'Tapi Plywood House', phone: '98XXXXXX78' } },
    picture: { width: 64, height: 48 },
  });
  expect(sale).not.toHaveProperty('state');
  expect(sale).not.toHaveProperty('rejectReason');
});

test('without a picture of its own a sale shows that of the product, and can have its own later (PROMO-13)', async () => {
  const { seller, product } = await someAdvertiser(db);
  const { path } = await somePicture(db);
  await db.update(products).set({ mainImage: path }).where(eq(products.id, product.id));
  const form = await saleForm(app, seller, product.id);
  const { _id } = (await app.post('/flashSales', { ...form, image: path }, seller)).json().data;
  const read = async () => (await app.get(`/flashSales/getById/${_id}`, seller)).json().data;
  expect(await read()).toMatchObject({ image: path, picture: { path } });
  expect((await app.patch(`/flashSales/updateById/${_id}`, { image: form.image }, seller)).statusCode).toBe(200);
  expect((await read()).image).not.toBe(path);
  expect((await app.patch(`/flashSales/updateById/${_id}`, { image: path }, seller)).statusCode).toBe(200);
  expect((await read()).image).toBe(path);
});

test('another kind of discount is an amount of rupees', async () => {
  const { seller, product } = await someAdvertiser(db);
  const over = { discountType: 'Fixed', discountValue: 77 };
  const sale = await placed(app, 'flashSale', seller, product.id, over);
  expect(sale).toMatchObject({ discountType: 'Flat', discountValue: 500 });
});

describe('the public list', () => {
  test('has what is approved, switched on and running, and nothing else', async () => {
    const { seller, product } = await someAdvertiser(db);
    const now = await published(app, 'flashSale', seller, product.id);
    const pending = await placed(app, 'flashSale', seller, await another(seller));
    const future = await published(app, 'flashSale', seller, await another(seller), { startDate: inHours(2) });
    const off = await published(app, 'flashSale', seller, await another(seller), { status: false });
    const ids = (await running()).map(({ _id }) => _id);
    expect(ids).toContain(now._id);
    for (const { _id } of [pending, future, off]) expect(ids).not.toContain(_id);
    for (const { _id } of [pending, future, off])
      expect((await app.get(`/flashSales/getById/${_id}`)).json().error).toBe('flash_sale_not_found');
    expect((await app.get(`/flashSales/getById/${now._id}`)).json().data).toMatchObject({ _id: now._id });
  });

  test('leaves out what cannot be bought: a hidden product, or one that is cheaper now', async () => {
    const { seller, product } = await someAdvertiser(db);
    const { _id } = await published(app, 'flashSale', seller, product.id);
    await db.update(products).set({ listPrice: 1500 }).where(eq(products.id, product.id));
    expect(await runs(_id)).toBe(false);
    await db.update(products).set({ listPrice: 2000 }).where(eq(products.id, product.id));
    expect(await runs(_id)).toBe(true);
    await db.update(products).set({ approval: 'REJECTED' }).where(eq(products.id, product.id));
    expect(await runs(_id)).toBe(false);
  });

  test('comes in pages, the soonest to end first, and can ask for those that reach a day', async () => {
    const { seller, product } = await someAdvertiser(db);
    const long = await published(app, 'flashSale', seller, product.id, { endDate: inHours(100) });
    const short = await published(app, 'flashSale', seller, await another(seller), { endDate: inHours(1) });
    const ids = (await running()).map(({ _id }) => _id);
    expect(ids.indexOf(short._id)).toBeLessThan(ids.indexOf(long._id));
    const total = ids.length;
    const paged = (await app.get(`/flashSales/getFlashSales?page=${total}&perPage=1`)).json();
    expect(paged).toMatchObject({ total, data: [{ _id: ids.at(-1) }] });
    expect((await app.get('/flashSales/getFlashSales?page=999')).json().data).toEqual([]);
    const day = inHours(72).slice(0, 10);
    expect(await runs(long._id, `&endDate=${day}`)).toBe(true);
    expect(await runs(short._id, `&endDate=${day}`)).toBe(false);
    for (const junk of ['page=0', 'perPage=101', 'page=x', 'endDate=soon', 'endDate=2026-02-30'])
      expect((await app.get(`/flashSales/getFlashSales?${junk}`)).statusCode, junk).toBe(422);
  });
});

test('the owner and staff see all of them and how far each is, others what runs', async () => {
  const { seller, product } = await someAdvertiser(db);
  const now = await published(app, 'flashSale', seller, product.id);
  const pending = await placed(app, 'flashSale', seller, await another(seller));
  const future = await published(app, 'flashSale', seller, await another(seller), { startDate: inHours(2) });
  const path = `/flashSales/getFlashSalesByUserId/${seller.id}`;
  const own = (await app.get(path, seller)).json();
  expect(own.total).toBe(3);
  expect(own.data.map((sale: Sale) => [sale._id, sale.state, sale.approved])).toEqual([
    [future._id, 'Scheduled', 'APPROVED'],
    [pending._id, 'Pending', 'PENDING'],
    [now._id, 'Active', 'APPROVED'],
  ]);
  expect(own.data[1].picture.path).toMatch(/signature=/);
  expect((await app.get(path, await someMember(db, { role: 'ADMIN' }))).json().total).toBe(3);
  const public_ = await app.get(path);
  expect(public_.json().data.map(({ _id }: Sale) => _id)).toEqual([now._id]);
  expect(public_.headers['cache-control']).toBe('public, no-cache');
  expect((await app.get(path, seller)).headers['cache-control']).toBe('no-store');
});

test('a running sale keeps its start, and the switch needs no review', async () => {
  const { seller, product } = await someAdvertiser(db);
  const { _id } = await published(app, 'flashSale', seller, product.id);
  const patch = (body: object) => app.patch(`/flashSales/updateById/${_id}`, body, seller);
  expect((await patch({ startDate: inHours(3) })).json().fields).toEqual({ startDate: START_HAS_PASSED });
  expect((await patch({ salePrice: 2100 })).json().fields).toEqual({ salePrice: SALE_NOT_BELOW });
  expect((await patch({ status: false })).json().data).toMatchObject({ status: false, approved: 'APPROVED' });
  expect(await runs(_id)).toBe(false);
  await patch({ status: 'true' });
  expect(await runs(_id)).toBe(true);
});
