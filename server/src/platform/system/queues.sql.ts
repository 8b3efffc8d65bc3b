import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { rowsOf } from '../db/sql.ts';
import { IS_REPLACED } from '../jobs/queue.ts';

type Queue = {
  readonly task: string;
  readonly waiting: number;
  readonly running: number;
  readonly planned: number;
  readonly failed: number;
  readonly dead: number;
  readonly oldestAt: string | null;
};

/** A queue that grew beyond this is counted in part: nobody reads larger figures, and counting them takes long. */
const MOST_JOBS = 20_000;

const STATE = sql`case
  when locked_at is not null then 'running'
  when attempts >= max_attempts then 'dead'
  when attempts > 0 then 'failed'
  when run_at > now() then 'planned'
  else 'waiting' end`;
const counted = (state: string): SQL => sql`(count(*) filter (where state = ${state}))::int`;

/** The jobs by kind, those with trouble first. */
export async function selectQueues(db: Db): Promise<{ queues: Queue[]; isWholeQueue: boolean }> {
  const rows = await rowsOf<Queue & { jobs: number }>(
    db,
    sql`with job as materialized (
        select task_identifier as task, run_at, ${STATE} as state from graphile_worker.jobs job
          where job.locked_at is not null or not ${IS_REPLACED} limit ${MOST_JOBS + 1})
      select task, count(*)::int as jobs, ${counted('waiting')} as waiting,
        ${counted('running')} as running, ${counted('planned')} as planned, ${counted('failed')} as failed,
        ${counted('dead')} as dead,
        to_char(min(run_at) filter (where state in ('waiting', 'failed') and run_at <= now()) at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "oldestAt"
      from job group by task order by dead desc, failed desc, waiting desc, task`,
  );
  const total = rows.reduce((sum, { jobs }) => sum + jobs, 0);
  return { queues: rows.map(({ jobs: _jobs, ...queue }) => queue), isWholeQueue: total <= MOST_JOBS };
}
