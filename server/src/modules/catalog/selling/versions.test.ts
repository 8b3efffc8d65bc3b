import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { testApp } from '#test/app.ts';
import { someCategory, someProduct, someSeller } from '#test/builders.ts';
import { sentPicture, someApprover, submitted } from '#test/selling.ts';
import { productVersions } from '../versions.tables.ts';

const shop = await testApp();
afterAll(shop.close);
const { db } = shop;
const seller = await someSeller(db);
const approver = someApprover(shop);
const readOwn = async (id: string) => (await shop.get(`/product/getProductById/${id}`, seller)).json().data;
const own = async (query = '') => (await shop.get(`/product?userId=${seller.id}${query}`, seller)).json();

test('a price that goes below the selling price of the last save is refused, and nothing changes', async () => {
  const { _id } = await submitted(shop, seller, { price: 2400, sellingprice: '2200 per sq.ft' });
  const reply = await shop.patch(`/product/updateById/${_id}`, { price: 2100 }, seller);
  expect([reply.statusCode, reply.json().fields]).toEqual([
    422,
    { sellingprice: 'Selling price cannot be higher than the price' },
  ]);
  const changed = await shop.patch(`/product/updateById/${_id}`, { price: 2200 }, seller);
  expect(changed.statusCode, changed.body).toBe(200);
});

test('the approved version stays public until the new one is decided, and a second save replaces the first', async () => {
  const { _id } = await submitted(shop, seller, { name: 'First name' });
  await approver.decideNow('product', _id, 'approve');
  const changed = await shop.patch(`/product/updateById/${_id}`, { name: 'Second name', price: 9000 }, seller);
  expect(changed.json()).toMatchObject({
    message: 'Product updated successfully!',
    data: { name: 'First name', approved: 'PENDING', isPublic: true, pending: { name: 'Second name' } },
  });
  await shop.patch(`/product/updateById/${_id}`, { name: 'Third name' }, seller);
  expect((await shop.get(`/product/getProductById/${_id}`)).json().data.name).toBe('First name');
  const read = await readOwn(_id);
  expect(read.pending).toMatchObject({ name: 'Third name', price: 9000 });
  expect(read.differences).toEqual([
    { label: 'Name', before: 'First name', after: 'Third name' },
    { label: 'Price', before: '₹2,400', after: '₹9,000' },
  ]);
  expect(await db.$count(productVersions, eq(productVersions.productId, _id))).toBe(2);
  expect((await own('&search=Third')).data).toMatchObject([
    { name: 'Third name', approved: 'PENDING', isPublic: true },
  ]);
});

test('stock alone is saved at once and needs no decision', async () => {
  const { _id, latest } = await submitted(shop, seller);
  await approver.decideNow('product', _id, 'approve');
  const whole = { name: latest.name, price: latest.price, mainImage: latest.mainImage, inStock: false };
  for (const body of [{ inStock: false }, { inStock: true }, whole]) {
    const reply = await shop.patch(`/product/updateById/${_id}`, body, seller);
    expect(reply.json().data, reply.body).toMatchObject({ approved: 'APPROVED', pending: null, inStock: body.inStock });
  }
  expect((await shop.get(`/product/getProductById/${_id}`)).json().data.inStock).toBe(false);
});

test('saving what the public sees already takes the waiting version back', async () => {
  const { _id, latest } = await submitted(shop, seller);
  await approver.decideNow('product', _id, 'approve');
  await shop.patch(`/product/updateById/${_id}`, { price: 1 }, seller);
  const reply = await shop.patch(`/product/updateById/${_id}`, { price: latest.price as number }, seller);
  expect(reply.json().data).toMatchObject({ approved: 'APPROVED', pending: null });
});

test('pictures that nothing shows any more are let go', async () => {
  const { _id, latest } = await submitted(shop, seller);
  await shop.patch(`/product/updateById/${_id}`, { mainImage: await sentPicture(shop, seller) }, seller);
  const [old] = await db
    .select()
    .from(mediaFiles)
    .where(eq(mediaFiles.path, latest.mainImage as string));
  expect(old?.claimedBy).toBeNull();
  const { latest: after } = await readOwn(_id);
  const [file] = await db.select().from(mediaFiles).where(eq(mediaFiles.path, after.mainImage));
  expect(file?.claimedBy).toBe(`product:${_id}`);
});

test("nobody changes or deletes another's product", async () => {
  const product = await someProduct(db);
  const gone = '0198c5b0-0000-7000-8000-000000000000';
  for (const send of [
    (id: string) => shop.patch(`/product/updateById/${id}`, { name: 'Mine now' }, seller),
    (id: string) => shop.delete(`/product/deleteById/${id}`, undefined, seller),
  ]) {
    const reply = await send(product.id);
    expect([reply.statusCode, reply.json().error]).toEqual([403, 'not_your_product']);
    expect((await send(gone)).statusCode).toBe(404);
  }
});

test('a deleted product leaves the shop, the figures and its pictures', async () => {
  const category = await someCategory(db);
  const { _id, latest } = await submitted(shop, seller, { categoryId: category.id });
  await approver.decideNow('product', _id, 'approve');
  expect((await shop.get(`/product?categories=${category.id}`)).json().total).toBe(1);
  const reply = await shop.delete(`/product/deleteById/${_id}`, undefined, seller);
  expect(reply.json()).toEqual({ success: true, message: 'Product deleted successfully' });
  await expect.poll(async () => (await shop.get(`/product?categories=${category.id}`)).json().total).toBe(0);
  const listed = (await shop.get('/category/getCategory?level=1')).json().data;
  expect(listed.find((entry: { _id: string }) => entry._id === category.id).productCount).toBe(0);
  const [file] = await db
    .select()
    .from(mediaFiles)
    .where(eq(mediaFiles.path, latest.mainImage as string));
  expect(file?.claimedBy).toBeNull();
});
