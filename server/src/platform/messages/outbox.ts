import type { Db } from '../db/db.ts';
import { outboxAttachments, outboxMessages } from '../db/platform.tables.ts';
import { headersOf, type Mail } from './mail.ts';
import type { Sms } from './sms.ts';

/** Demo mode keeps messages where `/api/dev/outbox` shows them. */
export const outboxSms = (db: Db): Sms => ({
  async send(recipient, { text }) {
    await db.insert(outboxMessages).values({ channel: 'sms', recipient, text });
  },
});

export const outboxMail = (db: Db): Mail => ({
  async send(letter) {
    const { to, subject, text, html = null, attachments = [], key } = letter;
    const message = { channel: 'mail', recipient: to, subject, text, html, headers: headersOf(letter) } as const;
    await db.transaction(async (tx) => {
      const [stored] = await tx
        .insert(outboxMessages)
        .values({ ...message, key: key ? `${key} ${to}` : null })
        .onConflictDoNothing()
        .returning({ id: outboxMessages.id });
      if (!stored || attachments.length === 0) return;
      await tx.insert(outboxAttachments).values(attachments.map((file) => ({ ...file, messageId: stored.id })));
    });
  },
});
