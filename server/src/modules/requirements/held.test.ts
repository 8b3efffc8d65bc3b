import { afterAll, expect, test } from 'vitest';
import { cityId, stateId } from '#modules/places/reference.sql.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { someApprover } from '#test/selling.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const approver = someApprover(app);

const FORM = { quantity: '20 sheets', budget: 50_000, stateId: stateId('MH'), cityId: cityId('pune-mh') };
const PHONE = '९८२२० १२३४५';
async function added(buyer: Caller, title: string, description: string) {
  const reply = await app.post('/requirement/addRequirement', { ...FORM, title, description }, buyer);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
const titles = async (who?: Caller, query = '') =>
  (await app.get(`/requirement?perPage=100${query}`, who))
    .json()
    .data.map((row: { productName: string }) => row.productName);
const reported = async (title: string) => {
  await app.settle();
  const { data } = (await app.get('/admin/review?kind=report&perPage=100', await approver.who)).json();
  return data.find((item: { title: string }) => item.title === title);
};

test('a requirement with a contact waits for review, to others it is not there', async () => {
  const buyer = await someMember(db);
  const { message, data } = await added(buyer, 'Held ply', `Call ${PHONE}`);
  expect(message).toBe('Requirement is waiting for review');
  expect(data).toMatchObject({ approved: 'PENDING', rejectReason: null, status: 'Pending' });
  for (const who of [undefined, await someSeller(db)]) {
    expect(await titles(who)).not.toContain('Held ply');
    expect((await app.get(`/requirement/getById/${data._id}`, who)).statusCode).toBe(404);
  }
  expect(await titles(buyer, `&userId=${buyer.id}`)).toEqual(['Held ply']);
  const item = await reported('Held ply');
  expect(item).toMatchObject({
    about: 'Requirement · Contact in text: a phone number.',
    owner: { _id: buyer.id },
    automatic: true,
  });
  await approver.decideNow('report', item._id, 'reject', 'It is a lot number.');
  await expect.poll(() => titles()).toContain('Held ply');
  const closed = await app.post(`/requirement/${data._id}/complete`, {}, buyer);
  expect(closed.json().data).toMatchObject({ approved: 'APPROVED', status: 'Completed' });
});

test('an upheld one is not published: its buyer reads why, and what it changes waits again', async () => {
  const buyer = await someMember(db);
  const { data } = await added(buyer, 'Mail me', 'asha at rao dot com');
  await approver.decideNow('report', (await reported('Mail me'))._id, 'approve', 'Please leave out your e-mail.');
  const read = async () => (await app.get(`/requirement/getById/${data._id}`, buyer)).json().data;
  expect(await read()).toMatchObject({ approved: 'REJECTED', rejectReason: 'Please leave out your e-mail.' });
  await app.patch(`/requirement/updateById/${data._id}`, { description: 'Marine grade' }, buyer);
  expect(await read()).toMatchObject({ approved: 'PENDING', rejectReason: null });
  expect(await titles()).not.toContain('Mail me');
});

test('words that are changed to a contact take a public one out, and a member reports one that is public', async () => {
  const buyer = await someMember(db);
  const { data } = await added(buyer, 'Plain ply', 'Marine grade');
  await expect.poll(() => titles()).toContain('Plain ply');
  const report = { kind: 'requirement', id: data._id, reason: 'Spam or fraud' };
  expect((await app.post('/reports', report, await someMember(db))).statusCode).toBe(200);
  await app.patch(`/requirement/updateById/${data._id}`, { description: 'www.ply.example' }, buyer);
  await expect.poll(() => titles()).not.toContain('Plain ply');
  expect((await app.post('/reports', report, await someMember(db))).json().error).toBe('reported_missing');
});
