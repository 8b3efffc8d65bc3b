import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { notifications } from '#modules/notifications/notifications.tables.ts';
import { auditLog } from '#platform/db/platform.tables.ts';
import { testApp } from '#test/app.ts';
import { batchesOf, csvOf, someLine, zipNamed } from '#test/batches.ts';
import { someCategory, someSeller } from '#test/builders.ts';
import { someApprover } from '#test/selling.ts';
import { products } from '../catalog.tables.ts';

// Files are read in a thread and pictures encoded: slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const shop = await testApp();
afterAll(shop.close);
const { db } = shop;
await someCategory(db);
const approver = someApprover(shop);
const zip = await zipNamed('board.jpg');

const LINES = ['A1', 'A2', 'A3'].map((code) => someLine(code));
async function waiting() {
  const seller = await someSeller(db);
  const own = batchesOf(shop, seller);
  const batch = await own.submitted({ sheet: csvOf([...LINES, someLine('A4', { price: 'free' })]), zip });
  return { seller, own, batch };
}
const takeOut = async (id: string, number: number, reason: string | null) =>
  shop.post(`/admin/batches/${id}/rows/${number}`, { reason }, await approver.who);
const notificationsOf = (memberId: string) =>
  db
    .select({ type: notifications.type, content: notifications.content })
    .from(notifications)
    .where(eq(notifications.memberId, memberId))
    .orderBy(notifications.createdAt);
const mine = async (seller: { id: string; role: string }) =>
  (await shop.get(`/product?userId=${seller.id}&perPage=100`, seller as never)).json();

test('one batch is one item of the queue, with a sample and its errors, and no product of it waits by itself', async () => {
  const { batch, seller } = await waiting();
  const queue = (await shop.get('/admin/review?kind=batch', await approver.who)).json();
  expect(queue.data).toContainEqual(
    expect.objectContaining({ kind: 'batch', _id: batch._id, title: 'stock.csv', about: 'Upload of products · 3 new' }),
  );
  expect(queue.waiting.batch).toBe(queue.total);
  expect(queue.waiting.product).toBe(0);
  expect((await mine(seller)).total).toBe(0);
  const rows = async (query: string) =>
    (await shop.get(`/admin/batches/${batch._id}/rows?${query}`, await approver.who)).json();
  expect((await rows('sample=true')).data).toHaveLength(3);
  expect(await rows('outcome=faulty')).toMatchObject({
    total: 1,
    data: [{ number: 5, errors: [{ column: 'price' }] }],
  });
  expect((await shop.get(`/admin/batches/${batch._id}/rows`, seller)).statusCode).toBe(403);
});

test('a row taken out is rejected with its reason and shows so in My Products; each way one notification', async () => {
  const { batch, seller, own } = await waiting();
  const { version } = (await approver.read('batch', batch._id)).json().data;
  expect((await takeOut(batch._id, 3, 'The picture shows another board.')).statusCode).toBe(200);
  expect((await takeOut(batch._id, 4, 'By mistake')).statusCode).toBe(200);
  expect((await takeOut(batch._id, 4, null)).statusCode).toBe(200);
  const stale = await approver.decide('batch', batch._id, { decision: 'approve', version });
  expect(stale.json().error).toBe('changed_since');
  await approver.decideNow('batch', batch._id, 'approve');
  await shop.settle();
  expect(await own.read(batch._id)).toMatchObject({ state: 'decided', approved: 2, rejected: 1, takenOut: 1 });
  const { data } = await mine(seller);
  const states = data.map((p: Record<string, unknown>) => [p.name, p.approved, p.rejectReason]).sort();
  expect(states).toEqual([
    ['Board A1', 'APPROVED', null],
    ['Board A2', 'REJECTED', 'The picture shows another board.'],
    ['Board A3', 'APPROVED', null],
  ]);
  expect(await notificationsOf(seller.id)).toEqual([
    { type: 'batch_under_review', content: expect.stringMatching(/^Your upload of 3 products is under review\./) },
    { type: 'batch_decided', content: 'Of your upload 2 products are approved and 1 was sent back.' },
  ]);
  expect((await takeOut(batch._id, 2, 'Too late')).json().error).toBe('batch_not_ready');
});

test('every product that is decided has its audit row, and so has the batch', async () => {
  const { batch, seller } = await waiting();
  await approver.decideNow('batch', batch._id, 'approve');
  await shop.settle();
  const made = await db.select({ id: products.id }).from(products).where(eq(products.sellerId, seller.id));
  expect(made).toHaveLength(3);
  const { id: actorId } = await approver.who;
  for (const { id } of made) {
    const rows = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, id), eq(auditLog.action, 'approve_product')));
    expect(rows).toMatchObject([{ actorId, subjectKind: 'product', detail: { batch: batch._id } }]);
  }
  expect(await db.$count(auditLog, and(eq(auditLog.subjectId, batch._id), eq(auditLog.action, 'approve_batch')))).toBe(
    1,
  );
});

test('a rejected batch rejects each of its products, with the reason', async () => {
  const { batch, seller, own } = await waiting();
  await approver.decideNow('batch', batch._id, 'reject', 'Prices without GST, please.');
  await shop.settle();
  expect(await own.read(batch._id)).toMatchObject({
    state: 'decided',
    approved: 0,
    rejected: 3,
    reason: 'Prices without GST, please.',
  });
  const { data } = await mine(seller);
  expect(data).toHaveLength(3);
  expect(data.every((p: Record<string, unknown>) => p.rejectReason === 'Prices without GST, please.')).toBe(true);
  expect((await shop.get(`/product?userId=${seller.id}`)).json().total).toBe(0);
});

test('what its seller changed meanwhile is not overwritten, and a code used meanwhile makes no second product', async () => {
  const { batch, seller, own } = await waiting();
  await approver.decideNow('batch', batch._id, 'approve');
  await shop.settle();
  const lines = [someLine('A1', { name: 'By file' }), someLine('A2', { name: 'By file too' }), someLine('B1')];
  const next = await own.submitted({ sheet: csvOf(lines), zip });
  const [a1, a3] = (await mine(seller)).data
    .filter((p: { name: string }) => /A[13]$/.test(p.name))
    .toSorted((a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name));
  await shop.patch(`/product/updateById/${a1._id}`, { name: 'By form' }, seller);
  await shop.patch(`/product/updateById/${a3._id}`, { code: 'B1' }, seller);
  await approver.decideNow('batch', next._id, 'approve');
  await shop.settle();
  expect(await own.read(next._id)).toMatchObject({ approved: 1, rejected: 2 });
  const rows = await own.rows(next._id);
  expect(rows.map(({ code, result }) => [code, result])).toEqual([
    ['A1', 'rejected'],
    ['A2', 'approved'],
    ['B1', 'rejected'],
  ]);
  expect(rows[0]?.reason).toMatch('You changed this product');
  expect(rows[2]?.reason).toMatch('You gave this code to another product');
  expect((await mine(seller)).data.map((p: { name: string }) => p.name).sort()).toEqual([
    'Board A3',
    'By file too',
    'By form',
  ]);
});
