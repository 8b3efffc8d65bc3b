import { tooManyRequests } from '@plyhaat/contract/core/errors';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import { type Counted, selectWait } from './senders.sql.ts';

/** In a transaction: refuses too many requests from one address, with the time to wait. */
export async function refuseTooMany(db: Db, counted: Counted, ip: string): Promise<void> {
  const retryAfter = await selectWait(db, counted, ip);
  if (retryAfter > 0) throw new AppError(tooManyRequests, { retryAfter });
}
