import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { auditLog } from '#platform/db/platform.tables.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { someApprover, submitted } from '#test/selling.ts';
import { reviewAssignments } from './review.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const seller = await someSeller(db);
const asha = await someMember(db, { role: 'APPROVERS', name: 'Asha Rao' });
const ravi = await someMember(db, { role: 'APPROVERS', name: 'Ravi Menon' });

const waiting = async () => `/admin/review/product/${(await submitted(app, seller))._id}`;
const take = (address: string, who: Caller) => app.put(`${address}/assignment`, undefined, who);
const giveBack = (address: string, who: Caller) => app.delete(`${address}/assignment`, undefined, who);
const read = async (address: string, who: Caller) => (await app.get(address, who)).json().data;
const approve = async (address: string, who: Caller) => {
  const { version } = await read(address, who);
  return app.post(address, { decision: 'approve', version }, who);
};

test('of two approvers who take an item at once one has it, and both read who', async () => {
  const address = await waiting();
  const replies = await Promise.all([take(address, asha), take(address, ravi)]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ statusCode }) => statusCode === 409)?.json().error).toBe('taken_by_another');
  const winner = replies[0].statusCode === 200 ? asha : ravi;
  for (const who of [asha, ravi]) expect((await read(address, who)).taken).toMatchObject({ name: winner.name });
  const { data } = (await app.get('/admin/review?kind=product&perPage=100', ravi)).json();
  const [, id] = /product\/(.+)/.exec(address) ?? [];
  expect(data.find((item: { _id: string }) => item._id === id).taken._id).toBe(winner.id);
});

test('what a colleague took is refused to others until it is given back, and free once it is decided', async () => {
  const address = await waiting();
  await take(address, asha);
  const refused = await approve(address, ravi);
  expect([refused.statusCode, refused.json().error]).toEqual([409, 'taken_by_another']);
  expect((await giveBack(address, ravi)).statusCode).toBe(403);
  expect((await giveBack(address, asha)).statusCode).toBe(200);
  expect((await giveBack(address, asha)).json().error).toBe('not_taken');
  expect((await take(address, ravi)).statusCode).toBe(200);
  expect((await approve(address, ravi)).statusCode).toBe(200);
  expect(await db.$count(reviewAssignments, eq(reviewAssignments.memberId, ravi.id))).toBe(0);
  expect((await take(address, asha)).json().error).toBe('already_decided');
});

test('an assignment ends by itself after half an hour, and taking it again starts anew', async () => {
  const address = await waiting();
  const first = (await take(address, asha)).json().data;
  expect(Date.parse(first.until) - Date.now()).toBeGreaterThan(25 * 60_000);
  await db.update(reviewAssignments).set({ until: sql`now() - interval '1 second'` });
  expect(await read(address, ravi)).not.toHaveProperty('taken');
  expect((await approve(address, ravi)).statusCode).toBe(200);
  const other = await waiting();
  await take(other, asha);
  await db.update(reviewAssignments).set({ until: sql`now() + interval '1 minute'` });
  expect(Date.parse((await take(other, asha)).json().data.until) - Date.now()).toBeGreaterThan(25 * 60_000);
});

test('an administrator frees what a colleague took, which the log names', async () => {
  const address = await waiting();
  await take(address, asha);
  const admin = await someMember(db, { role: 'SUBADMIN' });
  expect((await giveBack(address, admin)).statusCode).toBe(200);
  const [row] = await db.select().from(auditLog).where(eq(auditLog.actorId, admin.id));
  expect(row).toMatchObject({ action: 'give_back_review', before: { takenBy: asha.id }, after: { takenBy: null } });
});

test('nobody takes what is their own, what is not there, or anything without being staff', async () => {
  const address = await waiting();
  expect((await take(address, seller)).statusCode).toBe(403);
  expect(await read(address, asha)).not.toHaveProperty('taken');
  const nothing = '/admin/review/product/0198c5b0-0000-7000-8000-000000000000';
  expect((await take(nothing, asha)).json().error).toBe('nothing_to_review');
  await app.post('/reports', { kind: 'seller', id: seller.id, reason: 'Spam or fraud' }, asha);
  const [own] = (await app.get('/admin/review?kind=report', asha)).json().data;
  expect((await take(`/admin/review/report/${own._id}`, asha)).statusCode).toBe(403);
});

test('whoever leaves takes what they took along, and it is in their export before', async () => {
  const address = await waiting();
  const leaving = await someApprover(app).who;
  await take(address, leaving);
  const { data } = (await app.get(`/users/export/${leaving.id}`, leaving)).json();
  expect(data.reviewAssignments).toMatchObject([{ kind: 'product', memberId: leaving.id }]);
  await db.execute(sql`delete from members where id = ${leaving.id}`);
  expect(await read(address, asha)).not.toHaveProperty('taken');
});
