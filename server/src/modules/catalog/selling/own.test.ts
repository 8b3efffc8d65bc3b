import { inArray } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { sentPicture, someApprover, someForm, submitted } from '#test/selling.ts';

const shop = await testApp();
afterAll(shop.close);
const { db } = shop;
const approver = someApprover(shop);

const listed = async (who: Caller, more = '') => (await shop.get(`/product?userId=${who.id}${more}`, who)).json();
const namesOf = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);

test('the own list is counted by state and filtered by it, whatever is searched', async () => {
  const seller = await someSeller(db);
  const approved = await submitted(shop, seller, { name: 'Approved board' });
  await submitted(shop, seller, { name: 'Waiting board' });
  const rejected = await submitted(shop, seller, { name: 'Rejected door' });
  const changed = await submitted(shop, seller, { name: 'Changed board' });
  for (const { _id } of [approved, changed]) await approver.decideNow('product', _id, 'approve');
  await approver.decideNow('product', rejected._id, 'reject', 'Please add the size.');
  await shop.patch(`/product/updateById/${changed._id}`, { price: 2500 }, seller);

  const all = await listed(seller);
  expect(all).toMatchObject({ total: 4, counts: { PENDING: 2, APPROVED: 1, REJECTED: 1 } });
  const waiting = await listed(seller, '&approved=PENDING');
  expect([waiting.total, namesOf(waiting)]).toEqual([2, ['Changed board', 'Waiting board']]);
  expect(waiting.counts).toEqual(all.counts);
  expect(await listed(seller, '&approved=REJECTED&search=board')).toMatchObject({
    total: 0,
    data: [],
    counts: { PENDING: 2, APPROVED: 1, REJECTED: 0 },
  });
});

test('the own list says how often each product was looked at; the shop does not', async () => {
  const seller = await someSeller(db);
  const [seen, unseen] = [await submitted(shop, seller, { name: 'Seen' }), await submitted(shop, seller)];
  for (const { _id } of [seen, unseen]) await approver.decideNow('product', _id, 'approve');
  for (const visitor of [await someMember(db), await someMember(db), seller])
    await shop.post('/views', { productId: seen._id }, visitor);
  const { data } = await listed(seller);
  expect(data.find(({ _id }: { _id: string }) => _id === seen._id).views, 'the owner does not count').toBe(2);
  expect(data.find(({ _id }: { _id: string }) => _id === unseen._id).views).toBe(0);
  const others = await listed(await someMember(db));
  const shown = (await shop.get(`/product?userId=${seller.id}`)).json();
  expect(others.data).toEqual([]);
  for (const card of shown.data) expect(card).not.toHaveProperty('views');
  expect(shown).not.toHaveProperty('counts');
});

test('a duplicate is a new product under review with pictures of its own, which outlive the first', async () => {
  const seller = await someSeller(db);
  const more = [await sentPicture(shop, seller)];
  const first = await submitted(shop, seller, { imageArr: more, slabs: [{ minQuantity: 10, price: 2300 }] });
  await approver.decideNow('product', first._id, 'approve');
  const { latest } = (await shop.get(`/product/getProductById/${first._id}`, seller)).json().data;

  const { categoryId, mainImage, imageArr, slabs, longDescription } = latest;
  const copy = await submitted(shop, seller, {
    name: 'Marine plywood 12 mm',
    categoryId,
    mainImage,
    imageArr: imageArr.map(({ image }: { image: string }) => ({ image })),
    slabs,
    longDescription,
  });
  expect(copy).toMatchObject({ approved: 'PENDING', isPublic: false, latest: { slabs } });
  const own = copy.latest as typeof latest;
  expect(own.mainImage).not.toBe(mainImage);
  expect(own.imageArr[0].image).not.toBe(imageArr[0].image);
  const pictures = [own.mainImage, own.imageArr[0].image];
  const rows = await db.select().from(mediaFiles).where(inArray(mediaFiles.path, pictures));
  expect(rows.map(({ claimedBy, open }) => [claimedBy, open])).toEqual([
    [`product:${copy._id}`, false],
    [`product:${copy._id}`, false],
  ]);

  await shop.delete(`/product/deleteById/${first._id}`, undefined, seller);
  await approver.decideNow('product', copy._id, 'approve');
  await shop.settle();
  for (const path of pictures) {
    const shown = await shop.app.inject({ url: `/api/uploads/${path}` });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  }
});

test('nobody duplicates the picture of another seller', async () => {
  const [owner, thief] = [await someSeller(db), await someSeller(db)];
  const { latest } = await submitted(shop, owner);
  const form = await someForm(shop, thief, { mainImage: String(latest.mainImage) });
  const reply = await shop.post('/product', form, thief);
  expect([reply.statusCode, reply.json().error]).toEqual([422, 'upload_missing']);
});
