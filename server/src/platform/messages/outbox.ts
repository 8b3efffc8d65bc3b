import type { Db } from '../db/db.ts';
import { outboxMessages } from '../db/platform.tables.ts';
import type { Mail } from './mail.ts';
import type { Sms } from './sms.ts';

/** Demo mode keeps messages where `/api/dev/outbox` shows them. */
export const outboxSms = (db: Db): Sms => ({
  async send(recipient, { text }) {
    await db.insert(outboxMessages).values({ channel: 'sms', recipient, text });
  },
});

export const outboxMail = (db: Db): Mail => ({
  async send({ to, subject, text }) {
    await db.insert(outboxMessages).values({ channel: 'mail', recipient: to, subject, text });
  },
});
