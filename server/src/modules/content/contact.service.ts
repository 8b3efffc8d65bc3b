import { CONTACT_THANKS, type ContactMessage } from '@plyhaat/contract/content/content';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { announce } from '#platform/jobs/events.ts';
import { findUnmailed, insertMessage, markMailed } from './contact.sql.ts';
import { contactMessageReceived } from './content.events.ts';
import { contactLetter } from './letters.ts';
import { refuseTooMany } from './senders.service.ts';

/** A bot that filled the hidden field gets the same answer as a person. */
export async function receiveMessage(db: Db, { website, ...message }: ContactMessage, ip: string): Promise<string> {
  if (website === '')
    await db.transaction(async (db) => {
      await refuseTooMany(db, 'contact', ip);
      await announce(db, contactMessageReceived, { messageId: await insertMessage(db, message, ip) });
    });
  return CONTACT_THANKS;
}

export async function mailTheTeam({ db, mail, site }: Deps, messageId: string): Promise<void> {
  const message = await findUnmailed(db, messageId);
  if (!message) return;
  const { email } = await site.current();
  await mail.send(contactLetter(email, message));
  await markMailed(db, messageId);
}
