import { isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { auditLog } from '#platform/db/platform.tables.ts';

type Part = { readonly rows: number; readonly last: number | null; readonly broken: number | null };

/** Rows checked by one statement, so that it stays far below the statement timeout. */
const ROWS_A_STEP = 20_000;

/** Checks the rows from `from` on, the first of which was checked with the step before. */
async function checkPart(db: Db, from: number): Promise<Part | undefined> {
  const { rows } = await db.execute<Part>(sql`
    with part as (
      select entry.seq, entry.previous_hash, entry.hash, audit_hash(entry, entry.previous_hash) as right_hash,
             lag(entry.seq) over chain as seq_before, lag(entry.hash) over chain as hash_before
        from ${auditLog} as entry where entry.seq >= ${from}
      window chain as (order by entry.seq) order by entry.seq limit ${ROWS_A_STEP})
    select count(*)::int as rows, max(seq)::int as last, (min(seq) filter (where
        hash is distinct from right_hash
        or case when seq_before is not null then seq <> seq_before + 1 or previous_hash is distinct from hash_before
                when ${from}::bigint = 0 then seq <> 1 or previous_hash is not null
                else seq <> ${from}::bigint end))::int as broken
      from part`);
  return rows[0];
}

const findHead = async (db: Db): Promise<string | null> => {
  const { rows } = await db.execute<{ head: string }>(
    sql`select encode(hash, 'hex') as head from ${auditLog} where seq is not null order by seq desc limit 1`,
  );
  return rows[0]?.head ?? null;
};

/** Whether a row never got its place: the trigger that chains rows was switched off when it came. */
const hasUnchained = async (db: Db): Promise<boolean> => (await db.$count(auditLog, isNull(auditLog.seq))) > 0;

/** Walks the whole log and returns the first number at which the chain breaks. */
export async function checkChain(db: Db) {
  let rows = 0;
  let from = 0;
  let brokenAt: number | null = null;
  for (let isOver = false; !isOver; ) {
    const part = await checkPart(db, from);
    rows += (part?.rows ?? 0) - (from === 0 ? 0 : 1);
    brokenAt = part?.broken ?? null;
    isOver = brokenAt !== null || (part?.rows ?? 0) < ROWS_A_STEP;
    from = part?.last ?? from;
  }
  if (brokenAt === null && (await hasUnchained(db))) brokenAt = from + 1;
  return { rows, brokenAt, head: await findHead(db) };
}
