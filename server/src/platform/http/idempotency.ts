import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac } from 'node:crypto';
import type { Endpoint } from '@plyhaat/contract/core/endpoint';
import { inputInvalid, keyInProgress, keyReused } from '@plyhaat/contract/core/errors';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import { idempotencyKeys as table } from '../db/platform.tables.ts';
import type { Deps } from '../deps.ts';
import { AppError } from './failure.ts';

const LONGEST_KEY = 128;

/** The caller's `Idempotency-Key`, if there is one. */
export const keyOf = (request: FastifyRequest): string | undefined => [request.headers['idempotency-key']].flat()[0];

type Row = typeof table.$inferInsert;
type Run = (db: Db) => Promise<object>;

/** Set while a handler runs in its transaction, so that tests find one that uses another connection. */
export const inTransaction = new AsyncLocalStorage<true>();

function rowOf({ settings }: Pick<Deps, 'settings'>, e: Endpoint, request: FastifyRequest): Row | undefined {
  const key = keyOf(request);
  if (key === undefined) return undefined;
  if (key.length === 0 || key.length > LONGEST_KEY)
    throw new AppError(inputInvalid, { fields: { 'idempotency-key': 'Invalid key' } });
  return {
    caller: request.member?.id ?? request.ip,
    endpoint: `${e.method} ${e.path}`,
    key,
    // Keyed: a body may hold a password, which a plain hash would let one try offline.
    bodyHash: createHmac('sha256', settings.jwtSecret)
      // The same file sent again has another id and the same content.
      .update(JSON.stringify(request.body ?? null, (_key, value) => request.fileMarks?.get(value) ?? value))
      .digest('hex'),
  };
}

/**
 * Carries out a creating call once for its `Idempotency-Key`: a second click, and a retry after a crash, get the first
 * one's answer.
 */
export async function once(
  deps: Pick<Deps, 'db' | 'settings'>,
  e: Endpoint,
  request: FastifyRequest,
  run: Run,
): Promise<object> {
  const row = rowOf(deps, e, request);
  return e.commitsItself ? againUntilAnswered(deps.db, row, run) : inOneTransaction(deps.db, row, run);
}

const sameKey = ({ caller, endpoint, key }: Row) =>
  and(eq(table.caller, caller), eq(table.endpoint, endpoint), eq(table.key, key));

/** What was answered to this key, if it was; the same key with another body is refused. */
async function earlierReply(db: Db, row: Row): Promise<object | undefined> {
  const [earlier] = await db.select().from(table).where(sameKey(row));
  if (earlier && earlier.bodyHash !== row.bodyHash) throw new AppError(keyReused);
  return earlier?.reply ? JSON.parse(earlier.reply) : undefined;
}

/** The key, the reply and the work commit together: whenever the process dies, a retry finds all of them or none. */
async function inOneTransaction(db: Db, row: Row | undefined, run: Run): Promise<object> {
  const outcome = await db.transaction(async (db) => {
    if (row) {
      await lockKey(db, row);
      const reply = await earlierReply(db, row);
      if (reply) return { reply };
    }
    try {
      const reply = await inTransaction.run(true, () => run(db));
      if (row) await db.insert(table).values({ ...row, reply: JSON.stringify(reply) });
      return { reply };
    } catch (error) {
      // A refusal commits: what services counted before it, such as a try, stays counted. Their work is undone by
      // their own nested transactions.
      if (error instanceof AppError) return { refusal: error };
      throw error;
    }
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.reply;
}

/** Held until the transaction ends. Nobody waits for it: a second click must not keep a connection busy. */
async function lockKey(db: Db, { caller, endpoint, key }: Row): Promise<void> {
  const name = JSON.stringify([caller, endpoint, key]);
  const { rows } = await db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`,
  );
  if (!rows[0]?.free) throw new AppError(keyInProgress, { retryAfter: 1 });
}

/** For handlers that commit by themselves: run again until a reply is saved. They find their own record by the key. */
async function againUntilAnswered(db: Db, row: Row | undefined, run: Run): Promise<object> {
  if (!row) return run(db);
  await db.insert(table).values(row).onConflictDoNothing();
  const earlier = await earlierReply(db, row);
  if (earlier) return earlier;
  const reply = await run(db);
  await db
    .update(table)
    .set({ reply: JSON.stringify(reply) })
    .where(sameKey(row));
  return reply;
}

export const forgetOldKeys = (db: Db) => db.delete(table).where(sql`${table.createdAt} < now() - interval '24 hours'`);
