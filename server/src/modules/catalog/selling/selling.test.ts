import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someCategory, someMember, somePicture, someProduct, someSeller } from '#test/builders.ts';
import { sentPicture, someApprover, someForm, submitted } from '#test/selling.ts';
import { dataUrl, multipart, somePhoto } from '#test/uploads.ts';
import { products } from '../catalog.tables.ts';

const shop = await testApp();
afterAll(shop.close);
const { db } = shop;
const seller = await someSeller(db);
const approver = someApprover(shop);
const own = async (query = '') => (await shop.get(`/product?userId=${seller.id}${query}`, seller)).json();
const photo = await somePhoto(60, 40).jpeg().toBuffer();

test('a new product waits: its seller sees it, the shop does not', async () => {
  const reply = await shop.post('/product', await someForm(shop, seller, { name: 'Waiting board' }), seller);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  const { message, data } = reply.json();
  expect(message).toBe('Product added successfully!');
  expect(data).toMatchObject({ approved: 'PENDING', isPublic: false, rejectReason: null, inStock: true });
  expect(data.pending).toMatchObject({ name: 'Waiting board', price: 2400, pricetype: 'per Nos/sheet' });
  expect((await shop.get(`/product/getProductById/${data._id}`)).statusCode).toBe(404);
  expect((await shop.get(`/product?userId=${seller.id}`)).json().total).toBe(0);
  expect((await shop.get(`/product?userId=${seller.id}`, await someSeller(db))).json().total).toBe(0);
  expect(await own()).toMatchObject({ total: 1, data: [{ name: 'Waiting board', approved: 'PENDING' }] });
});

test('every field of the form is kept', async () => {
  const parent = await someCategory(db, { name: 'Plywood' });
  const child = await someCategory(db, { name: 'Marine', level: 2, parentId: parent.id });
  const images = [await sentPicture(shop, seller), await sentPicture(shop, seller)];
  const { latest } = await submitted(shop, seller, {
    categoryArr: [{ categoryId: parent.id }, { categoryId: child.id }],
    price: '2,450.50',
    sellingprice: '2200 per sq.ft',
    shortDescription: 'Short',
    specification: {
      thickness: '18 mm',
      application: 'Kitchens',
      grade: 'BWP',
      wood: 'Gurjan',
      glue: 'PF',
      warranty: '',
    },
    size: '8 × 4 ft',
    finish: 'Plain',
    standard: 'IS 710',
    minimumOrder: '20 sheets',
    imageArr: images.map((image) => ({ image })),
    inStock: false,
    userId: seller.id,
  });
  expect(latest).toMatchObject({
    categoryId: child.id,
    categoryArr: [{ name: 'Plywood' }, { name: 'Marine' }],
    price: 2450.5,
    sellingPrice: 2200,
    pricetype: 'per sq.ft',
    specification: {
      thickness: '18 mm',
      application: 'Kitchens',
      grade: 'BWP',
      wood: 'Gurjan',
      glue: 'PF',
      warranty: null,
    },
    size: '8 × 4 ft',
    finish: 'Plain',
    standard: 'IS 710',
    minimumOrder: '20 sheets',
  });
  expect(latest.imageArr).toHaveLength(2);
});

test('its owner reads a product in the words of the form, before others see it (CAT-15)', async () => {
  const { _id } = await submitted(shop, seller);
  const { data } = (await shop.get(`/product/getProductById/${_id}`, seller)).json();
  expect(data).toMatchObject({
    status: false,
    approved: 'PENDING',
    longDescription: 'Gurjan core, phenol bonded.',
    imageArr: [],
    categoryArr: [{ name: 'Some category' }],
    createdById: seller.id,
    createdByObj: { _id: seller.id, role: 'DISTRIBUTOR', isVerified: false, companyObj: { name: 'Some Company' } },
  });
  expect((await shop.get(`/product/getProductById/${_id}`)).statusCode).toBe(404);
});

