import { DAY_MS, HOUR_MS } from '@plyhaat/contract/core/time-units';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '#platform/db/platform.tables.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { enquiryCases } from './cases.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const ravi = await someMember(db, { role: 'SUBADMIN', name: 'Ravi Nambiar' });
const govind = await someMember(db, { role: 'ADMIN', name: 'Govind Kelkar' });
const approver = await someMember(db, { role: 'APPROVERS' });
const PATH = '/admin/enquiries';

beforeEach(async () => {
  await db.execute(sql`truncate contact_messages, enquiries, kept_messages, counters cascade`);
});

const message = {
  name: 'Prakash Solanki',
  email: 'prakash@doors.example',
  phone: '97250 11140',
  subject: 'support',
  message: 'The GST certificate\nis refused twice.',
};
const lead = { name: 'Ashwini Borkar', phone: '98230 44556', address: 'Nagpur', message: '200 film faced sheets' };
/** Writes to us and answers the id of what staff find. */
async function write(form: object = message, path = '/contact'): Promise<string> {
  expect((await app.post(path, form)).statusCode).toBe(200);
  await app.settle();
  const { data } = (await app.get(`${PATH}?status=all&sort=-created`, ravi)).json();
  return data[0]._id;
}
const list = async (query = '', who: Caller = ravi) => (await app.get(`${PATH}?${query}`, who)).json();
const ids = async (query = '', who: Caller = ravi) =>
  (await list(query, who)).data.map(({ _id }: { _id: string }) => _id);
const read = async (id: string) => (await app.get(`${PATH}/${id}`, ravi)).json().data;
const give = (id: string, ownerId: string | null, wasOwnerId: string | null, who: Caller = ravi) =>
  app.put(`${PATH}/${id}/owner`, { ownerId, wasOwnerId }, who);
const answer = (id: string, who: Caller, more: object = {}) =>
  app.post(`${PATH}/${id}/answers`, { text: 'Please send it without the password.', ...more }, who);
const later = (id: string, ms: number) =>
  db
    .update(enquiryCases)
    .set({ createdAt: new Date(Date.now() - ms), dueAt: new Date(Date.now() + DAY_MS - ms) })
    .where(eq(enquiryCases.id, id));

test('a message of the contact form and a lead without a seller are listed, due 24 hours after they came (LEAD-21)', async () => {
  const first = await write();
  const second = await write(lead, '/leads');
  const { data, total } = await list();
  expect(total).toBe(2);
  expect(data).toMatchObject([
    {
      _id: first,
      kind: 'contact',
      name: 'Prakash Solanki',
      subject: 'Support',
      excerpt: 'The GST certificate is refused twice.',
      status: 'open',
      owner: null,
      answeredAt: null,
    },
    { _id: second, kind: 'lead', name: 'Ashwini Borkar', subject: null, place: 'Nagpur' },
  ]);
  expect(Date.parse(data[0].dueAt) - Date.parse(data[0].createdAt)).toBe(DAY_MS);
});

test('the list is what is open, what is due first; filters, orders and pages narrow it down', async () => {
  const early = await write();
  const late = await write({ ...lead, name: 'Nilima Joshi' }, '/leads');
  const done = await write({ ...message, name: 'Leena Kurian' });
  await later(late, 25 * HOUR_MS);
  await app.put(`${PATH}/${done}/status`, { status: 'closed' }, ravi);
  await give(early, ravi.id, null);
  expect(await ids()).toEqual([late, early]);
  expect(await ids('status=closed')).toEqual([done]);
  expect(await ids('status=all&sort=-due')).toEqual([done, early, late]);
  expect(await ids('status=all&sort=created')).toEqual([late, early, done]);
  expect(await ids('late=true')).toEqual([late]);
  expect(await ids('kind=contact')).toEqual([early]);
  expect(await ids('owner=me')).toEqual([early]);
  expect(await ids('owner=me', govind)).toEqual([]);
  expect(await ids('owner=none')).toEqual([late]);
  expect(await ids('q=solanki')).toEqual([early]);
  expect(await ids('q=9823044')).toEqual([late]);
  expect(await ids('to=2026-01-10')).toEqual([]);
  const pages = [await list('status=all&perPage=2'), await list('status=all&perPage=2&page=2')];
  expect(pages.map(({ data, total, hasMore }) => [data.length, total, hasMore])).toEqual([
    [2, 3, true],
    [1, 3, false],
  ]);
  for (const junk of ['status=lost', 'sort=name', 'owner=ravi', 'late=false', 'q=ab'])
    expect((await app.get(`${PATH}?${junk}`, ravi)).statusCode).toBe(422);
});

