import { createHmac } from 'node:crypto';
import type { Endpoint } from '@plyhaat/contract/core/endpoint';
import { inputInvalid, keyInProgress, keyReused } from '@plyhaat/contract/core/errors';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import { idempotencyKeys } from '../db/platform.tables.ts';
import type { Deps } from '../deps.ts';
import { AppError } from './failure.ts';

const LONGEST_KEY = 128;

/**
 * Carries out a creating call once for its `Idempotency-Key`: a second click gets the first one's answer. A key whose
 * process died half-way stays taken, because nobody can know whether its work was done: better a refusal than a double.
 */
export async function once(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  e: Endpoint,
  request: FastifyRequest,
  run: () => Promise<object>,
): Promise<object> {
  const key = [request.headers['idempotency-key']].flat()[0];
  if (key === undefined) return run();
  if (key.length === 0 || key.length > LONGEST_KEY)
    throw new AppError(inputInvalid, { fields: { 'idempotency-key': 'Invalid key' } });
  const row = {
    caller: request.member?.id ?? request.ip,
    endpoint: `${e.method} ${e.path}`,
    key,
    // Keyed: a body may hold a password, which a plain hash would let one try offline.
    bodyHash: createHmac('sha256', settings.jwtSecret)
      // The same file sent again has another id and the same content.
      .update(JSON.stringify(request.body ?? null, (_key, value) => request.fileMarks?.get(value) ?? value))
      .digest('hex'),
  };
  const mine = and(
    eq(idempotencyKeys.caller, row.caller),
    eq(idempotencyKeys.endpoint, row.endpoint),
    eq(idempotencyKeys.key, row.key),
  );
  const taken = await db
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (taken.length === 0) return earlierAnswer((await db.select().from(idempotencyKeys).where(mine))[0], row.bodyHash);
  try {
    const reply = await run();
    await db
      .update(idempotencyKeys)
      .set({ reply: JSON.stringify(reply) })
      .where(mine);
    return reply;
  } catch (error) {
    await db.delete(idempotencyKeys).where(mine);
    throw error;
  }
}

function earlierAnswer(earlier: typeof idempotencyKeys.$inferSelect | undefined, bodyHash: string): object {
  if (!earlier) throw new AppError(keyInProgress, { retryAfter: 1 });
  if (earlier.bodyHash !== bodyHash) throw new AppError(keyReused);
  if (earlier.reply === null) throw new AppError(keyInProgress, { retryAfter: 1 });
  return JSON.parse(earlier.reply);
}

export const forgetOldKeys = (db: Db) =>
  db.delete(idempotencyKeys).where(sql`${idempotencyKeys.createdAt} < now() - interval '24 hours'`);