test('pictures come as ids, as base64 data and as multipart', async () => {
  const base64 = await submitted(shop, seller, { mainImage: dataUrl(photo), imageArr: [{ image: dataUrl(photo) }] });
  expect(base64.latest).toMatchObject({ picture: { width: 60 }, imageArr: [{ picture: { width: 60 } }] });
  const texts = {
    name: 'Board',
    price: '10',
    longDescription: 'A board.',
    inStock: 'false',
    sellingprice: '9 per sq.ft',
  };
  const form = await multipart(
    { ...texts, categoryId: (await someCategory(db)).id },
    { mainImage: { bytes: photo }, 'imageArr[0].image': { bytes: photo }, 'imageArr[1].image': { bytes: photo } },
  );
  const reply = await shop.send('POST', '/product', form, seller);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json().data).toMatchObject({ inStock: false, latest: { sellingPrice: 9, pricetype: 'per sq.ft' } });
  expect(reply.json().data.latest.imageArr).toHaveLength(2);
});

test('a picture is private until its product is approved', async () => {
  const { _id, latest } = await submitted(shop, seller);
  const path = latest.mainImage as string;
  const { picture } = latest as { picture: { path: string } };
  expect((await shop.get(`/uploads/${path}`)).statusCode).toBe(404);
  expect((await shop.get(`/uploads/${picture.path}`)).statusCode).toBe(200);
  await approver.decideNow('product', _id, 'approve');
  expect((await shop.get(`/uploads/${path}`)).statusCode).toBe(200);
});

test('what is missing is said field by field, in the words of the form', async () => {
  const reply = await shop.post('/product', {}, seller);
  expect(reply.statusCode).toBe(422);
  expect(reply.json().fields).toEqual({
    name: 'Name is required',
    categoryId: 'Category is required',
    price: 'Price is required',
    longDescription: 'Long description is required',
    mainImage: 'Main image is required',
  });
});

test.each([
  ['name', 'Name is required'],
  ['price', 'Price is required'],
  ['longDescription', 'Long description is required'],
  ['mainImage', 'Main image is required'],
  ['categoryId', 'Category is required'],
])('an edit that empties %s is refused as a new product without it is', async (field, text) => {
  const { _id } = await submitted(shop, seller);
  for (const nothing of ['', null]) {
    const reply = await shop.patch(`/product/updateById/${_id}`, { [field]: nothing }, seller);
    expect([reply.statusCode, reply.json().fields]).toEqual([422, { [field]: text }]);
  }
});

test.each([
  ['a category that does not exist', { categoryId: '0198c5b0-0000-7000-8000-000000000000' }, 'categoryId'],
  ['a brand nobody added', { brand: 'No such brand' }, 'brand'],
  ['a price of nothing', { price: 0 }, 'price'],
  ['a selling price above the price', { price: 2000, sellingprice: '2000.01 per sq.ft' }, 'sellingprice'],
  ['words for a selling price', { sellingprice: 'cheap' }, 'sellingprice'],
  ['four additional images', { imageArr: ['a', 'b', 'c', 'd'] }, 'imageArr'],
])('%s is refused and changes nothing', async (_what, over, field) => {
  const before = await db.$count(products);
  const reply = await shop.post('/product', { ...(await someForm(shop, seller)), ...over }, seller);
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
  expect(await db.$count(products)).toBe(before);
});

test("another's picture and another's name are refused", async () => {
  const picture = await sentPicture(shop, await someSeller(db));
  const stolen = await shop.post('/product', await someForm(shop, seller, { mainImage: picture }), seller);
  expect([stolen.statusCode, stolen.json().error]).toEqual([422, 'upload_missing']);
  const other = await someSeller(db);
  const named = await shop.post('/product', await someForm(shop, seller, { userId: other.id }), seller);
  expect(named.statusCode).toBe(403);
  expect((await shop.post('/product', {}, await someMember(db))).statusCode).toBe(403);
});

