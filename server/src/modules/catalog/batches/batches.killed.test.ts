import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { auditLog } from '#platform/db/platform.tables.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { batchesOf, csvOf, someLine, zipNamed } from '#test/batches.ts';
import { someCategory, someSeller } from '#test/builders.ts';
import { someApprover } from '#test/selling.ts';
import { products } from '../catalog.tables.ts';
import { CHECK_TASK, DECIDE_TASK, READ_TASK } from './batches.service.ts';
import { productBatchRows } from './batches.tables.ts';
import { checkBatchRows } from './checking.service.ts';
import { decideBatchRows } from './deciding.service.ts';
import { readBatchFile } from './reading.service.ts';

vi.mock('./chunks.ts', () => ({ CHECK_CHUNK: 3, DECIDE_CHUNK: 3, REST: 0 }));

// A dozen batches, each with its pictures: slow on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const ROWS = 7;
let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
  await someCategory(shop.db);
  // Fails the n-th write to its table, which rolls back the transaction as a killed process would.
  await shop.db.execute(sql`create table test_faults (name text primary key, at int not null)`);
  await shop.db.execute(sql`create sequence test_writes`);
  await shop.db.execute(sql`create function fail_for_test() returns trigger language plpgsql as $$
    declare wanted int;
    begin
      select at into wanted from test_faults where name = tg_table_name;
      if found and nextval('test_writes') = wanted then
        raise exception 'killed here';
      end if;
      return new;
    end $$`);
  for (const table of ['product_batch_rows', 'product_batches', 'products', 'product_versions', 'audit_log'])
    await shop.db.execute(
      sql.raw(`create trigger fail_for_test before insert or update on ${table}
      for each row execute function fail_for_test()`),
    );
});
afterAll(() => shop.close());

const TASKS = { [READ_TASK]: readBatchFile, [CHECK_TASK]: checkBatchRows, [DECIDE_TASK]: decideBatchRows } as const;

/** Makes the n-th write to a table fail, once: a sequence counts on even when its transaction is rolled back. */
async function failAt(table: string, n: number): Promise<void> {
  await shop.db.execute(sql`select setval('test_writes', 1)`);
  await shop.db.execute(sql`insert into test_faults (name, at) values (${table}, ${n + 1})
    on conflict (name) do update set at = excluded.at`);
}
const failNever = () => shop.db.execute(sql`delete from test_faults`);

/** Runs the waiting jobs until the batch is done; returns how often a job failed. */
async function workThrough(batchId: string, isOver: () => Promise<boolean>): Promise<number> {
  let killed = 0;
  for (let turns = 0; turns < 60 && !(await isOver()); turns++)
    for (const work of Object.values(TASKS))
      try {
        await work(shop.deps, { batchId });
      } catch {
        killed++;
      }
  return killed;
}

const lines = Array.from({ length: ROWS }, (_, n) => someLine(`A${n + 1}`, n === 2 ? { price: 'free' } : {}));

test('killed at any write of any chunk, a batch loses no row and doubles none', async () => {
  const approver = someApprover(shop);
  const zip = await zipNamed('board.jpg');
  const faults = [
    ...[2, 8, 13].map((n) => ['product_batch_rows', n] as const),
    ...[1, 3].map((n) => ['product_batches', n] as const),
    ...[1, 8].map((n) => ['products', n] as const),
    ...[3].map((n) => ['product_versions', n] as const),
    ...[4].map((n) => ['audit_log', n] as const),
  ];
  let kills = 0;
  for (const [table, n] of faults) {
    const seller = await someSeller(shop.db);
    const own = batchesOf(shop, seller);
    const { _id: id } = await own.begin({ sheet: csvOf(lines), zip });
    const state = async () => (await own.read(id)).state;
    await failAt(table, n);
    kills += await workThrough(id, async () => (await state()) === 'checked');
    expect(await own.read(id), `${table} ${n}`).toMatchObject({
      rows: ROWS,
      checked: ROWS,
      fresh: ROWS - 1,
      faulty: 1,
    });
    await failNever();
    await own.submit(id);
    await approver.decideNow('batch', id, 'approve');
    await failAt(table, n);
    kills += await workThrough(id, async () => (await state()) === 'decided');
    await failNever();
    expect(await own.read(id), `${table} ${n}`).toMatchObject({ approved: ROWS - 1, rejected: 0 });
    const made = await shop.db
      .select({ id: products.id, code: products.code })
      .from(products)
      .where(eq(products.sellerId, seller.id));
    expect(made.map(({ code }) => code).sort(), `${table} ${n}`).toEqual(
      lines
        .filter(({ price }) => price !== 'free')
        .map(({ code }) => code)
        .sort(),
    );
    for (const product of made) expect(await shop.db.$count(auditLog, eq(auditLog.subjectId, product.id))).toBe(1);
    expect(await shop.db.$count(productBatchRows, eq(productBatchRows.batchId, id))).toBe(ROWS);
    expect(await shop.db.$count(mediaFiles, eq(mediaFiles.claimedBy, `batch:${id}`))).toBe(0);
  }
  // Guards against a test that failed no write at all.
  expect(kills).toBeGreaterThanOrEqual(faults.length);
});
