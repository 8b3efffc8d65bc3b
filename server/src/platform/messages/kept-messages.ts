import type { Db } from '../db/db.ts';
import { keptMessages } from '../db/platform.tables.ts';
import type { Mail } from './mail.ts';
import type { Sms } from './sms.ts';

/** Demo mode keeps messages where `/api/dev/outbox` shows them. */
export const keptSms = (db: Db): Sms => ({
  async send(recipient, { text }) {
    await db.insert(keptMessages).values({ channel: 'sms', recipient, text });
  },
});

export const keptMail = (db: Db): Mail => ({
  async send({ to, subject, text }) {
    await db.insert(keptMessages).values({ channel: 'mail', recipient: to, subject, text });
  },
});
