import { CONTACT_SUBJECTS, CONTACT_THANKS, type ContactMessage } from '@plyhaat/contract/content/content';
import { formatMoment } from '@plyhaat/contract/core/dates';
import { CONTACT_EMAIL } from '@plyhaat/contract/core/site';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { announce } from '#platform/jobs/events.ts';
import type { Letter } from '#platform/messages/mail.ts';
import { findUnmailed, insertMessage, markMailed } from './contact.sql.ts';
import { contactMessageReceived } from './content.events.ts';
import { refuseTooMany } from './senders.service.ts';

/** A program that stepped into the trap gets the same answer as a person. */
export async function receiveMessage(db: Db, { website, ...message }: ContactMessage, ip: string): Promise<string> {
  if (website === '')
    await db.transaction(async (db) => {
      await refuseTooMany(db, 'contact', ip);
      await announce(db, contactMessageReceived, { messageId: await insertMessage(db, message, ip) });
    });
  return CONTACT_THANKS;
}

type Received = NonNullable<Awaited<ReturnType<typeof findUnmailed>>>;

const letterOf = ({ name, email, phone, subject, message, createdAt }: Received): Letter => ({
  to: CONTACT_EMAIL,
  subject: `Contact form: ${CONTACT_SUBJECTS[subject]} from ${name}`,
  text: [
    `Name: ${name}`,
    `E-mail: ${email}`,
    `Phone: ${phone ?? 'not given'}`,
    `Subject: ${CONTACT_SUBJECTS[subject]}`,
    `Received: ${formatMoment(createdAt)} IST; a reply is promised within 24 hours`,
    '',
    message,
  ].join('\n'),
});

export async function mailTheTeam({ db, mail }: Deps, messageId: string): Promise<void> {
  const message = await findUnmailed(db, messageId);
  if (!message) return;
  await mail.send(letterOf(message));
  await markMailed(db, messageId);
}
