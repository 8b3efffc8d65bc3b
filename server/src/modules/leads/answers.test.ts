import { SETTINGS } from '@plyhaat/contract/core/site-settings';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { members } from '#modules/identity/identity.tables.ts';
import { noteAll } from '#platform/db/counters.sql.ts';
import { newId } from '#platform/db/id.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, someRequirement, someSeller } from '#test/builders.ts';
import { someSubscriber, subscribe } from '#test/subscribed.ts';
import { newLeadCounter } from './leads.limits.ts';
import { leadContacts, leads } from './leads.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

const answer = (who: Caller | undefined, requirementId: string, over: object = {}) =>
  app.post('/leads', { requirementId, SourceName: 'WEB', ...over }, who);

async function someSubscribedSeller() {
  const seller = await someSeller(db);
  await subscribe(db, seller.id);
  return seller;
}
async function someRequest(over: Parameters<typeof someMember>[1] = {}) {
  const buyer = await someMember(db, over);
  return { buyer, requirement: await someRequirement(db, { buyerId: buyer.id }) };
}
const leadsOf = (sellerId: string) => db.select().from(leads).where(eq(leads.sellerId, sellerId));

test('a subscribed seller is told the number of a buyer who looks for something, and finds it in its inbox', async () => {
  const { buyer, requirement } = await someRequest({
    name: 'Asha Rao',
    phone: '9822012301',
    email: 'asha@mail.example',
  });
  const seller = await someSubscribedSeller();
  const reply = await answer(seller, requirement.id);
  expect(reply.json()).toEqual({ success: true, message: 'You can contact the buyer now.', phone: '9822012301' });
  expect(reply.headers['cache-control']).toBe('no-store');
  const { data, unread } = (await app.get('/leads', seller)).json();
  expect(unread).toBe(0);
  expect(data).toMatchObject([
    { name: 'Asha Rao', phone: '9822012301', email: null, source: 'requirement', status: 'contacted', isRead: true },
  ]);
  expect((await leadsOf(seller.id))[0]).toMatchObject({ buyerId: buyer.id, requirementId: requirement.id });
});

test('each channel is told what it needs, and the inbox keeps no more than that', async () => {
  const { requirement } = await someRequest({ phone: '9822012302', email: 'buyer@mail.example' });
  const expected = {
    whatsapp: { whatsapp: '9822012302' },
    email: { email: 'buyer@mail.example' },
    contact: {},
  };
  for (const [channel, revealed] of Object.entries(expected)) {
    const seller = await someSubscribedSeller();
    expect((await answer(seller, requirement.id, { channel })).json()).toEqual({
      success: true,
      message: 'You can contact the buyer now.',
      ...revealed,
    });
    const [lead] = await leadsOf(seller.id);
    expect([lead?.phone, lead?.email].filter(Boolean), channel).toEqual(Object.values(revealed));
  }
});

test('visitors, buyers and sellers without a subscription are told nothing', async () => {
  const { buyer, requirement } = await someRequest({ phone: '9822012303', email: 'secret@mail.example' });
  const refusals = async (who: Caller | undefined) => {
    const replies = await Promise.all(
      ['call', 'whatsapp', 'email', 'contact'].map((channel) => answer(who, requirement.id, { channel })),
    );
    for (const { body } of replies) expect(body).not.toMatch(/9822012303|secret@/);
    return new Set(replies.map((reply) => `${reply.statusCode} ${reply.json().error}`));
  };
  expect(await refusals(undefined)).toEqual(new Set(['401 sign_in_required']));
  expect(await refusals(await someSubscriber(db))).toEqual(new Set(['403 access_denied']));
  expect(await refusals(await someSeller(db))).toEqual(new Set(['403 not_subscribed']));
  expect(await refusals(buyer)).toEqual(new Set(['403 own_requirement']));
});