test('enquiries are for administrators and sub-administrators alone', async () => {
  const id = await write();
  const calls = (who?: Caller) => [
    app.get(PATH, who),
    app.get(`${PATH}/${id}`, who),
    app.put(`${PATH}/${id}/owner`, { ownerId: null, wasOwnerId: null }, who),
    app.put(`${PATH}/${id}/status`, { status: 'closed' }, who),
    app.post(`${PATH}/${id}/notes`, { text: 'A note' }, who),
    app.post(`${PATH}/${id}/answers`, { text: 'An answer' }, who),
    app.post(`${PATH}/${id}/contact`, { reason: 'To call' }, who),
  ];
  for (const who of [approver, await someSeller(db), await someMember(db)])
    for (const reply of await Promise.all(calls(who))) expect(reply.statusCode).toBe(403);
  for (const reply of await Promise.all(calls())) expect(reply.statusCode).toBe(401);
  expect((await read(id)).entries).toEqual([]);
});

test('of two of the staff who take an enquiry at once one has it, and the other reads that it is taken', async () => {
  const id = await write();
  const replies = await Promise.all([give(id, ravi.id, null), give(id, govind.id, null, govind)]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ statusCode }) => statusCode === 409)?.json().error).toBe('enquiry_taken');
  const winner = replies[0].statusCode === 200 ? ravi : govind;
  expect((await read(id)).owner).toEqual({ _id: winner.id, name: winner.name });
});

test('who has an enquiry answers and closes it; a colleague takes it over first', async () => {
  const id = await write();
  await give(id, ravi.id, null);
  for (const refused of [
    await answer(id, govind),
    await app.put(`${PATH}/${id}/status`, { status: 'closed' }, govind),
    await give(id, govind.id, null, govind),
  ])
    expect([refused.statusCode, refused.json().error]).toEqual([409, 'enquiry_taken']);
  expect((await give(id, govind.id, ravi.id, govind)).statusCode).toBe(200);
  expect((await answer(id, govind)).statusCode).toBe(200);
  expect((await give(id, approver.id, govind.id)).json().error).toBe('not_of_the_team');
  expect((await give(id, null, govind.id)).statusCode).toBe(200);
  expect((await read(id)).owner).toBeNull();
});

test('an answer leaves by mail once, with the question below it, and the enquiry waits for them', async () => {
  const id = await write();
  const key = { 'idempotency-key': 'click' };
  const payload = { text: 'Please send it without the password.' };
  for (let click = 1; click <= 2; click++)
    await app.send('POST', `${PATH}/${id}/answers`, { payload, headers: { ...key, ...(await app.as(ravi)) } });
  expect((await read(id)).entries).toMatchObject([{ kind: 'answer', by: 'Ravi Nambiar', sentAt: null }]);
  await app.settle();
  const [letter, ...others] = (await app.get('/dev/outbox?to=prakash@doors.example')).json().data;
  expect(others).toEqual([]);
  for (const words of ['without the password', 'Ravi Nambiar', '> The GST certificate\n> is refused twice.'])
    expect(letter.text).toContain(words);
  const { status, owner, answeredAt, entries } = await read(id);
  expect([status, owner.name]).toEqual(['waiting', 'Ravi Nambiar']);
  expect(answeredAt).not.toBeNull();
  expect(entries[0].sentAt).not.toBeNull();
  await answer(id, ravi, { close: true });
  expect(await read(id)).toMatchObject({ status: 'closed', answeredAt });
});

