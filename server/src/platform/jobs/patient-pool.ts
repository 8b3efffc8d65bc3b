import type pg from 'pg';
import { isOutage } from '../db/outage.ts';

/** What graphile-worker tries again for, with growing pauses, for hours. */
const TRIED_AGAIN = 'ETIMEDOUT';

function rethrow(error: unknown): never {
  if (!isOutage(error)) throw error;
  throw Object.assign(new Error((error as Error).message, { cause: error }), { code: TRIED_AGAIN });
}

/** The same object but for one method; the others keep their own `this`. */
function withMethod<T extends object>(target: T, name: keyof T, method: unknown): T {
  return new Proxy(target, {
    get(_, asked) {
      if (asked === name) return method;
      const value = Reflect.get(target, asked);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/**
 * The pool for graphile-worker. It writes down a job's outcome without waiting for the answer and tries again for few
 * errors only: any other would be a rejection that nobody handles, and end the process. So whatever says that the
 * database cannot be reached, a pool without a free connection included, says so in a way that it knows.
 */
export function patientPool(pool: pg.Pool): pg.Pool {
  const connect = (...callback: [] | [Parameters<pg.Pool['connect']>[0]]) => {
    if (callback.length > 0) return pool.connect(...(callback as Parameters<pg.Pool['connect']>));
    const connecting: Promise<pg.PoolClient> = pool.connect();
    return connecting.then((client) => {
      const query = (...given: unknown[]) =>
        (client.query as (...given: unknown[]) => Promise<unknown>).apply(client, given).catch(rethrow);
      return withMethod(client, 'query', query);
    }, rethrow);
  };
  return withMethod(pool, 'connect', connect);
}
