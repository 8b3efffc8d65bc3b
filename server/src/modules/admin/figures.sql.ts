import type { ReviewKind } from '@plyhaat/contract/admin/admin';
import type { ReviewFigures } from '@plyhaat/contract/admin/review';
import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { rowsOf } from '#platform/db/sql.ts';
import { reviewDecisions } from './review.tables.ts';

/** By the database's clock, as the moment of submission is. */
export const insertDecision = (db: Db, kind: ReviewKind, approved: boolean, submittedAt: Date) =>
  db.insert(reviewDecisions).values({
    kind,
    approved,
    seconds: sql`least(greatest(extract(epoch from now() - ${submittedAt.toISOString()}::timestamptz), 0), 2147483647)::integer`,
  });

const period = (days: number) => {
  const within = sql`filter (where decided_at > now() - make_interval(days => ${days}))`;
  return sql`json_build_object('decided', (count(*) ${within})::integer,
    'approved', (count(*) filter (where approved and decided_at > now() - make_interval(days => ${days})))::integer,
    'medianSeconds', (percentile_cont(0.5) within group (order by seconds) ${within})::integer)`;
};

/** By kind and for all together, from the index of the last 30 days alone. */
export const selectFigures = (db: Db): Promise<ReviewFigures[]> =>
  rowsOf(
    db,
    sql`select kind, ${period(7)} as week, ${period(30)} as month from ${reviewDecisions}
      where decided_at > now() - interval '30 days'
      group by grouping sets ((kind), ()) having count(*) > 0 order by kind nulls first`,
  );
