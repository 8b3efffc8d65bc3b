import type { Db } from './db.ts';
import { keptMessages } from './platform.tables.ts';

/** Sends one text message to an Indian mobile number of ten digits. */
export type Sms = { send(to: string, text: string): Promise<void> };

/** Demo mode keeps messages where `/api/dev/outbox` shows them. */
export const keptSms = (db: Db): Sms => ({
  async send(recipient, text) {
    await db.insert(keptMessages).values({ channel: 'sms', recipient, text });
  },
});
