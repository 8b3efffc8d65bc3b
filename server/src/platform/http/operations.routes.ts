import { notFound, overloaded } from '@plyhaat/contract/core/errors';
import { isLive, isReady, listDeadLetters, readOutbox, retryDeadLetter } from '@plyhaat/contract/core/operations';
import { desc, eq } from 'drizzle-orm';
import { type Db, isReachable } from '../db/db.ts';
import { outboxMessages } from '../db/platform.tables.ts';
import type { Deps } from '../deps.ts';
import { deadLetters, retry } from '../jobs/jobs.ts';
import { AppError } from './failure.ts';
import { type App, route } from './http.ts';

const selectOutbox = (db: Db, to: string | undefined) =>
  db
    .select()
    .from(outboxMessages)
    .where(to ? eq(outboxMessages.recipient, to) : undefined)
    .orderBy(desc(outboxMessages.createdAt))
    .limit(100);

/** Endpoints about the service itself: is it up, what did demo mode not send, what went wrong in the background. */
export function operationsRoutes(app: App, deps: Deps): void {
  const { db, settings } = deps;
  route(app, deps, isLive, async () => ({}));
  route(app, deps, isReady, async () => {
    if (app.draining || !(await isReachable(db))) throw new AppError(overloaded, { retryAfter: 5 });
    return { mode: settings.mode };
  });
  if (settings.demo)
    route(app, deps, readOutbox, async ({ query }) => ({
      data: (await selectOutbox(db, query.to)).map(({ id, recipient, createdAt, ...kept }) => ({
        ...kept,
        _id: id,
        to: recipient,
        createdAt: createdAt.toISOString(),
      })),
    }));
  route(app, deps, listDeadLetters, async () => {
    const data = await deadLetters(db);
    return { data, total: data.length };
  });
  route(app, deps, retryDeadLetter, async ({ params }) => {
    if (!(await retry(db, params.id))) throw new AppError(notFound);
    return { message: 'The job waits in the queue again.' };
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    draining: boolean;
  }
}
