import type { Db } from '../db/db.ts';
import { outboxAttachments, outboxMessages } from '../db/platform.tables.ts';
import type { Mail } from './mail.ts';
import type { Sms } from './sms.ts';

/** Demo mode keeps messages where `/api/dev/outbox` shows them. */
export const outboxSms = (db: Db): Sms => ({
  async send(recipient, { text }) {
    await db.insert(outboxMessages).values({ channel: 'sms', recipient, text });
  },
});

export const outboxMail = (db: Db): Mail => ({
  async send({ to, subject, text, attachments = [], key }) {
    await db.transaction(async (tx) => {
      const message = { channel: 'mail', recipient: to, subject, text, key: key ? `${key} ${to}` : null } as const;
      const [stored] = await tx.insert(outboxMessages).values(message).onConflictDoNothing().returning();
      if (!stored || attachments.length === 0) return;
      await tx.insert(outboxAttachments).values(attachments.map((file) => ({ ...file, messageId: stored.id })));
    });
  },
});
