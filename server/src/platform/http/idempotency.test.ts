import { endpoint, failure } from '@plyhaat/contract/core/endpoint';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { auditLog } from '../db/platform.tables.ts';
import { AppError } from './failure.ts';
import { route } from './http.ts';
import { forgetOldKeys } from './idempotency.ts';

const soldOut = failure('sold_out', 409, 'Sold out.');
const order = (path: '/test/orders' | '/test/samples') =>
  endpoint({
    method: 'POST',
    path,
    access: 'public',
    summary: 'Creates',
    body: z.object({ name: z.string() }),
    reply: { number: z.int() },
    failures: [soldOut],
    creates: true,
  });

const writing = (path: '/test/refused' | '/test/broken') =>
  endpoint({
    method: 'POST',
    path,
    access: 'public',
    summary: 'Writes and fails',
    reply: {},
    failures: [soldOut],
    creates: true,
  });
const purchase = endpoint({
  method: 'POST',
  path: '/test/purchases',
  access: 'public',
  summary: 'Commits, then goes outside',
  body: z.object({ sum: z.int() }),
  reply: { order: z.string(), visits: z.int() },
  failures: [soldOut],
  creates: true,
  commitsItself: true,
});
const visits: string[] = [];
const tried = { action: 'tried', subjectKind: 'test', subjectId: '1' };

const made: string[] = [];
let failing = false;
const app = await testApp({
  routes: (app, deps) => {
    for (const e of [order('/test/orders'), order('/test/samples')])
      route(app, deps, e, async ({ body }) => {
        if (failing) throw new AppError(soldOut);
        made.push(body.name);
        return { number: made.length };
      });
    for (const e of [writing('/test/refused'), writing('/test/broken')])
      route(app, deps, e, async ({ db }) => {
        await db.insert(auditLog).values(tried);
        throw e.path === '/test/refused' ? new AppError(soldOut) : new Error('a bug');
      });
    route(app, deps, purchase, async ({ exchange: { idempotencyKey = '' } }) => {
      visits.push(idempotencyKey);
      if (failing) throw new AppError(soldOut);
      return { order: idempotencyKey, visits: visits.filter((key) => key === idempotencyKey).length };
    });
  },
});
afterAll(app.close);
beforeEach(() => {
  made.length = 0;
  failing = false;
});

type Who = Awaited<ReturnType<typeof someMember>>;
let keys = 0;
const newKey = () => `click-${++keys}`;
const create = (key: string | undefined, name = 'ply', who?: Who, path = '/test/orders') =>
  app.send('POST', path, { payload: { name }, headers: key === undefined ? {} : { 'idempotency-key': key } }, who);

test('twenty clicks at the same moment create one thing', async () => {
  const key = newKey();
  const replies = await Promise.all(Array.from({ length: 20 }, () => create(key)));
  expect(made).toEqual(['ply']);
  for (const reply of replies)
    if (reply.statusCode !== 200) expect(reply.json()).toMatchObject({ error: 'idempotency_key_in_progress' });
  expect(replies.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
});

test('a later click gets the first click’s answer', async () => {
  const key = newKey();
  const first = await create(key);
  const second = await create(key);
  expect(second.statusCode).toBe(200);
  expect(second.json()).toEqual(first.json());
  expect(made).toHaveLength(1);
});

test('without a key every call creates', async () => {
  await create(undefined);
  await create(undefined);
  expect(made).toHaveLength(2);
});

test('the same key with another body is refused', async () => {
  const key = newKey();
  await create(key, 'ply');
  const other = await create(key, 'laminate');
  expect(other.statusCode).toBe(422);
  expect(other.json().error).toBe('idempotency_key_reused');
  expect(made).toEqual(['ply']);
});

test('a call that failed may be repeated with its key', async () => {
  const key = newKey();
  failing = true;
  expect((await create(key)).json()).toMatchObject({ error: 'sold_out' });
  failing = false;
  expect((await create(key)).statusCode).toBe(200);
  expect(made).toHaveLength(1);
});

test('a key belongs to its caller and its endpoint', async () => {
  const key = newKey();
  const [asha, ravi] = [await someMember(app.db), await someMember(app.db)];
  for (const who of [undefined, asha, ravi]) expect((await create(key, 'ply', who)).statusCode).toBe(200);
  expect((await create(key, 'ply', asha, '/test/samples')).statusCode).toBe(200);
  expect(made).toHaveLength(4);
});

test.each(['', 'x'.repeat(129)])('a key of a wrong length is refused', async (key) => {
  const reply = await create(key);
  expect(reply.statusCode).toBe(422);
  expect(reply.json().fields).toHaveProperty('idempotency-key');
  expect(made).toEqual([]);
});

test('what is written before a failure is undone with it, and what was counted before a refusal stays counted', async () => {
  const notes = async () => (await app.db.select().from(auditLog).where(eq(auditLog.action, 'tried'))).length;
  const keyed = { headers: { 'idempotency-key': newKey() } };
  expect((await app.send('POST', '/test/refused', keyed)).json()).toMatchObject({ error: 'sold_out' });
  expect(await notes()).toBe(1);
  expect((await app.send('POST', '/test/broken', keyed)).statusCode).toBe(500);
  expect(await notes()).toBe(1);
});

test('a call that commits by itself runs again until it was answered, and finds its record by its key', async () => {
  const key = newKey();
  const buy = (sum: number) =>
    app.send('POST', '/test/purchases', { payload: { sum }, headers: { 'idempotency-key': key } });
  failing = true;
  expect((await buy(5)).json()).toMatchObject({ error: 'sold_out' });
  failing = false;
  expect((await buy(6)).json()).toMatchObject({ error: 'idempotency_key_reused' });
  const first = await buy(5);
  expect(first.json()).toMatchObject({ order: key, visits: 2 });
  expect((await buy(5)).json()).toEqual(first.json());
});

test('a key is forgotten after a day and not before', async () => {
  const key = newKey();
  await create(key);
  await forgetOldKeys(app.db);
  await create(key);
  expect(made).toHaveLength(1);
  await app.db.execute(sql`update idempotency_keys set created_at = now() - interval '25 hours'`);
  await forgetOldKeys(app.db);
  await create(key);
  expect(made).toHaveLength(2);
});
