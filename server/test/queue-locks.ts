import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { rowsOf } from '#platform/db/sql.ts';

/** As if a worker had begun these jobs a minute ago. Of the library's own ways only a worker and a minute do that. */
export async function takeJobs(db: Db, worker: string, which: SQL): Promise<void> {
  const taken = sql`locked_by = ${worker}, locked_at = now() - interval '1 minute'`;
  const jobs = sql`from graphile_worker.jobs where ${which}`;
  await db.execute(sql`update graphile_worker._private_job_queues set ${taken}
    where queue_name in (select queue_name ${jobs})`);
  await db.execute(sql`update graphile_worker._private_jobs set ${taken}, attempts = attempts + 1
    where id in (select id ${jobs})`);
}

/** The worker of every job and of every queue that is held. */
export const holders = async (db: Db): Promise<string[]> =>
  (
    await rowsOf<{ worker: string }>(
      db,
      sql`select locked_by as worker from graphile_worker._private_jobs where locked_by is not null
        union all select locked_by from graphile_worker._private_job_queues where locked_by is not null order by 1`,
    )
  ).map(({ worker }) => worker);
