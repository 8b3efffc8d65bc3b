import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { numberPlaces } from '#modules/leads/leads.tables.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { decide, sentQuote, someAsker, someQuoter } from '#test/quoting.ts';
import { subscribe } from '#test/subscribed.ts';
import { requirements } from '../requirements.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

async function someSubscribedSeller() {
  const seller = await someQuoter(app);
  await subscribe(db, seller.id);
  return seller;
}
const ask = (who: Caller, requirementId: string, channel = 'call') =>
  app.post('/leads', { requirementId, channel }, who);
const takenOf = (requirementId: string) =>
  db.$count(
    numberPlaces,
    and(eq(numberPlaces.requirementId, requirementId), eq(numberPlaces.by, 'asking'), isNull(numberPlaces.givenBackAt)),
  );
const bad = (who: Caller, requirementId: string, reason = 'wrong_number') =>
  app.post(`/requirement/${requirementId}/bad-lead`, { reason }, who);
const statusOf = async (id: string) => (await db.select().from(requirements).where(eq(requirements.id, id)))[0]?.status;

test('under fifty parallel asks no more than five sellers learn the number', async () => {
  const { buyer, requirement } = await someAsker(app);
  const sellers = await Promise.all(Array.from({ length: 50 }, someSubscribedSeller));
  const replies = await Promise.all(sellers.map((seller) => ask(seller, requirement.id)));
  const revealed = replies.filter(({ statusCode }) => statusCode === 200);
  expect(revealed.map((reply) => reply.json().phone)).toEqual(Array(5).fill(buyer.phone));
  const refused = replies.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.map((reply) => reply.json().message)).toContain(
    'Five sellers already have this buyer’s number. You can still send a quote.',
  );
  for (const { body } of refused) expect(body).not.toContain(buyer.phone);
  expect(await takenOf(requirement.id)).toBe(5);
  const holder = sellers[replies.findIndex(({ statusCode }) => statusCode === 200)] as Caller;
  expect((await ask(holder, requirement.id, 'whatsapp')).json().whatsapp).toBe(buyer.phone);
  expect(await takenOf(requirement.id)).toBe(5);
});

test('a place is given back once, and another seller takes it', async () => {
  const { requirement } = await someAsker(app);
  const sellers = await Promise.all(Array.from({ length: 6 }, someSubscribedSeller));
  const [first, last] = [sellers[0] as Caller, sellers[5] as Caller];
  for (const seller of sellers.slice(0, 5)) expect((await ask(seller, requirement.id)).statusCode).toBe(200);
  expect((await ask(last, requirement.id)).json().error).toBe('numbers_taken');
  const words = await Promise.all(Array.from({ length: 6 }, () => bad(first, requirement.id)));
  expect(words.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(words.find(({ statusCode }) => statusCode === 409)?.json().error).toBe('already_said');
  expect(await takenOf(requirement.id)).toBe(4);
  expect((await ask(last, requirement.id)).statusCode).toBe(200);
  expect((await ask(await someSubscribedSeller(), requirement.id)).json().error).toBe('numbers_taken');
  expect((await bad(await someSubscribedSeller(), requirement.id)).json().error).toBe('no_number');
});

test('two sellers who could not reach the buyer pause the requirement; after it is confirmed two others are needed', async () => {
  const { requirement } = await someAsker(app);
  const some = someSubscribedSeller;
  const [a, b, c, d] = await Promise.all([some(), some(), some(), some()]);
  for (const seller of [a, b, c, d]) await ask(seller, requirement.id);
  await bad(a, requirement.id, 'not_buying');
  expect(await statusOf(requirement.id)).toBe('Active');
  await bad(b, requirement.id, 'duplicate');
  expect(await statusOf(requirement.id)).toBe('Pending');
  await db.update(requirements).set({ status: 'Active' }).where(eq(requirements.id, requirement.id));
  await bad(c, requirement.id);
  expect(await statusOf(requirement.id)).toBe('Active');
  await bad(d, requirement.id);
  expect(await statusOf(requirement.id)).toBe('Pending');
});

test('a buyer lets a seller who quoted call, without a plan and beside the five', async () => {
  const { buyer, requirement } = await someAsker(app);
  for (let asked = 0; asked < 5; asked++) await ask(await someSubscribedSeller(), requirement.id);
  const seller = await someQuoter(app);
  const invite = (who: Caller, userId: string) => app.post(`/requirement/${requirement.id}/let-call`, { userId }, who);
  expect((await invite(buyer, seller.id)).json().error).toBe('no_quote_of');
  const quote = await sentQuote(app, requirement.id, seller);
  expect((await invite(seller, seller.id)).json().error).toBe('not_your_requirement');
  expect((await invite(buyer, seller.id)).json().message).toBe('The seller can call you now.');
  expect((await app.get('/leads', seller)).json().data).toMatchObject([{ phone: buyer.phone, source: 'requirement' }]);
  expect((await app.get(`/quotes?requirementId=${requirement.id}`, buyer)).json()).toMatchObject({
    data: [{ holdsNumber: true, phone: null }],
    places: { taken: 5, known: 6 },
  });
  expect((await app.get(`/quotes?requirementId=${requirement.id}`, seller)).json().places).toMatchObject({
    holds: true,
    mayGiveBack: true,
  });
  await app.settle();
  const received = (await app.post('/notifications/getAllNotifications', {}, seller)).json().data;
  expect(received).toMatchObject([{ type: 'contact', content: 'Asha Rao contacted you.' }]);
  expect((await decide(app, quote, buyer, { decision: 'accept' })).statusCode).toBe(200);
  expect((await invite(buyer, seller.id)).json().error).toBe('requirement_over');
});

test('writing to the buyer takes no place, because it reveals no number', async () => {
  const { requirement } = await someAsker(app);
  const seller = await someSubscribedSeller();
  expect((await ask(seller, requirement.id, 'contact')).statusCode).toBe(200);
  expect(await takenOf(requirement.id)).toBe(0);
  expect((await ask(await someSeller(db), requirement.id)).json().error).toBe('not_subscribed');
  expect((await ask(await someMember(db), requirement.id)).json().error).toBe('access_denied');
});
