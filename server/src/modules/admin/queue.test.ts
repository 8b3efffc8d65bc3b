import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { products } from '#modules/catalog/catalog.tables.ts';
import { companies, memberFiles } from '#modules/identity/identity.tables.ts';
import { sellerFigures } from '#modules/sellers/sellers.tables.ts';
import { auditLog } from '#platform/db/platform.tables.ts';
import { testApp } from '#test/app.ts';
import { someBrand, someCategory, someMember, somePicture, someProduct, someSeller } from '#test/builders.ts';
import { someApprover, submitted } from '#test/selling.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const seller = await someSeller(db, {}, { name: 'Tapi Plywood House' });
await db.insert(sellerFigures).values({ memberId: seller.id });
const approver = someApprover(app);
const queue = async (query = '') => (await app.get(`/admin/review${query}`, await approver.who)).json();

test('staff find what waits with its seller, and the kinds counted', async () => {
  const { _id } = await submitted(app, seller, { name: 'Board to decide' });
  const { data, waiting } = await queue('?kind=product&perPage=100');
  expect(data.find((item: { _id: string }) => item._id === _id)).toMatchObject({
    kind: 'product',
    status: 'PENDING',
    title: 'Board to decide',
    owner: { _id: seller.id, name: 'Tapi Plywood House' },
    picture: { width: 64 },
  });
  expect(waiting.product).toBeGreaterThan(0);
  expect(waiting).toMatchObject({ gst: 0, report: 0 });
  const all = await queue('?perPage=100');
  expect(all.total).toBe(Object.values<number>(waiting).reduce((sum, count) => sum + count, 0));
});

test('an approval shows the product at once, counts it and is written down', async () => {
  const category = await someCategory(db, { level: 2, parentId: (await someCategory(db)).id });
  const brand = await someBrand(db);
  const { _id, slug } = await submitted(app, seller, { categoryId: category.id, brand: brand.id });
  expect((await app.get(`/product?categories=${category.id}`)).json().total).toBe(0);
  const reply = await approver.decideNow('product', _id, 'approve');
  expect(reply.json()).toEqual({ success: true, message: 'Approved' });
  await expect.poll(async () => (await app.get(`/product?categories=${category.id}`)).json().total).toBe(1);
  expect((await app.get(`/product/getProductById/${slug}`)).statusCode).toBe(200);
  const [figures] = await db.select().from(sellerFigures).where(eq(sellerFigures.memberId, seller.id));
  expect(figures?.productCount).toBe(1);
  const [row] = await db.select().from(auditLog).where(eq(auditLog.subjectId, _id));
  expect(row).toMatchObject({ action: 'approve_product', actorId: (await approver.who).id });
});

test('an approver sees what a change would change', async () => {
  const { _id } = await submitted(app, seller, { name: 'Old name' });
  await approver.decideNow('product', _id, 'approve');
  await app.patch(`/product/updateById/${_id}`, { name: 'New name', price: 9999 }, seller);
  const { data } = (await approver.read('product', _id)).json();
  expect(data.differs).toEqual(['Name', 'Price']);
  expect(data.public.fields[0]).toEqual({ label: 'Name', value: 'Old name' });
  expect(data.pending.fields[0]).toEqual({ label: 'Name', value: 'New name' });
  expect(data.warnings).toEqual(['The new price is far from the public one.']);
  await approver.decideNow('product', _id, 'approve');
  expect((await app.get(`/product/getProductById/${_id}`)).json().data).toMatchObject({
    name: 'New name',
    price: 9999,
  });
});

test('a number, an e-mail or a link in the words of a product is marked for the approver', async () => {
  const longDescription =
    'Calibrated board. WhatsApp nine eight double two zero one two three four five or www.ply.example';
  const { _id } = await submitted(app, seller, { longDescription });
  const { data } = (await approver.read('product', _id)).json();
  expect(data.warnings).toEqual(['Contact in text: a phone number.', 'Contact in text: a link.']);
});

test('a rejection needs a reason, which the seller sees, and the public version stays', async () => {
  const { _id } = await submitted(app, seller, { name: 'Good board' });
  await approver.decideNow('product', _id, 'approve');
  await app.patch(`/product/updateById/${_id}`, { name: 'Bad board' }, seller);
  const bare = await approver.decideNow('product', _id, 'reject');
  expect([bare.statusCode, bare.json().fields]).toEqual([422, { reason: 'Please give a reason for the rejection' }]);
  await approver.decideNow('product', _id, 'reject', 'The name is wrong.');
  const { data } = (await app.get(`/product/getProductById/${_id}`, seller)).json();
  expect(data).toMatchObject({
    name: 'Good board',
    approved: 'REJECTED',
    isPublic: true,
    rejectReason: 'The name is wrong.',
    pending: null,
  });
  expect(data.differences).toEqual([{ label: 'Name', before: 'Good board', after: 'Bad board' }]);
  expect((await app.get(`/product/getProductById/${_id}`)).json().data).not.toHaveProperty('rejectReason');
  const again = await app.patch(`/product/updateById/${_id}`, { name: 'Better board' }, seller);
  expect(again.json().data).toMatchObject({ approved: 'PENDING', rejectReason: null });
});