test('a double click makes one product', async () => {
  const lonely = await someSeller(db);
  const form = await someForm(shop, lonely);
  const click = () =>
    shop.send('POST', '/product', { payload: form, headers: { 'idempotency-key': 'one click' } }, lonely);
  const replies = await Promise.all([click(), click()]);
  const made = replies.filter(({ statusCode }) => statusCode === 200).map((reply) => reply.json().data._id);
  expect(new Set(made).size).toBe(1);
  for (const reply of replies.filter(({ statusCode }) => statusCode !== 200))
    expect([reply.statusCode, reply.json().error]).toEqual([409, 'idempotency_key_in_progress']);
  expect(await db.$count(products, eq(products.sellerId, lonely.id))).toBe(1);
});

test("a seller's list is searched and paged, and staff see it whole", async () => {
  const busy = await someSeller(db);
  for (let n = 1; n <= 7; n++)
    await someProduct(db, { sellerId: busy.id, name: `Board ${n}`, approval: n > 5 ? 'PENDING' : 'APPROVED' });
  const list = async (query: string, who: typeof busy) =>
    (await shop.get(`/product?userId=${busy.id}${query}`, who)).json();
  expect(await list('&perPage=6', busy)).toMatchObject({ total: 7, data: { length: 6 } });
  expect((await list('&perPage=6&page=2', busy)).data).toHaveLength(1);
  expect(await list('&search=board%207', busy)).toMatchObject({ total: 1, data: [{ name: 'Board 7' }] });
  expect((await list('&search=%25', busy)).total).toBe(0);
  expect((await list('', await someMember(db, { role: 'SUBADMIN' }))).total).toBe(7);
});

test('a seller adds fifty brands a day', async () => {
  const keen = await someSeller(shop.db);
  const statuses = [];
  for (let n = 0; n < 54; n++)
    statuses.push((await shop.post('/Brand/addBrand', { name: `Keen brand ${n}` }, keen)).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(50);
  expect(new Set(statuses.slice(50))).toEqual(new Set([429]));
});

test('a brand is added once, whatever its case, and is public once a product of it is approved', async () => {
  const add = (name: string) => shop.post('/Brand/addBrand', { name, status: true }, seller);
  const added = await add('  Vanadeep   Ply ');
  expect(added.json()).toMatchObject({
    message: 'Brand added successfully!',
    data: { name: 'Vanadeep Ply', status: false },
  });
  const again = await add('VANADEEP ply');
  expect([again.statusCode, again.json().error]).toEqual([409, 'brand_taken']);
  expect((await add('  ')).statusCode).toBe(422);
  const names = async (who?: typeof seller, only = ''): Promise<string[]> =>
    (await shop.get(`/brand?perPage=1000${only}`, who)).json().data.map(({ name }: { name: string }) => name);
  expect(await names()).not.toContain('Vanadeep Ply');
  expect(await names(seller)).toContain('Vanadeep Ply');
  expect(await names(seller, '&status=false')).toEqual(['Vanadeep Ply']);
  expect(await names(seller, '&status=true')).not.toContain('Vanadeep Ply');
  const { _id } = await submitted(shop, seller, { brand: 'vanadeep ply' });
  await approver.decideNow('product', _id, 'approve');
  await expect.poll(() => names()).toContain('Vanadeep Ply');
});

test('a picture of the demo may be used by anybody, and a paper by nobody', async () => {
  const shared = await somePicture(db, { claimedBy: 'demo' });
  expect((await submitted(shop, seller, { mainImage: shared.path })).latest.mainImage).toBe(shared.path);
  const paper = await somePicture(db, { claimedBy: 'demo', kind: 'document', width: null });
  const reply = await shop.post('/product', await someForm(shop, seller, { mainImage: paper.path }), seller);
  expect(reply.statusCode).toBe(422);
});
