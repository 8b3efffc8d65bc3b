import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { members } from '#modules/identity/identity.tables.ts';
import { reportedSubjects } from '#modules/reports/reports.tables.ts';
import { testApp } from '#test/app.ts';
import { someCategory, someLead, someMember, somePicture, someProduct, someSeller } from '#test/builders.ts';
import { someApprover, submitted } from '#test/selling.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const seller = await someSeller(db, {}, { name: 'Tapi Plywood House' });
const approver = someApprover(app);
const read = async (kind: string, id: string) => (await approver.read(kind, id)).json().data;

test('a price is shown for a square foot, beside the middle half of public prices of its grade and thickness (ADMIN-10)', async () => {
  const category = await someCategory(db, { soldByArea: true });
  const make = { categoryId: category.id, grade: 'BWP', thickness: '18 mm', priceUnit: 'per sq.ft' } as const;
  for (const listPrice of [90, 100, 110, 120, 130]) await someProduct(db, { ...make, listPrice });
  await someProduct(db, { ...make, listPrice: 900, thickness: '12 mm' });
  await someProduct(db, { ...make, listPrice: 900, approval: 'PENDING' });
  const specification = { grade: 'BWP', thickness: '18 mm' };
  const form = {
    categoryId: category.id,
    price: 4544,
    pricetype: 'per Nos/sheet',
    size: '8 x 4 ft',
    specification,
  } as const;
  const { _id } = await submitted(app, seller, form);
  expect((await read('product', _id)).price).toEqual({
    asked: { amount: 4544, per: 'per sheet', sqft: 142 },
    public: null,
    usual: { low: 100, high: 120, products: 5 },
  });
  await approver.decideNow('product', _id, 'approve');
  await app.patch(`/product/updateById/${_id}`, { price: 3200 }, seller);
  const { price } = await read('product', _id);
  expect(price).toMatchObject({ asked: { amount: 3200, sqft: 100 }, public: { amount: 4544, sqft: 142 } });
  expect(price.usual.products).toBe(5);
});

test('a price that few others share, or of goods not sold by area, has no usual range', async () => {
  const { _id } = await submitted(app, seller, { price: 60, pricetype: 'per Nos/sheet' });
  const { price } = await read('product', _id);
  expect(price).toEqual({ asked: { amount: 60, per: 'per sheet', sqft: null }, public: null, usual: null });
});

test('what may be the same product again is named: nearly the name or the picture at this seller, the very name elsewhere', async () => {
  const owner = await someSeller(db);
  const picture = await somePicture(db, { bytes: 12_345, width: 801, height: 601 });
  const near = await someProduct(db, { sellerId: owner.id, name: 'Jalveer Marine BWP plywood 19 mm' });
  const elsewhere = await someProduct(db, { name: 'JALVEER marine BWP plywood 18 mm' });
  await someProduct(db, { name: 'Jalveer Marine BWP plywood 12 mm' });
  await someProduct(db, { sellerId: owner.id, name: 'Soft-close hinge' });
  const { _id } = await submitted(app, owner, { name: 'Jalveer Marine BWP plywood 18 mm' });
  const { likelySame } = await read('product', _id);
  expect(likelySame.map(({ _id, isSameSeller, why }: Record<string, unknown>) => [_id, isSameSeller, why])).toEqual([
    [near.id, true, 'name'],
    [elsewhere.id, false, 'name'],
  ]);
  const pictured = await someProduct(db, { sellerId: owner.id, name: 'Door', mainImage: picture.path });
  const other = await someProduct(db, {
    sellerId: owner.id,
    name: 'Frame',
    mainImage: picture.path,
    approval: 'APPROVED',
  });
  await app.patch(`/product/updateById/${other.id}`, { name: 'Frame of teak' }, owner);
  expect((await read('product', other.id)).likelySame).toMatchObject([{ _id: pictured.id, why: 'picture' }]);
});

test('staff read the record of the seller: listings, refusals, reports and answers', async () => {
  const owner = await someSeller(db);
  const reporter = await someMember(db);
  const live = await submitted(app, owner, { name: 'Live board' });
  await approver.decideNow('product', live._id, 'approve');
  const refused = await submitted(app, owner, { name: 'Refused board' });
  await approver.decideNow('product', refused._id, 'reject', 'Blurred picture.');
  await app.post('/reports', { kind: 'product', id: live._id, reason: 'Wrong price' }, reporter);
  const at = new Date();
  await someLead(db, { sellerId: owner.id, buyerId: reporter.id, respondedAt: at });
  const waiting = await submitted(app, owner, { name: 'Waiting board' });
  expect((await read('product', waiting._id)).ownerFacts).toMatchObject({
    listings: 3,
    live: 1,
    decided: 2,
    rejections: 1,
    reports: 1,
    reportsUpheld: 0,
    leads: 1,
    answeredInADay: 1,
  });
});

test('a report shows its subject as it is and as it was, which is deleted with its author (ADMIN-11)', async () => {
  const owner = await someSeller(db);
  const product = await someProduct(db, {
    sellerId: owner.id,
    name: 'Charcoal louver',
    listPrice: 80,
    longDescription: 'Louver.',
  });
  await app.post('/reports', { kind: 'product', id: product.id, reason: 'Wrong price' }, await someMember(db));
  const [item] = (await app.get('/admin/review?kind=report&perPage=100', await approver.who))
    .json()
    .data.filter(({ title }: { title: string }) => title === 'Charcoal louver');
  expect((await read('report', item._id)).differs).toEqual([]);
  await app.patch(`/product/updateById/${product.id}`, { price: 95, longDescription: 'Louver of pine.' }, owner);
  await approver.decideNow('product', product.id, 'approve');
  const { was, pending, differs } = await read('report', item._id);
  expect(differs).toEqual(['Price', 'Text']);
  const values = ({ fields }: { fields: { label: string; value: string }[] }) =>
    fields.filter(({ label }) => differs.includes(label)).map(({ value }) => value);
  expect(values(was)).toEqual(['₹80 per sq.ft', 'Louver.']);
  expect(values(pending)).toEqual(['₹95 per sq.ft', 'Louver of pine.']);
  await db.delete(members).where(eq(members.id, owner.id));
  expect(await db.$count(reportedSubjects, eq(reportedSubjects.reportId, item._id))).toBe(0);
  expect(await read('report', item._id)).not.toHaveProperty('was');
});

test('a report says how often its subject was reported and what the others said, without their numbers (ADMIN-11)', async () => {
  const product = await someProduct(db, { name: 'Teak fluted panel' });
  const say = async (message: string) =>
    app.post('/reports', { kind: 'product', id: product.id, reason: 'Wrong price', message }, await someMember(db));
  await say('It costs more on the phone.');
  await say('Call me on 98220 54321.');
  const found = (await app.get('/admin/review?kind=report&perPage=100&q=fluted', await approver.who)).json().data;
  const [first, second] = found;
  expect(found).toHaveLength(2);
  expect((await read('report', first._id)).report).toMatchObject({
    kind: 'product',
    reason: 'Wrong price',
    message: 'It costs more on the phone.',
    ofSubject: 2,
    upheld: 0,
    others: [{ _id: second._id, message: 'Call me on •••••', status: 'PENDING' }],
  });
  await approver.decideNow('report', first._id, 'approve', 'The price is wrong.');
  const { report, warnings } = await read('report', second._id);
  expect(report).toMatchObject({ ofSubject: 2, upheld: 1, others: [{ _id: first._id, status: 'APPROVED' }] });
  expect(warnings).toEqual(['The reported item is no longer public.']);
});