test('a new product that was rejected is in no list but its seller’s, and can be sent again unchanged', async () => {
  const { _id } = await submitted(app, seller);
  await approver.decideNow('product', _id, 'reject', 'Blurred picture.');
  expect((await app.get(`/product/getProductById/${_id}`)).statusCode).toBe(404);
  await app.patch(`/product/updateById/${_id}`, { inStock: false }, seller);
  const read = async () => (await app.get(`/product/getProductById/${_id}`, seller)).json().data;
  expect(await read()).toMatchObject({ approved: 'REJECTED', rejectReason: 'Blurred picture.', inStock: false });
  await app.patch(`/product/updateById/${_id}`, { name: (await read()).name }, seller);
  expect(await read()).toMatchObject({ approved: 'PENDING', rejectReason: null });
});

test('a decision on a version that was replaced meanwhile changes nothing', async () => {
  const { _id } = await submitted(app, seller);
  const { version } = (await approver.read('product', _id)).json().data;
  await app.patch(`/product/updateById/${_id}`, { name: 'Changed meanwhile' }, seller);
  const reply = await approver.decide('product', _id, { decision: 'approve', version });
  expect([reply.statusCode, reply.json().error]).toEqual([409, 'changed_since']);
  expect((await app.get(`/product/getProductById/${_id}`)).statusCode).toBe(404);
});

test('of many who decide at once, one does', async () => {
  const category = await someCategory(db);
  const { _id } = await submitted(app, seller, { categoryId: category.id });
  const { version } = (await approver.read('product', _id)).json().data;
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => approver.decide('product', _id, { decision: 'approve', version })),
  );
  const statuses = replies.map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  expect(replies.find(({ statusCode }) => statusCode === 409)?.json().error).toBe('already_decided');
  const shown = (await app.get('/category/getCategory?level=1')).json().data;
  expect(shown.find((entry: { _id: string }) => entry._id === category.id).productCount).toBe(1);
});

test('what is not there, or of a kind nobody lends yet, is nothing to review', async () => {
  const id = '0198c5b0-0000-7000-8000-000000000000';
  for (const kind of ['product', 'gst', 'report', 'banner']) {
    expect((await approver.read(kind, id)).statusCode, kind).toBe(404);
    const reply = await approver.decide(kind, id, { decision: 'approve', version: 'x' });
    expect([kind, reply.statusCode, reply.json().error]).toEqual([kind, 404, 'nothing_to_review']);
  }
});

async function withCertificate(over: Partial<typeof companies.$inferInsert> = {}) {
  const member = await someSeller(db, {}, { name: 'Marwar Ply Point', gstNumber: '08AAGCM0000G1Z4', ...over });
  const paper = await somePicture(db, { use: 'certificate', open: false, ownerId: member.id });
  await db.insert(memberFiles).values({ memberId: member.id, kind: 'document', position: 0, path: paper.path });
  return member;
}

test('an approved GST certificate makes its seller a verified one', async () => {
  const member = await withCertificate();
  const product = await someProduct(db, { sellerId: member.id });
  expect((await queue('?kind=gst')).data).toMatchObject([{ kind: 'gst', _id: member.id, title: 'Marwar Ply Point' }]);
  const { data } = (await approver.read('gst', member.id)).json();
  expect(data.pending.pictures[0].picture.path).toContain('signature=');
  await approver.decideNow('gst', member.id, 'approve');
  expect((await app.get(`/users/getUserById/${member.id}`)).json().data.verifeied).toBe(true);
  expect((await app.get(`/product/getProductById/${product.id}`)).json().data.seller.verifeied).toBe(true);
  expect((await approver.decideNow('gst', member.id, 'approve')).json().error).toBe('already_decided');
});

