import type { InboxKind } from '@plyhaat/contract/leads/seller-inbox';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someLead, someMember, someRequirement, someSeller } from '#test/builders.ts';
import { busySeller, inboxOf, matched } from '#test/inboxes.ts';
import { decide } from '#test/quoting.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

test('one list holds leads, price requests, matched requirements, quotes, wins and applications, each once (LEAD-20)', async () => {
  const { seller, open, quote, win, won, sent, received } = await busySeller(app);
  const { data, next, counts } = await inboxOf(app, seller);
  const of = (kind: InboxKind) => data.filter((item) => item.kind === kind);
  expect(next).toBeNull();
  expect(counts).toEqual({
    kinds: { request: 1, lead: 1, match: 1, quote: 1, win: 1, application: 2 },
    waiting: 5,
  });
  expect(of('request')).toMatchObject([
    { who: 'Zarina Shaikh', what: 'Marine ply 18 mm', asked: '120 sheets', cityName: 'Nashik', waits: true },
  ]);
  expect(of('lead')).toMatchObject([{ who: 'Ravi Naik', waits: true, lead: { status: 'new', channel: 'call' } }]);
  expect(of('match')).toMatchObject([
    { _id: open.requirement.id, who: null, cityName: 'Nashik', what: 'BWP plywood 18 mm', asked: '120 sheets' },
  ]);
  expect(of('quote')).toMatchObject([
    { _id: quote._id, who: 'Asha Rao', waits: false, quote: { status: 'open', unitPrice: 4450, unitName: 'sheet' } },
  ]);
  expect(of('win')).toMatchObject([
    {
      _id: win._id,
      requirementId: won.requirement.id,
      waits: true,
      quote: { status: 'accepted' },
      lead: { status: 'new' },
    },
  ]);
  expect(of('application')).toMatchObject([
    { _id: received.id, who: 'Godavari Ply', waits: true, application: { isOwn: false } },
    { _id: sent.id, who: 'Rangpat Surfaces', waits: false, application: { isOwn: true, status: 'new' } },
  ]);
  expect(data.map(({ waits }) => waits)).toEqual([true, true, true, true, true, false, false]);
});

test('a kind and a search narrow the list', async () => {
  const { seller } = await busySeller(app);
  const kinds = async (query: Record<string, string>) =>
    (await inboxOf(app, seller, query)).data.map(({ kind }) => kind);
  for (const kind of ['request', 'lead', 'match', 'quote', 'win'] as const)
    expect(await kinds({ kind })).toEqual([kind]);
  expect(await kinds({ kind: 'application' })).toEqual(['application', 'application']);
  expect(await kinds({ search: 'zarina marine' })).toEqual(['request']);
  expect(await kinds({ search: 'nobody of this name' })).toEqual([]);
});

test('a buyer’s words in the thread of a quote make it the seller’s turn, its answer ends that', async () => {
  const { seller, quoted, quote } = await busySeller(app);
  const item = async () => (await inboxOf(app, seller, { kind: 'quote' })).data[0];
  await decide(app, quote, quoted.buyer, { decision: 'question', text: 'In two lots?' });
  expect(await item()).toMatchObject({ _id: quote._id, waits: true });
  await app.post(`/threads/${quote.threadId}/messages`, { text: 'Yes.' }, seller);
  expect(await item()).toMatchObject({ waits: false });
});

test('an answered lead waits no longer, a won quote until its lead was followed up', async () => {
  const { seller } = await busySeller(app);
  for (const kind of ['lead', 'win'] as const) {
    const [item] = (await inboxOf(app, seller, { kind })).data;
    await app.patch(`/leads/updateById/${item?.lead?._id}`, { status: 'contacted' }, seller);
    expect((await inboxOf(app, seller, { kind })).data).toMatchObject([{ _id: item?._id, waits: false }]);
  }
});

test('nobody sees another’s inbox, neither by a page, nor by a cursor, nor by an id', async () => {
  const { seller, caller } = await busySeller(app);
  const rival = await someSeller(db);
  await someLead(db, { sellerId: rival.id, buyerId: caller.id, name: 'Only the rival’s' });
  const { next } = await inboxOf(app, seller, { perPage: '1' });
  for (const query of [{}, { cursor: next ?? '' }, { search: 'a' }]) {
    const { data } = await inboxOf(app, rival, query);
    expect(data.filter(({ who }) => who !== 'Only the rival’s')).toEqual([]);
  }
  const { data } = await inboxOf(app, seller);
  expect(data).toHaveLength(7);
  expect(JSON.stringify(data)).not.toContain('Only the rival’s');
  for (const { kind, _id } of data) {
    expect((await app.get(`/leads/inbox/${kind}/${_id}`, seller)).json().data).toMatchObject({ kind, _id });
    expect((await app.get(`/leads/inbox/${kind}/${_id}`, rival)).json().error).toBe('item_not_found');
  }
  const [{ lead } = {}] = data.filter(({ kind }) => kind === 'lead');
  expect((await app.get(`/leads/getById/${lead?._id}`, rival)).json().error).toBe('lead_not_found');
  expect((await app.get('/leads/inbox', await someMember(db))).statusCode).toBe(403);
});

test('the list tells no number of anybody', async () => {
  const { seller, caller, asker, open, quoted, won } = await busySeller(app);
  const text = JSON.stringify(await inboxOf(app, seller));
  for (const { phone } of [seller, caller, asker, open.buyer, quoted.buyer, won.buyer])
    expect(text).not.toContain(phone);
});

test('what is over, taken back or blocked is no longer offered as a match', async () => {
  const seller = await someSeller(db);
  const blocked = await someMember(db, { isBlocked: true });
  const gone = [
    { status: 'Completed' as const },
    { approval: 'PENDING' as const },
    { expiresAt: new Date(Date.now() - 1000) },
    { buyerId: blocked.id },
  ];
  for (const over of gone) await matched(db, seller.id, (await someRequirement(db, over)).id);
  const open = await someRequirement(db);
  await matched(db, seller.id, open.id);
  expect((await inboxOf(app, seller)).data.map(({ _id }) => _id)).toEqual([open.id]);
});
