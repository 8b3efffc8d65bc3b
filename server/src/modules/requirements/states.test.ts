import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, someOpportunity, someRequirement } from '#test/builders.ts';
import { someApprover } from '#test/selling.ts';
import { codeSentTo } from '#test/sign-in.ts';
import { lockRequirement } from './own.sql.ts';
import { requirements } from './requirements.tables.ts';
import { pauseRequirement } from './states.service.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

const statusOf = async (id: string, who?: Caller) =>
  (await app.get(`/requirement/getById/${id}`, who)).json().data?.status;
const move = (id: string, how: string, who: Caller | undefined, body: object = {}) =>
  app.post(`/requirement/${id}/${how}`, body, who);
async function ended() {
  const buyer = await someMember(db);
  const { id } = await someRequirement(db, { buyerId: buyer.id, expiresAt: new Date(Date.now() - DAY_MS) });
  return { buyer, id };
}

test('after 30 days a requirement expires; its buyer renews it for another 30', async () => {
  const { buyer, id } = await ended();
  await ask(db, 'requirements.expire', {});
  await app.settle();
  expect(await statusOf(id)).toBe('Expired');
  expect((await app.get(`/requirement?userId=${buyer.id}`)).json().total).toBe(0);
  const renewed = await move(id, 'renew', buyer);
  expect(renewed.json()).toMatchObject({ message: 'Requirement renewed for 30 days', data: { status: 'Active' } });
  expect(Date.parse(renewed.json().data.expiresAt)).toBeGreaterThan(Date.now() + 29 * DAY_MS);
});

test('its buyer hears of the end three days before, once', async () => {
  const buyer = await someMember(db);
  await someRequirement(db, { buyerId: buyer.id, title: 'Doors', expiresAt: new Date(Date.now() + 2 * DAY_MS) });
  await someRequirement(db, { buyerId: buyer.id, title: 'Later', expiresAt: new Date(Date.now() + 9 * DAY_MS) });
  for (const _twice of [1, 2]) {
    await ask(db, 'requirements.expire', {});
    await app.settle();
  }
  const { rows } = await db.execute(
    sql`select content from notifications where member_id = ${buyer.id} and type = 'requirement_expiring'`,
  );
  expect(rows).toEqual([{ content: "Your requirement 'Doors' ends in 3 days. Renew it with one tap." }]);
});

test('the buyer closes it once; a closed one is neither renewed nor closed again', async () => {
  const buyer = await someMember(db);
  const { id } = await someRequirement(db, { buyerId: buyer.id });
  expect((await move(id, 'complete', buyer)).json().data.status).toBe('Completed');
  for (const how of ['complete', 'renew']) {
    const reply = await move(id, how, buyer);
    expect([reply.statusCode, reply.json().error]).toEqual([409, 'requirement_completed']);
  }
  expect(await statusOf(id)).toBe('Completed');
});

test('nobody else moves it', async () => {
  const { id } = await someRequirement(db);
  for (const how of ['renew', 'complete', 'confirm']) {
    expect((await move(id, how, await someMember(db))).json().error).toBe('not_your_requirement');
    expect((await move(id, how, undefined)).statusCode).toBe(401);
    expect((await move(newId(), how, await someMember(db))).statusCode).toBe(404);
  }
  expect(await statusOf(id)).toBe('Active');
});

test('a paused one reads Pending and opens again by the code sent to its buyer, and by no other way', async () => {
  const buyer = await someMember(db);
  const { id } = await someRequirement(db, { buyerId: buyer.id });
  expect((await move(id, 'confirm', buyer, { otp: '123456' })).json().error).toBe('requirement_not_paused');
  await db.transaction(async (db) => {
    const found = await lockRequirement(db, id);
    if (found) await pauseRequirement(db, found);
  });
  expect(await statusOf(id, buyer)).toBe('Pending');
  expect((await move(id, 'renew', buyer)).json().error).toBe('requirement_paused');
  expect((await move(id, 'confirm', buyer)).json().error).toBe('otp_required');
  await app.post('/users/sentOtp', { phone: buyer.phone });
  const otp = await codeSentTo(app, buyer.phone);
  expect((await move(id, 'confirm', buyer, { otp: otp === '000000' ? '000001' : '000000' })).statusCode).toBe(422);
  const opened = await move(id, 'confirm', buyer, { otp });
  expect(opened.json(), opened.body).toMatchObject({
    message: 'Requirement is active again',
    data: { status: 'Active' },
  });
  expect(await statusOf(id)).toBe('Active');
});

test('one that staff took out is not renewed', async () => {
  const buyer = await someMember(db);
  const { id } = await someRequirement(db, { buyerId: buyer.id, approval: 'REJECTED' });
  expect((await move(id, 'renew', buyer)).json().error).toBe('requirement_under_review');
  expect(await statusOf(id, buyer)).toBe('Pending');
});

test('an address that was deleted answers 410', async () => {
  const buyer = await someMember(db);
  const { id } = await someRequirement(db, { buyerId: buyer.id });
  await app.delete(`/requirement/deleteById/${id}`, undefined, buyer);
  const { rows } = await db.execute(sql`select kind from gone_addresses where kind = 'requirement'`);
  expect(rows).toEqual([{ kind: 'requirement' }]);
  expect(await db.$count(requirements, eq(requirements.id, id))).toBe(0);
});

test('a member reports an opportunity; upheld, it leaves its list', async () => {
  const { id } = await someOpportunity(db, { brand: 'Devgirika' });
  const report = { kind: 'opportunity', id, reason: 'Spam or fraud' };
  expect((await app.post('/reports', report, await someMember(db))).statusCode).toBe(200);
  const approver = someApprover(app);
  const { data } = (await app.get('/admin/review?kind=report&perPage=100', await approver.who)).json();
  const item = data.find(({ about }: { about: string }) => about.startsWith('Opportunity'));
  await approver.decideNow('report', item._id, 'approve', 'It asks for a deposit.');
  await app.settle();
  expect((await app.get(`/dealershipOwnerRoutes/getOpportunityById/${id}`)).statusCode).toBe(404);
  expect((await app.post('/reports', report, await someMember(db))).json().error).toBe('reported_missing');
});
