import { notFound } from '@plyhaat/contract/core/errors';
import { readOutbox } from '@plyhaat/contract/core/operations';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { outboxAttachments, outboxMessages } from '../db/platform.tables.ts';
import type { Deps } from '../deps.ts';
import { AppError } from './failure.ts';
import { type App, route } from './http.ts';
import { isLoopback } from './loopback.ts';
import { byHand } from './openapi.by-hand.ts';

const selectMessages = (db: Db, to: string | undefined) =>
  db
    .select()
    .from(outboxMessages)
    .where(to ? eq(outboxMessages.recipient, to) : undefined)
    .orderBy(desc(outboxMessages.createdAt))
    .limit(100);

const selectAttachments = (db: Db, messageIds: readonly string[]) =>
  db
    .select({
      id: outboxAttachments.id,
      messageId: outboxAttachments.messageId,
      name: outboxAttachments.name,
      type: outboxAttachments.type,
      size: sql<number>`length(${outboxAttachments.bytes})`,
    })
    .from(outboxAttachments)
    .where(inArray(outboxAttachments.messageId, [...messageIds]))
    .orderBy(outboxAttachments.id);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const ATTACHMENT = {
  name: 'readOutboxFile',
  domain: 'operations',
  access: 'demo',
  summary: 'A file of a mail that demo mode did not send',
  answers: ['application/pdf', 'application/octet-stream'],
} as const;

/** What demo mode did not send, for whoever sits at this machine. */
export function outboxRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, readOutbox, async ({ query }) => {
    const messages = await selectMessages(db, query.to);
    const files = await selectAttachments(
      db,
      messages.map(({ id }) => id),
    );
    const byMessage = Map.groupBy(files, ({ messageId }) => messageId);
    const data = messages.map(({ id, recipient, createdAt, ...message }) => ({
      ...message,
      _id: id,
      to: recipient,
      attachments: (byMessage.get(id) ?? []).map((file) => ({ ...file, url: `/api/dev/outbox/files/${file.id}` })),
      createdAt: createdAt.toISOString(),
    }));
    return { data };
  });
  app.get<{ Params: { id: string } }>('/api/dev/outbox/files/:id', byHand(ATTACHMENT), async (request, reply) => {
    const { id } = request.params;
    const [file] =
      isLoopback(request, deps.settings) && UUID.test(id)
        ? await db.select().from(outboxAttachments).where(eq(outboxAttachments.id, id))
        : [];
    if (!file) throw new AppError(notFound);
    const name = encodeURIComponent(file.name);
    return reply
      .headers({ 'cache-control': 'no-store', 'content-disposition': `inline; filename*=UTF-8''${name}` })
      .type(file.type)
      .send(file.bytes);
  });
}
