import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { keepAlive } from './dead-workers.ts';
import { ask } from './jobs.ts';

const app = await testApp();
afterAll(app.close);
const { db, deps } = app;
const trouble = (error: unknown) => expect.unreachable(String(error));
const alive = (worker: string) => keepAlive(deps.pool, worker, trouble);

/** A job in a queue of its own that a worker took a minute ago. */
async function takenBy(worker: string): Promise<void> {
  await ask(db, 'test.long', {}, { key: worker, queue: worker });
  const taken = sql`locked_by = ${worker}, locked_at = now() - interval '1 minute'`;
  await db.execute(sql`update graphile_worker._private_jobs set ${taken} where key = ${worker}`);
  await db.execute(sql`update graphile_worker._private_job_queues set ${taken} where queue_name = ${worker}`);
}
const held = async () => {
  const { rows } = await deps.pool.query(`
    select locked_by from graphile_worker._private_jobs where locked_by is not null
    union all select locked_by from graphile_worker._private_job_queues where locked_by is not null order by 1`);
  return rows.map(({ locked_by }) => locked_by);
};

const locks = async () => {
  const { rows } = await deps.pool.query(`
    select 1 from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`);
  return rows.length;
};

test('jobs and queues of a worker that died are free again, those of one that lives are left to it', async () => {
  const endLiving = alive('living');
  await expect.poll(locks).toBe(1);
  await takenBy('living');
  await takenBy('dead');
  const endSecond = alive('second');
  await expect.poll(held).toEqual(['living', 'living']);
  await endLiving();
  await endSecond();
  const endThird = alive('third');
  await expect.poll(held).toEqual([]);
  await endThird();
});
