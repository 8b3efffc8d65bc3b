import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { companies, memberFiles } from '#modules/identity/identity.tables.ts';
import type { Caller } from '#test/app.ts';
import { somePicture, someProduct, someSeller } from '#test/builders.ts';
import { type Patch, somePlace, someRegistration } from '#test/forms.ts';
import { someApprover } from '#test/selling.ts';
import { telling } from '#test/telling.ts';

const { app, notificationsOf, close } = await telling();
afterAll(close);
const { db } = app;
const approver = someApprover(app);

/** A verified seller with its certificate. */
async function verified(name: string) {
  const seller = await someSeller(db, await somePlace(db), {
    name,
    address: '12 Ring Road',
    gstNumber: '27AAAFP0000A1ZD',
    isVerified: true,
  });
  const paper = await somePicture(db, { use: 'certificate', open: false, ownerId: seller.id });
  await db.insert(memberFiles).values({ memberId: seller.id, kind: 'document', position: 0, path: paper.path });
  return seller;
}
const patch = (who: Caller, body: Patch | object) => app.patch(`/users/updateUserById/${who.id}`, body, who);
const saved = async (who: Caller, body: Patch | object) => {
  const reply = await patch(who, body);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const shown = async ({ id }: Caller) => {
  const { companyName, companyObj, cityName, verifeied } = (await app.get(`/users/getUserById/${id}`)).json().data;
  return [companyName, companyObj.address, cityName, verifeied];
};
const RENAMED = { companyObj: { name: 'Narmada Plywood House', address: '4 Station Road' } };

test('a verified seller’s new name and address wait: buyers see the verified ones, it reads that they are under review', async () => {
  const seller = await verified('Tapi Plywood House');
  const product = await someProduct(db, { sellerId: seller.id });
  const { stateId, cityId } = await somePlace(db, 'surat-gj');
  const { data, message } = await saved(seller, { ...RENAMED, stateId, cityId, description: 'Since 1998.' });
  expect(message).toBe('Saved. Your new name and address are under review.');
  expect(data).toMatchObject({
    companyName: 'Tapi Plywood House',
    description: 'Since 1998.',
    underReview: {
      status: 'PENDING',
      companyName: 'Narmada Plywood House',
      address: '4 Station Road',
      cityName: 'Surat',
    },
  });
  expect(await shown(seller)).toEqual(['Tapi Plywood House', '12 Ring Road', 'Nashik', true]);
  expect((await app.get(`/product/getProductById/${product.id}`)).json().data.companyName).toBe('Tapi Plywood House');
  expect(JSON.stringify((await app.get(`/users/getUserById/${seller.id}`)).json())).not.toContain('Narmada');

  const item = (await approver.read('gst', seller.id)).json().data;
  expect(item).toMatchObject({ title: 'Narmada Plywood House', about: 'New name or address of a verified seller' });
  expect(item.differs).toEqual(['Company', 'Address', 'City', 'State']);
  const valueIn = (side: { fields: { label: string; value: string }[] }, label: string) =>
    side.fields.find((field) => field.label === label)?.value;
  expect([valueIn(item.public, 'City'), valueIn(item.pending, 'City')]).toEqual(['Nashik', 'Surat']);
  await approver.decideNow('gst', seller.id, 'approve');
  await expect.poll(() => shown(seller)).toEqual(['Narmada Plywood House', '4 Station Road', 'Surat', true]);
  expect((await app.get(`/users/getUserById/${seller.id}`, seller)).json().data.underReview).toBeNull();
  expect((await notificationsOf(seller))[0]?.content).toBe(
    'Your new name and address are approved. Buyers see them now.',
  );
});

test.each([
  ['name', { companyObj: { name: 'Purna Ply Mart', address: '12 Ring Road' } }],
  ['address', { companyObj: { address: '9 Canal Road' } }],
  ['address', { pincode: '422009' }],
])('only the %s that changes is said to be under review, and to be decided', async (part, body) => {
  const seller = await verified(`Purna Panels ${Object.keys(body)} ${JSON.stringify(body).length}`);
  const { message, data } = await saved(seller, body);
  expect([message, data.underReview.changes]).toEqual([`Saved. Your new ${part} is under review.`, [part]]);
  await approver.decideNow('gst', seller.id, 'reject', 'Not on the certificate.');
  expect((await notificationsOf(seller))[0]?.content).toBe(
    `Your new ${part} was not accepted: Not on the certificate.`,
  );
  await saved(seller, body);
  await approver.decideNow('gst', seller.id, 'approve');
  expect((await notificationsOf(seller))[0]?.content).toBe(`Your new ${part} is approved. Buyers see it now.`);
});

test('a rejected change leaves the verified ones, and its reason to read; another save waits anew', async () => {
  const seller = await verified('Godavari Panels');
  await saved(seller, { companyObj: { name: 'Godavari Ply Mart' } });
  const { version } = (await approver.read('gst', seller.id)).json().data;
  await saved(seller, { companyObj: { name: 'Godavari Ply Centre' } });
  const late = await approver.decide('gst', seller.id, { decision: 'approve', version });
  expect([late.statusCode, late.json().error]).toEqual([409, 'changed_since']);
  await approver.decideNow('gst', seller.id, 'reject', 'The certificate has the old name.');
  const own = async () => (await app.get(`/users/getUserById/${seller.id}`, seller)).json().data.underReview;
  expect(await own()).toMatchObject({ status: 'REJECTED', reason: 'The certificate has the old name.' });
  expect((await shown(seller))[0]).toBe('Godavari Panels');
  await saved(seller, { companyObj: { name: 'Godavari Ply Mart' } });
  expect(await own()).toMatchObject({ status: 'PENDING', reason: null });
  await saved(seller, { companyObj: { name: 'Godavari Panels' } });
  expect(await own()).toBeNull();
});

test('another GST number or certificate takes the tick away at once, and what waited is saved', async () => {
  const [byNumber, byPaper] = [await verified('Anjani Doors'), await verified('Zari Hardware')];
  await saved(byNumber, { companyObj: { name: 'Anjani Door Works' } });
  await saved(byNumber, { gstNumber: '27AAPFU0939F1ZV' });
  await expect.poll(() => shown(byNumber)).toEqual(['Anjani Door Works', '12 Ring Road', 'Nashik', false]);
  const paper = await somePicture(db, { use: 'certificate', open: false, ownerId: byPaper.id });
  const { data } = await saved(byPaper, { documents: [{ image: paper.id }] });
  expect(data).toMatchObject({ verifeied: false, underReview: null });
  await expect.poll(async () => (await shown(byPaper))[3]).toBe(false);
});

test('who is not verified saves name and address at once', async () => {
  const seller = await someSeller(db, await somePlace(db), { name: 'Plain Ply' });
  const { data } = await saved(seller, { companyObj: { name: 'Plain Ply Mart', address: '1 Mill Road' } });
  expect(data).toMatchObject({ companyName: 'Plain Ply Mart', underReview: null });
  await expect.poll(async () => (await shown(seller))[0]).toBe('Plain Ply Mart');
});

test.each([
  'Vanaroop Timber Pvt Ltd',
  'vanaroop  TIMBER',
  'Vanaroop-Timber & Co.',
  'Vanaroop Tim\u200bber Private Limited',
  'V\u0430naroop Timber',
  'Ｖａｎａｒｏｏｐ Timber',
])('nobody takes the name of a verified seller: %s', async (name) => {
  if ((await db.$count(companies, eq(companies.name, 'Vanaroop Timber'))) === 0) await verified('Vanaroop Timber');
  for (const seller of [await someSeller(db), await verified(`Other ${name.length} ${Math.random()}`)]) {
    const reply = await patch(seller, { companyObj: { name } });
    expect([reply.statusCode, reply.json().error]).toEqual([409, 'name_taken']);
    expect(reply.json().fields).toEqual({ 'companyObj.name': reply.json().message });
  }
});

test('nobody registers under the name of a verified seller', async () => {
  await verified('Malabar Timbers');
  const form = await someRegistration(db, { businessName: 'MALABAR TIMBERS (P) LTD.' });
  const reply = await app.post('/users/register', form);
  expect([reply.statusCode, reply.json().error]).toEqual([409, 'name_taken']);
  expect(reply.json().fields).toEqual({ businessName: reply.json().message });
});

test('names close to a verified seller’s are a warning for staff, and an equal one cannot be verified', async () => {
  await verified('Sahyadri Veneers');
  const seller = await verified('Konkan Boards');
  await saved(seller, { companyObj: { name: 'Sahyadri Veners' } });
  const { warnings } = (await approver.read('gst', seller.id)).json().data;
  expect(warnings[0]).toMatch(/^The name is close to a verified seller's: Sahyadri Veneers \(\/seller\//);
  const twin = await someSeller(db, {}, { name: 'Sahyadri Veneers Pvt Ltd', gstNumber: '08AAGCM0000G1Z4' });
  const paper = await somePicture(db, { use: 'certificate', open: false, ownerId: twin.id });
  await db.insert(memberFiles).values({ memberId: twin.id, kind: 'document', position: 0, path: paper.path });
  const reply = await approver.decideNow('gst', twin.id, 'approve');
  expect([reply.statusCode, reply.json().error]).toEqual([409, 'name_taken']);
});

test('of two who want one name, the first that staff approve has it', async () => {
  const sellers = [await verified('First Choice Ply'), await verified('Second Choice Ply')];
  for (const seller of sellers) await saved(seller, { companyObj: { name: 'Dream Ply' } });
  const replies = await Promise.all(sellers.map(({ id }) => approver.decideNow('gst', id, 'approve')));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ statusCode }) => statusCode === 409)?.json().error).toBe('name_taken');
});
