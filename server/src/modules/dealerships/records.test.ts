import { afterAll, expect, test } from 'vitest';
import { type Caller, testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { activeDealership, dealershipForm, PDF, sentDocument, submittedDealership } from '#test/dealing.ts';
import { someApprover } from '#test/selling.ts';
import { multipart, somePhoto } from '#test/uploads.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const approver = someApprover(app);
const read = async (id: string, who: Caller) => (await app.get(`/dealership/getById/${id}`, who)).json().data;

test('a new dealership is pending and has the names that apps read (DEAL-1)', async () => {
  const who = await someMember(db);
  const paper = await sentDocument(app, who);
  const made = await submittedDealership(app, who, { documents: [paper], website: 'godavari.example' });
  expect(made).toMatchObject({
    name: 'Godavari Ply Centre',
    city: 'Nashik',
    state: 'Maharashtra',
    pincode: '422001',
    phone: '9822011111',
    website: 'https://godavari.example',
    establishedYear: null,
    gstNumber: null,
    documents: [{ name: 'licence.pdf', bytes: PDF.length }],
    status: 'pending',
    rejectReason: null,
    warnings: [],
  });
  expect((await app.get('/dealership?search=godavari', who)).json()).toMatchObject({ total: 1 });
  expect((await app.get('/dealership?search=tapi', who)).json()).toMatchObject({ total: 0, data: [] });
});

test('on the review desk the contact of whoever applies is masked (ADMIN-12)', async () => {
  const { _id, email } = await submittedDealership(app, await someMember(db));
  const { fields } = (await approver.read('dealership', _id)).json().data.pending;
  const value = (label: string) => fields.find((field: { label: string }) => field.label === label).value;
  expect(value('Phone')).toBe('98XXXXXX11');
  expect(value('E-mail')).toContain('@');
  expect(value('E-mail')).not.toBe(email);
});

const EMPTY = {
  name: 'Business name is required',
  description: 'Description is required',
  address: 'Address is required',
  state: 'State is required',
  city: 'City is required',
  pincode: 'PIN code is required',
  phone: 'Valid phone number is required',
  email: 'Invalid email address',
  businessType: 'Business type is required',
  logo: 'Business logo is required',
};

test('each field that is missing is named (DEAL-2)', async () => {
  const who = await someMember(db);
  const reply = await app.post('/dealership', {}, who);
  expect(reply.statusCode).toBe(422);
  expect(reply.json().fields).toEqual(EMPTY);
});

test.each([
  ['phone', '98220 111', 'Valid phone number is required'],
  ['phone', '12345678901234', 'Valid phone number is required'],
  ['phone', 'ten letters', 'Valid phone number is required'],
  ['email', 'nobody', 'Invalid email address'],
  ['pincode', '022001', 'Please enter a valid PIN code'],
  ['state', 'Atlantis', 'Please choose a state from the list'],
  ['city', 'Surat', 'Please choose a city of that state'],
  ['businessType', 'Shop', 'Business type is required'],
  ['establishedYear', '1850', 'Please enter a year from 1900 to the current year'],
  ['gstNumber', '27AAAFP', 'Please enter a valid GST number'],
  ['website', 'not an address', 'Please enter a valid website address'],
])('%s cannot be %j', async (field, value, message) => {
  const who = await someMember(db);
  const reply = await app.post('/dealership', await dealershipForm(app, who, { [field]: value }), who);
  expect([reply.statusCode, reply.json().fields]).toEqual([422, { [field]: message }]);
});

test('a landline with its area code is an Indian number, and a slip in the GST number is a warning', async () => {
  const who = await someMember(db);
  const made = await submittedDealership(app, who, { phone: '0253 231 0044', gstNumber: '27AAAFP0000A1ZE' });
  expect(made).toMatchObject({
    phone: '2532310044',
    gstNumber: '27AAAFP0000A1ZE',
    warnings: ['This GST number does not look right. Please check it.'],
  });
});

test('documents are pdf, doc, docx, jpg or png, ten at most (DEAL-3)', async () => {
  const who = await someMember(db);
  const program = await multipart({ use: 'document' }, { file: { bytes: Buffer.from('MZ program'), name: 'a.exe' } });
  const refused = await app.send('POST', '/media', program, who);
  expect([refused.statusCode, refused.json().error]).toEqual([415, 'not_a_document']);
  const eleven = Array.from({ length: 11 }, () => 'x');
  const reply = await app.post('/dealership', await dealershipForm(app, who, { documents: eleven }), who);
  expect(reply.json().fields).toEqual({ documents: 'You can add up to 10 documents' });
});

test('the form with its files is taken as multipart, ten documents in it (ALL-19)', async () => {
  const who = await someMember(db);
  const { logo: _, ...fields } = await dealershipForm(app, who);
  const files = Array.from({ length: 10 }, (_, i) => [`documents[${i}]`, { bytes: PDF, name: `${i}.pdf` }] as const);
  const logo = { bytes: await somePhoto(64, 64).jpeg().toBuffer(), name: 'logo.jpg', type: 'image/jpeg' };
  const body = await multipart(fields as Record<string, string>, { logo, ...Object.fromEntries(files) });
  const reply = await app.send('POST', '/dealership', body, who);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json().data.documents).toHaveLength(10);
});