test('a rejected GST certificate leaves the queue until another comes, and its seller reads why', async () => {
  const member = await withCertificate();
  await approver.decideNow('gst', member.id, 'reject', 'The paper is not readable.');
  expect((await queue('?kind=gst')).total).toBe(0);
  expect((await queue('?kind=gst&status=REJECTED')).data).toMatchObject([{ reason: 'The paper is not readable.' }]);
  const { gstWarnings } = (await app.get(`/users/getUserById/${member.id}`, member)).json().data;
  expect(JSON.stringify(gstWarnings)).toContain('The paper is not readable.');
  const { version } = (await approver.read('gst', member.id)).json().data;
  await db.update(companies).set({ gstNumber: '08AAGCM0000G1Z5' }).where(eq(companies.memberId, member.id));
  expect((await queue('?kind=gst')).total).toBe(1);
  expect((await approver.decide('gst', member.id, { decision: 'approve', version })).json().error).toBe(
    'changed_since',
  );
});

test('a report reaches staff once, and upholding it takes the product out of the shop', async () => {
  const product = await someProduct(db, { sellerId: seller.id, name: 'Copied board' });
  const reporter = await someMember(db, { name: 'Asha Rao' });
  const report = (reason: string) => app.post('/reports', { kind: 'product', id: product.id, reason }, reporter);
  expect((await report('Wrong price')).json().success).toBe(true);
  await report('Copied pictures or brand');
  const { data, total } = await queue('?kind=report');
  expect(total).toBe(1);
  expect(data[0]).toMatchObject({
    title: 'Copied board',
    about: 'Product · Copied pictures or brand',
    owner: { name: 'Asha Rao' },
  });
  const upheld = await approver.decideNow('report', data[0]._id, 'approve', 'The pictures are another seller’s.');
  expect(upheld.json().message).toBe('Upheld');
  expect((await app.get(`/product/getProductById/${product.id}`)).statusCode).toBe(404);
  const { data: own } = (await app.get(`/product/getProductById/${product.id}`, seller)).json();
  expect(own).toMatchObject({
    approved: 'REJECTED',
    isPublic: false,
    rejectReason: 'The pictures are another seller’s.',
  });
});

test('a report that staff do not share changes nothing, and one about nothing is refused', async () => {
  const product = await someProduct(db);
  const reporter = await someMember(db);
  await app.post('/reports', { kind: 'seller', id: product.sellerId, reason: 'Spam or fraud' }, reporter);
  const [item] = (await queue('?kind=report')).data;
  const dismissed = await approver.decideNow('report', item._id, 'reject', 'We found nothing wrong.');
  expect(dismissed.json().message).toBe('Dismissed');
  expect((await queue('?kind=report')).total).toBe(0);
  for (const kind of ['product', 'review', 'seller', 'reel', 'comment']) {
    const reply = await app.post('/reports', { kind, id: reporter.id, reason: 'Spam or fraud' }, reporter);
    expect([kind, reply.statusCode]).toEqual([kind, 404]);
  }
  expect((await app.post('/reports', { kind: 'product', id: product.id, reason: ' ' }, reporter)).statusCode).toBe(422);
  expect(await db.$count(products, eq(products.id, product.id))).toBe(1);
});

test('nobody decides on their own report', async () => {
  const product = await someProduct(db);
  await app.post('/reports', { kind: 'product', id: product.id, reason: 'Wrong price' }, await approver.who);
  const [item] = (await queue('?kind=report')).data;
  const own = await approver.decideNow('report', item._id, 'approve');
  expect([own.statusCode, own.json().error]).toEqual([403, 'access_denied']);
  const colleague = someApprover(app);
  expect((await colleague.decideNow('report', item._id, 'reject', 'The price is right.')).statusCode).toBe(200);
});

test('nobody decides on a report about what is their own, nor takes it', async () => {
  const product = await someProduct(db, { sellerId: seller.id });
  const reporter = await someMember(db);
  await app.post('/reports', { kind: 'product', id: product.id, reason: 'Wrong price' }, reporter);
  const [item] = (await queue('?kind=report')).data;
  const turned = { id: seller.id, role: 'APPROVERS' as const };
  const address = `/admin/review/report/${item._id}`;
  expect((await app.get(address, turned)).json().data.subjectOwnerId).toBe(seller.id);
  const verdict = { decision: 'reject', version: item.version, reason: 'The price is right.' };
  expect((await app.post(address, verdict, turned)).statusCode).toBe(403);
  expect((await app.put(`${address}/assignment`, undefined, turned)).statusCode).toBe(403);
  expect((await approver.decideNow('report', item._id, 'reject', 'The price is right.')).statusCode).toBe(200);
});

test('a version decided earlier is not the one that waits now', async () => {
  const { _id } = await submitted(app, seller);
  const { version } = (await approver.read('product', _id)).json().data;
  await approver.decideNow('product', _id, 'approve');
  await app.patch(`/product/updateById/${_id}`, { name: 'Saved again' }, seller);
  const reply = await approver.decide('product', _id, { decision: 'approve', version });
  expect([reply.statusCode, reply.json().error]).toEqual([409, 'changed_since']);
});
