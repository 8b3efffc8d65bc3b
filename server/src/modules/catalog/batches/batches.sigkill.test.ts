import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { csvOf, someLine, zipNamed } from '#test/batches.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { type RunningApp, runningApp } from '#test/running.ts';
import { products } from '../catalog.tables.ts';

// A real process is killed and started again: slow on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const LOCK = 20317;
let shop: RunningApp;
beforeAll(async () => {
  shop = await runningApp();
  await shop.db.execute(sql`create function wait_for_test() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(20317); return new; end $$`);
  await shop.db.execute(sql`create trigger wait_for_test before insert on product_batch_rows
    for each row execute function wait_for_test()`);
  // The last thing that is written of a product; not the decision on the batch itself.
  await shop.db.execute(sql`create trigger wait_for_test before insert on audit_log
    for each row when (new.action = 'approve_product') execute function wait_for_test()`);
});
afterAll(() => shop.close());

const waiters = async () =>
  (
    await shop.pool.query(`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`)
  ).rowCount ?? 0;

/** Lets something begin, kills the program in the middle of a write of it, and starts it again. */
async function killedWithin(begin: () => Promise<unknown>): Promise<void> {
  const client = await shop.pool.connect();
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  await begin();
  await expect.poll(waiters).toBeGreaterThan(0);
  await shop.kill('SIGKILL');
  await client.query('select pg_advisory_unlock($1)', [LOCK]);
  client.release();
  await shop.start();
}

test('kill -9 while a batch is read, and while it is decided: every product is there once', async () => {
  const seller = await someSeller(shop.db);
  const [asSeller, asApprover] = [
    await shop.authorizationOf(seller),
    await shop.authorizationOf(await someMember(shop.db, { role: 'APPROVERS' })),
  ];
  const call = async (authorization: string, method: string, path: string, body?: object | Buffer) => {
    const isBytes = Buffer.isBuffer(body);
    const type = isBytes ? 'application/octet-stream' : 'application/json';
    const reply = await fetch(shop.address(path), {
      method,
      headers: { authorization, ...(body && { 'content-type': type }), ...(isBytes && { 'upload-offset': '0' }) },
      ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const json = await reply.json();
    expect(reply.status, JSON.stringify(json)).toBe(200);
    return json;
  };
  const stored = async (use: string, bytes: Buffer) => {
    const { _id } = await call(asSeller, 'POST', '/media/resumable', { use, size: bytes.length });
    return (await call(asSeller, 'PATCH', `/media/resumable/${_id}`, bytes)).data._id as string;
  };
  const lines = Array.from({ length: 12 }, (_, n) => someLine(`A${n}`, { category: 'Plywood' }));
  const body = {
    file: await stored('sheet', csvOf(lines)),
    pictures: await stored('archive', await zipNamed('board.jpg')),
  };
  let id = '';
  await killedWithin(async () => {
    id = (await call(asSeller, 'POST', '/product/batches', body)).data._id;
  });
  const read = async () => (await call(asSeller, 'GET', `/product/batches/${id}`)).data;
  await expect.poll(async () => (await read()).state, { timeout: 120_000 }).toBe('checked');
  expect(await read()).toMatchObject({ rows: 12, fresh: 12, faulty: 0 });
  await call(asSeller, 'POST', `/product/batches/${id}/submit`, {});
  const { version } = (await call(asApprover, 'GET', `/admin/review/batch/${id}`)).data;
  await killedWithin(() => call(asApprover, 'POST', `/admin/review/batch/${id}`, { decision: 'approve', version }));
  await expect.poll(async () => (await read()).state, { timeout: 120_000 }).toBe('decided');
  expect(await read()).toMatchObject({ approved: 12, rejected: 0 });
  expect(await shop.db.$count(products, eq(products.sellerId, seller.id))).toBe(12);
});