test('a document opens by its signed address alone, and never in the page (DEAL-3)', async () => {
  const who = await someMember(db);
  const { documents } = await submittedDealership(app, who, { documents: [await sentDocument(app, who)] });
  const [paper] = documents;
  const address = paper?.address ?? '';
  const opened = await app.app.inject({ url: address });
  expect(opened.statusCode).toBe(200);
  expect(opened.headers['content-disposition']).toContain('attachment');
  expect(opened.rawPayload).toEqual(PDF);
  for (const url of [address.split('?')[0] ?? '', address.replace(/signature=.{4}/, 'signature=aaaa')])
    expect((await app.app.inject({ url })).statusCode, url).toBe(404);
});

test('ALL-22: another member is refused without a byte of it', async () => {
  const owner = await someMember(db);
  const other = await someMember(db);
  const { _id } = await submittedDealership(app, owner);
  const replies = [
    await app.get(`/dealership/getById/${_id}`, other),
    await app.get(`/dealership?userId=${owner.id}`, other),
    await app.patch(`/dealership/updateById/${_id}`, { name: 'Mine now' }, other),
    await app.delete(`/dealership/deleteById/${_id}`, undefined, other),
    await app.post('/dealership', await dealershipForm(app, owner, { userId: other.id }), owner),
  ];
  for (const reply of replies) {
    expect(reply.statusCode, reply.body).toBe(403);
    expect(reply.body).not.toContain('Godavari');
  }
  expect(await read(_id, owner)).toMatchObject({ name: 'Godavari Ply Centre' });
});

test('staff read it with its documents and decide; the owner sees the reason (DEAL-1)', async () => {
  const owner = await someMember(db);
  const { _id } = await submittedDealership(app, owner, { documents: [await sentDocument(app, owner)] });
  const seen = (await approver.read('dealership', _id)).json().data;
  expect(seen).toMatchObject({ title: 'Godavari Ply Centre', about: 'Retailer · Nashik, Maharashtra', public: null });
  const paper = seen.pending.fields.find(({ label }: { label: string }) => label === 'Document 1: licence.pdf');
  expect((await app.app.inject({ url: paper.value })).statusCode).toBe(200);
  await approver.decideNow('dealership', _id, 'reject', 'The licence has expired.');
  expect(await read(_id, owner)).toMatchObject({ status: 'rejected', rejectReason: 'The licence has expired.' });
  await app.patch(`/dealership/updateById/${_id}`, { address: '14 Main Road' }, owner);
  expect(await read(_id, owner)).toMatchObject({ status: 'pending', rejectReason: null, address: '14 Main Road' });
  await approver.decideNow('dealership', _id, 'approve');
  expect(await read(_id, owner)).toMatchObject({ status: 'active' });
  expect((await app.get('/admin/review?kind=dealership&status=APPROVED', await approver.who)).json().total).toBe(1);
});

test('a save that changes nothing stays active; a changed one is another version to decide on', async () => {
  const owner = await someMember(db);
  const { _id } = await activeDealership(app, owner);
  const saved = await read(_id, owner);
  const same = { name: saved.name, logo: saved.logo, documents: [], state: saved.stateId, city: saved.cityId };
  await app.patch(`/dealership/updateById/${_id}`, same, owner);
  expect(await read(_id, owner)).toMatchObject({ status: 'active' });
  await app.patch(`/dealership/updateById/${_id}`, { phone: '9822099999' }, owner);
  const seen = (await approver.read('dealership', _id)).json().data;
  await app.patch(`/dealership/updateById/${_id}`, { phone: '9822088888' }, owner);
  const late = await approver.decide('dealership', _id, { decision: 'approve', version: seen.version });
  expect(late.json().error).toBe('changed_since');
});

test('documents are removed one by one, and the whole is deleted for good (DEAL-4)', async () => {
  const owner = await someMember(db);
  const files = [await sentDocument(app, owner, 'a.pdf'), await sentDocument(app, owner, 'b.pdf')];
  const { _id, documents } = await submittedDealership(app, owner, { documents: files });
  const keep = documents[1]?.path ?? '';
  await app.patch(`/dealership/updateById/${_id}`, { documents: [keep] }, owner);
  expect((await read(_id, owner)).documents).toMatchObject([{ name: 'b.pdf' }]);
  expect((await app.delete(`/dealership/deleteById/${_id}`, undefined, owner)).statusCode).toBe(200);
  expect((await app.get(`/dealership/getById/${_id}`, owner)).json().error).toBe('dealership_not_found');
});
