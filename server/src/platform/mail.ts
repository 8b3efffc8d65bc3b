import type { Db } from './db.ts';
import { keptMessages } from './platform.tables.ts';

export type Letter = { readonly to: string; readonly subject: string; readonly text: string };
export type Mail = { send(letter: Letter): Promise<void> };

/** Demo mode keeps letters where `/api/dev/outbox` shows them. */
export const keptMail = (db: Db): Mail => ({
  async send({ to, subject, text }) {
    await db.insert(keptMessages).values({ channel: 'mail', recipient: to, subject, text });
  },
});
