import { CONTACT_SUBJECTS, type ContactSubject } from '@plyhaat/contract/content/content';
import { formatMoment } from '@plyhaat/contract/core/dates';
import type { Wording } from '#platform/languages/languages.ts';
import type { Letter } from '#platform/messages/mail.ts';

/** All mail texts of this module, in one place for translation. */

type Received = {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly subject: ContactSubject;
  readonly message: string;
  readonly createdAt: Date;
};

export const contactLetter = (to: string, { name, email, phone, subject, message, createdAt }: Received): Letter => ({
  to,
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

/** The letter leads to a page with a button, because mail programs open links before their readers do. */
export const newsletterWelcome = (say: Wording, unsubscribeLink: string) => ({
  subject: say('Welcome to the Plyhaat newsletter'),
  text: [
    say('Thank you for subscribing to the Plyhaat newsletter: prices, grades and news of the plywood trade.'),
    '',
    say('If you did not sign up, or no longer want it, unsubscribe here:'),
    unsubscribeLink,
  ].join('\n'),
});
