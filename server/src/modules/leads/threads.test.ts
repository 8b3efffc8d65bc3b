import { SETTINGS } from '@plyhaat/contract/core/site-settings';
import { afterAll, expect, test } from 'vitest';
import { memberErased } from '#modules/identity/identity.events.ts';
import { announce } from '#platform/jobs/events.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someLead, someMember, someRequirement, someSeller } from '#test/builders.ts';
import { sentDocument } from '#test/dealing.ts';
import { openThread } from './leads.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

async function someThread() {
  const buyer = await someMember(db, { name: 'Asha Rao' });
  const seller = await someSeller(db, {}, { name: 'Tapi Plywood' });
  const requirement = await someRequirement(db, { buyerId: buyer.id, title: 'BWP plywood 18 mm' });
  const id = await openThread(db, { requirementId: requirement.id, buyerId: buyer.id, sellerId: seller.id });
  return { id, buyer, seller, requirement };
}
const write = (id: string, who: Caller, text: string, over: object = {}) =>
  app.post(`/threads/${id}/messages`, { text, ...over }, who);
const read = async (id: string, who: Caller) => (await app.get(`/threads/${id}/messages`, who)).json();

test('both sides write to each other and see what was read; there is one thread about a requirement', async () => {
  const { id, buyer, seller, requirement } = await someThread();
  expect(await openThread(db, { requirementId: requirement.id, buyerId: buyer.id, sellerId: seller.id })).toBe(id);
  expect((await write(id, buyer, 'Is it ISI marked?')).json()).toMatchObject({
    message: 'Message sent',
    data: { side: 'buyer', mine: true, text: 'Is it ISI marked?', isMasked: false, isSeen: false },
  });
  expect(await read(id, seller)).toMatchObject({
    data: [{ text: 'Is it ISI marked?', mine: false }],
    total: 1,
    thread: { side: 'seller', withName: 'Asha Rao', requirementId: requirement.id, unread: 1, isOpen: true },
  });
  await app.post(`/threads/${id}/read`, {}, seller);
  expect((await read(id, seller)).thread.unread).toBe(0);
  expect((await read(id, buyer)).data).toMatchObject([{ isSeen: true }]);
  await write(id, seller, 'Yes, on every sheet.');
  expect((await read(id, buyer)).data.map(({ text }: { text: string }) => text)).toEqual([
    'Yes, on every sheet.',
    'Is it ISI marked?',
  ]);
});

test('nobody else reads a thread, writes to it or learns that it exists', async () => {
  const { id } = await someThread();
  for (const who of [await someSeller(db), await someMember(db, { role: 'ADMIN' })]) {
    for (const reply of [
      await app.get(`/threads/${id}/messages`, who),
      await write(id, who, 'Hello'),
      await app.post(`/threads/${id}/read`, {}, who),
    ])
      expect([reply.statusCode, reply.json().error]).toEqual([404, 'thread_not_found']);
  }
  expect((await app.get(`/threads/${id}/messages`)).statusCode).toBe(401);
});

test('a number, an e-mail and a link are hidden from a side that does not hold the other’s number', async () => {
  const { id, buyer, seller } = await someThread();
  const others = await someThread();
  await someLead(db, { sellerId: others.seller.id, buyerId: others.buyer.id, channel: 'call', phone: '9822000009' });
  await someLead(db, { sellerId: seller.id, buyerId: others.buyer.id, channel: 'call', phone: '9822000009' });
  const sent = await write(id, seller, 'Freight stays. Call 98220 12345 or write to me@tapi.in, see www.tapi.in');
  expect(sent.json()).toMatchObject({
    message: 'Message sent. The other side cannot read the contact in it yet.',
    data: { isMasked: true, text: expect.stringContaining('98220 12345') },
  });
  const masked = await read(id, buyer);
  expect(JSON.stringify(masked)).not.toMatch(/98220|tapi\.in/);
  expect(masked).toMatchObject({
    data: [{ isMasked: true, text: 'Freight stays. Call ••••• or write to ••••• see •••••' }],
    thread: { notice: 'Numbers, e-mails and links stay hidden until you accept this seller’s quote.' },
  });
  await someLead(db, { sellerId: seller.id, buyerId: buyer.id, channel: 'call', phone: '9822000001' });
  expect(await read(id, buyer)).toMatchObject({
    data: [{ isMasked: false, text: expect.stringContaining('98220 12345') }],
    thread: { notice: null },
  });
  await write(id, buyer, 'Mine is 9822000001');
  expect((await read(id, seller)).data[0]).toMatchObject({ text: 'Mine is 9822000001', isMasked: false });
});

test('a file goes through media and is opened by both sides with a signed address', async () => {
  const { id, buyer, seller } = await someThread();
  const sent = await write(id, seller, '', { file: await sentDocument(app, seller, 'test-report.pdf') });
  expect(sent.json().data).toMatchObject({ text: null, file: { name: 'test-report.pdf' } });
  const { file } = (await read(id, buyer)).data[0];
  expect((await app.app.inject({ url: file.address })).statusCode).toBe(200);
  expect((await app.app.inject({ url: file.address.split('?')[0] })).statusCode).not.toBe(200);
  const foreign = await write(id, buyer, 'Mine', { file: await sentDocument(app, seller) });
  expect(foreign.json().error).toBe('upload_missing');
  expect((await write(id, buyer, ' ')).json()).toMatchObject({ fields: { text: 'Message is required' } });
});

test('sixty messages an hour are enough', async () => {
  const { id, buyer } = await someThread();
  const most = SETTINGS.messagesAnHour.initial;
  for (let sent = 0; sent < most; sent++) expect((await write(id, buyer, `Question ${sent}`)).statusCode).toBe(200);
  const refused = await write(id, buyer, 'One more');
  expect([refused.statusCode, refused.json().error]).toEqual([429, 'too_many_requests']);
});

test('the other side is told of the first message that it has not read, and not of every one', async () => {
  const { id, buyer, seller, requirement } = await someThread();
  for (const text of ['First', 'Second']) await write(id, buyer, text);
  await app.settle();
  const reply = await app.post('/notifications/getAllNotifications', {}, seller);
  expect(reply.json().data).toMatchObject([
    {
      type: 'message',
      content: "Asha Rao sent you a message about 'BWP plywood 18 mm'.",
      payload: { threadId: id, side: 'quote', requirementId: requirement.id },
    },
  ]);
});

test('a member takes its messages away; erased, its words go and the other side’s stay', async () => {
  const { id, buyer, seller } = await someThread();
  await write(id, buyer, 'Two lots, please');
  await write(id, seller, 'Two lots are possible');
  const taken = (await app.get(`/users/export/${buyer.id}`, buyer)).json().data;
  expect(taken.messages).toMatchObject([{ threadId: id, text: 'Two lots, please' }]);
  await announce(db, memberErased, { memberId: buyer.id });
  await app.settle();
  expect(await read(id, seller)).toMatchObject({
    data: [{ text: 'Two lots are possible' }, { text: null }],
    thread: { withName: 'Former member', isOpen: false },
  });
  expect((await write(id, seller, 'Still there?')).json().error).toBe('thread_closed');
});