test('what is closed, gone or another’s is not answered', async () => {
  const seller = await someSubscribedSeller();
  const { buyer, requirement } = await someRequest();
  const closed = await someRequirement(db, { buyerId: buyer.id, status: 'Completed' });
  const blocked = await someRequest({ isBlocked: true });
  const error = async (id: string, over: object = {}) => (await answer(seller, id, over)).json().error;
  for (const id of [closed.id, blocked.requirement.id, newId()]) expect(await error(id)).toBe('requirement_not_found');
  expect(await error(requirement.id, { userId: (await someSeller(db)).id })).toBe('requirement_not_found');
  expect(await error(requirement.id, { createdById: buyer.id })).toBe('access_denied');
  expect(await error('first')).toBe('input_invalid');
  expect(await leadsOf(seller.id)).toEqual([]);
});

test('asking again within a day is one lead; it is no enquiry of the buyer’s, and no call of the buyer’s joins it', async () => {
  const { buyer, requirement } = await someRequest();
  await subscribe(db, buyer.id);
  const seller = await someSubscribedSeller();
  await Promise.all(Array.from({ length: 8 }, () => answer(seller, requirement.id)));
  const [lead, ...others] = await leadsOf(seller.id);
  expect(others).toEqual([]);
  expect(await db.$count(leadContacts, eq(leadContacts.leadId, lead?.id ?? ''))).toBe(8);
  expect((await app.get('/leads/mine', buyer)).json()).toMatchObject({ data: [], total: 0 });
  await app.post('/leads', { userId: seller.id }, buyer);
  expect(await leadsOf(seller.id)).toHaveLength(2);
  expect((await app.get('/leads/mine', buyer)).json().total).toBe(1);
  const second = await someRequirement(db, { buyerId: buyer.id });
  await answer(seller, second.id);
  expect(await leadsOf(seller.id)).toHaveLength(3);
});

test('numbers of buyers count among those a member is told in a day', async () => {
  const seller = await someSubscribedSeller();
  const counter = newLeadCounter(seller.id, 'call');
  for (let call = 1; call < SETTINGS.callsADay.initial; call++) await noteAll(db, [counter]);
  const all = [await someRequest(), await someRequest(), await someRequest()];
  const replies = await Promise.all(all.map(({ requirement }) => answer(seller, requirement.id)));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(replies.find(({ statusCode }) => statusCode !== 200)?.json().error).toBe('revealed_too_many');
});

test('a buyer’s pass opens no buyer’s number to whoever became a seller, and goes on allowing calls to sellers', async () => {
  const { requirement } = await someRequest({ phone: '9822012344' });
  const seller = await someSeller(db, { role: 'USER' });
  await subscribe(db, seller.id);
  const becomes = async (role: 'DEALER' | 'RETAILER'): Promise<Caller> => {
    await db.update(members).set({ role }).where(eq(members.id, seller.id));
    return { ...seller, role };
  };
  const dealer = await becomes('DEALER');
  for (const channel of ['call', 'whatsapp', 'email', 'contact']) {
    const reply = await answer(dealer, requirement.id, { channel });
    expect([reply.statusCode, reply.json().error]).toEqual([403, 'not_subscribed']);
    expect(reply.body).not.toContain('9822012344');
  }
  const other = await someSeller(db, {}, { phone: '9811100022' });
  expect((await app.post('/leads', { userId: other.id, channel: 'call' }, dealer)).json().phone).toBe('9811100022');
  const check = `/users/checkForValidSubscriptionAndReturnBoolean/${seller.id}`;
  expect((await app.get(check, dealer)).json().data).toBe(true);
  await subscribe(db, seller.id);
  expect((await answer(dealer, requirement.id)).json().phone).toBe('9822012344');
  const retailer = await becomes('RETAILER');
  expect((await answer(retailer, requirement.id)).json().phone, 'a plan of one business serves the next').toBe(
    '9822012344',
  );
});

test('a lead keeps which program sent it, as an order does', async () => {
  const { requirement } = await someRequest();
  const seller = await someSubscribedSeller();
  await answer(seller, requirement.id, { SourceName: 'ANDROID' });
  const [lead] = await leadsOf(seller.id);
  expect(lead?.sourceName).toBe('ANDROID');
});
