import { eq, inArray } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { products } from '#modules/catalog/catalog.tables.ts';
import { notifications } from '#modules/notifications/notifications.tables.ts';
import { auditLog } from '#platform/db/platform.tables.ts';
import { testApp } from '#test/app.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { someApprover, submitted } from '#test/selling.ts';
import { reviewDecisions } from './review.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const seller = await someSeller(db, {}, { name: 'Rangpat Surfaces' });
const other = await someSeller(db, {}, { name: 'Perumba Veneers' });
const approver = someApprover(app);

async function waiting(owner = seller, name = 'Calacatta laminate') {
  const { _id } = await submitted(app, owner, { name });
  const { version } = (await approver.read('product', _id)).json().data;
  return { kind: 'product', _id, version: version as string };
}
const decide = async (items: object[], more: object = { decision: 'approve' }, ownerId = seller.id) =>
  app.post('/admin/review', { ownerId, items, ...more }, await approver.who);

test('several things of one seller are approved at once, each with its own audit row and notification', async () => {
  const items = [await waiting(), await waiting(seller, 'Linen laminate'), await waiting(seller, 'Oak laminate')];
  const ids = items.map(({ _id }) => _id);
  const reply = await decide(items);
  expect([reply.statusCode, reply.json().decided]).toEqual([200, 3]);
  expect(reply.json().data).toEqual(ids.map((_id) => ({ kind: 'product', _id, error: null, message: 'Approved' })));
  const rows = await db.select().from(auditLog).where(inArray(auditLog.subjectId, ids)).orderBy(auditLog.seq);
  expect(rows.map(({ action, detail }) => [action, detail])).toEqual(
    items.map(({ version }) => ['approve_product', { version }]),
  );
  const shown = await db.select({ approval: products.approval }).from(products).where(inArray(products.id, ids));
  expect(shown.map(({ approval }) => approval)).toEqual(['APPROVED', 'APPROVED', 'APPROVED']);
  await app.settle();
  const received = await db.select().from(notifications).where(eq(notifications.memberId, seller.id));
  const approvals = received.filter(({ type }) => type === 'product_approval_confirmation');
  expect(approvals).toHaveLength(3);
});

test('what changed, was decided, was taken or is another seller’s stays, and is named; the rest is decided', async () => {
  const [good, changed, decided, taken, foreign] = [
    await waiting(),
    await waiting(),
    await waiting(),
    await waiting(),
    await waiting(other),
  ];
  await app.patch(`/product/updateById/${changed._id}`, { name: 'Changed meanwhile' }, seller);
  await approver.decideNow('product', decided._id, 'approve');
  const colleague = await someMember(db, { role: 'APPROVERS' });
  await app.put(`/admin/review/product/${taken._id}/assignment`, undefined, colleague);
  const missing = { ...good, _id: '0198c5b0-0000-7000-8000-000000000000' };
  const reply = await decide([changed, good, decided, taken, foreign, missing], {
    decision: 'reject',
    reason: 'The picture is blurred.',
  });
  expect(reply.json().decided).toBe(1);
  expect(reply.json().data.map(({ error }: { error: string | null }) => error)).toEqual([
    'changed_since',
    null,
    'already_decided',
    'taken_by_another',
    'another_seller',
    'nothing_to_review',
  ]);
  const { data } = (await approver.read('product', good._id)).json();
  expect(data).toMatchObject({ status: 'REJECTED', reason: 'The picture is blurred.' });
  expect((await approver.read('product', foreign._id)).json().data.status).toBe('PENDING');
});

test('a rejection of several needs its reason, reports are decided one by one, and nobody decides on their own', async () => {
  const item = await waiting();
  const bare = await decide([item], { decision: 'reject' });
  expect([bare.statusCode, bare.json().fields]).toEqual([422, { reason: 'Please give a reason for the rejection' }]);
  expect((await decide([{ ...item, kind: 'report' }])).statusCode).toBe(422);
  expect((await decide([])).statusCode).toBe(422);
  const own = await app.post(
    '/admin/review',
    { ownerId: seller.id, decision: 'approve', items: [item] },
    { id: seller.id, role: 'APPROVERS' },
  );
  expect(own.json().data).toMatchObject([
    { error: 'access_denied', message: 'A colleague decides on your own items.' },
  ]);
  expect((await approver.read('product', item._id)).json().data.status).toBe('PENDING');
});

test('the service figures count decisions of 7 and 30 days by kind, with the median time that they took', async () => {
  await db.delete(reviewDecisions);
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  const row = (kind: 'product' | 'comment', seconds: number, days: number, approved = true) => ({
    kind,
    seconds,
    approved,
    decidedAt: ago(days),
  });
  await db
    .insert(reviewDecisions)
    .values([
      row('product', 100, 1),
      row('product', 300, 2, false),
      row('product', 900, 10),
      row('product', 5, 31),
      row('comment', 60, 20),
    ]);
  const read = async () => (await app.get('/admin/review-figures', await approver.who)).json().data;
  expect(await read()).toEqual([
    {
      kind: null,
      week: { decided: 2, approved: 1, medianSeconds: 200 },
      month: { decided: 4, approved: 3, medianSeconds: 200 },
    },
    {
      kind: 'comment',
      week: { decided: 0, approved: 0, medianSeconds: null },
      month: { decided: 1, approved: 1, medianSeconds: 60 },
    },
    {
      kind: 'product',
      week: { decided: 2, approved: 1, medianSeconds: 200 },
      month: { decided: 3, approved: 2, medianSeconds: 300 },
    },
  ]);
  await decide([await waiting()]);
  const [all] = await read();
  expect([all.week.decided, all.week.approved]).toEqual([3, 2]);
});

test('the queue is searched by the name of the thing or of its seller, and says how old the oldest is', async () => {
  const { _id } = await waiting(other, 'Rosewood veneer 4 mm');
  const queue = async (query: string) => (await app.get(`/admin/review?${query}`, await approver.who)).json();
  const found = async (query: string) => (await queue(query)).data.map((item: { _id: string }) => item._id);
  expect(await found('q=rosewood')).toEqual([_id]);
  expect(await found('q=perumba%20rosewood&kind=product')).toEqual([_id]);
  expect(await found('q=rangpat%20rosewood')).toEqual([]);
  expect(await found('q=100%25')).toEqual([]);
  const { waiting: counts, oldest, total } = await queue('q=rosewood');
  expect(total).toBe(1);
  expect(counts.product).toBeGreaterThan(1);
  const first = (await queue('kind=product&perPage=1')).data[0];
  expect(oldest.product).toBe(first.submittedAt);
  expect(oldest).not.toHaveProperty('gst');
});