test('who left no e-mail address is called: staff read the number once they give a reason, which is in the log', async () => {
  const id = await write(lead, '/leads');
  expect((await answer(id, ravi)).json().error).toBe('enquiry_without_email');
  expect(await read(id)).toMatchObject({ phone: '98XXXXXX56', email: null });
  const address = `${PATH}/${id}/contact`;
  expect((await app.post(address, { reason: ' ' }, ravi)).json().fields).toEqual({ reason: 'Please give a reason' });
  expect((await app.post(address, { reason: 'No address, must call' }, ravi)).json()).toMatchObject({
    phone: '98230 44556',
    email: null,
  });
  const [row] = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(row).toMatchObject({
    action: 'show_contact',
    subjectKind: 'enquiry',
    detail: { reason: 'No address, must call' },
  });
  expect(JSON.stringify(row)).not.toMatch(/98230|44556/);
});

test('notes are for staff; every act is in the audit log with its subject’s name', async () => {
  const id = await write();
  expect((await app.post(`${PATH}/${id}/notes`, { text: '' }, govind)).json().fields).toEqual({
    text: 'Please write a note',
  });
  await app.post(`${PATH}/${id}/notes`, { text: 'The PDF has a password.' }, govind);
  await give(id, ravi.id, null);
  await answer(id, ravi);
  await app.put(`${PATH}/${id}/status`, { status: 'closed' }, ravi);
  await app.settle();
  expect((await read(id)).entries).toMatchObject([
    { kind: 'note', text: 'The PDF has a password.', by: 'Govind Kelkar' },
    { kind: 'answer' },
  ]);
  expect((await app.get('/dev/outbox?to=prakash@doors.example')).json().data).toHaveLength(1);
  const { data } = (await app.get(`/admin/audit?subject=${id}`, govind)).json();
  expect(data.map(({ action, subject }: { action: string; subject: string }) => [action, subject])).toEqual(
    ['move', 'answer', 'give', 'note'].map((act) => [`${act}_enquiry`, 'Prakash Solanki']),
  );
});

test('an enquiry tells which account it is of and how often it wrote before', async () => {
  const seller = await someSeller(db, { phone: '9725011140' }, { name: 'Solanki Doors' });
  await write();
  const id = await write({ ...message, subject: 'complaint' });
  expect(await read(id)).toMatchObject({ member: { _id: seller.id, name: 'Solanki Doors' }, earlier: 1 });
});

test('the command box finds an enquiry by who wrote it', async () => {
  const id = await write();
  const { data } = (await app.get('/admin/find?q=prakash sol', ravi)).json();
  expect(data).toMatchObject([{ kind: 'enquiry', _id: id, title: 'Prakash Solanki', link: `/admin/enquiries/${id}` }]);
});

test('with its message an enquiry is forgotten after two years; one of before there was this list is closed', async () => {
  const id = await write();
  await db.execute(sql`delete from enquiry_cases`);
  await db.execute(sql`update contact_messages set created_at = now() - interval '8 days'`);
  await write(lead, '/leads');
  expect(await ids('status=closed')).toEqual([id]);
  await db.execute(sql`update contact_messages set created_at = now() - interval '25 months'`);
  await db.execute(sql`select graphile_worker.add_job('content.forgetVisitors')`);
  await app.settle();
  expect((await app.get(`${PATH}/${id}`, ravi)).json().error).toBe('enquiry_missing');
});

test('LEAD-21 the list tells how many there are of each state, and how many are one’s own, nobody’s and late', async () => {
  const [first] = [await write(), await write(lead, '/leads'), await write(), await write()];
  await give(first, ravi.id, null);
  const other = await write(lead, '/leads');
  await app.put(`${PATH}/${other}/status`, { status: 'closed' }, ravi);
  await db.execute(sql`update enquiry_cases set due_at = now() - interval '1 hour' where id = ${first}`);
  const counts = { open: 4, mine: 1, notTaken: 3, late: 1, waiting: 0, closed: 1 };
  expect((await list('status=closed&q=solanki')).counts).toEqual(counts);
  expect((await list('', govind)).counts).toEqual({ ...counts, mine: 0 });
});
