import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { auditLog } from '#platform/db/platform.tables.ts';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const approver = await someMember(db, { role: 'APPROVERS' });
const manager = await someMember(db, { role: 'SUBADMIN' });
const PATH = '/admin/review-templates';
const UNCLEAR = { kind: 'product', title: 'Picture unclear', text: 'The picture is blurred.' };
const list = async () => (await app.get(PATH, approver)).json().data;

test('a sub-administrator adds, changes and deletes reason templates, approvers read them', async () => {
  const { data } = (await app.post(PATH, UNCLEAR, manager)).json();
  expect(await list()).toEqual([{ _id: data._id, ...UNCLEAR }]);
  const words = { title: 'Picture blurred', text: 'Please send a sharper picture.' };
  expect((await app.patch(`${PATH}/${data._id}`, words, manager)).json().data).toMatchObject(words);
  const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, data._id)).orderBy(auditLog.seq);
  expect(rows.at(-1)).toMatchObject({ action: 'change_template', before: { title: 'Picture unclear' }, after: words });
  for (const refused of [
    await app.post(PATH, UNCLEAR, approver),
    await app.patch(`${PATH}/${data._id}`, words, approver),
    await app.delete(`${PATH}/${data._id}`, undefined, approver),
  ])
    expect(refused.statusCode).toBe(403);
  expect((await app.delete(`${PATH}/${data._id}`, undefined, manager)).statusCode).toBe(200);
  expect(await list()).toEqual([]);
  expect((await app.delete(`${PATH}/${data._id}`, undefined, manager)).json().error).toBe('template_missing');
  expect((await app.patch(`${PATH}/${data._id}`, words, manager)).json().error).toBe('template_missing');
});

test('a template needs a title and a text, and a kind has at most twelve, also when two are added at once', async () => {
  const bare = await app.post(PATH, { kind: 'gst', title: ' ', text: '' }, manager);
  expect(bare.json().fields).toEqual({ title: 'Please enter a title', text: 'Please enter the reason' });
  for (let n = 1; n < 12; n++) await app.post(PATH, { ...UNCLEAR, kind: 'gst', title: `Reason ${n}` }, manager);
  const last = await Promise.all([1, 2, 3].map(() => app.post(PATH, { ...UNCLEAR, kind: 'gst' }, manager)));
  expect(last.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  expect((await app.post(PATH, UNCLEAR, manager)).statusCode).toBe(200);
});
