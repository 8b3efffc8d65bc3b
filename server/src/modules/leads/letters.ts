import { formatMoment } from '@plyhaat/contract/core/dates';
import type { Letter } from '#platform/messages/mail.ts';

/** All mail texts of this module, in one place for translation. */

type Enquiry = {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string;
  readonly subject: string | null;
  readonly message: string;
};

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

export const enquiryLetter = (to: string, { name, email, phone, address, subject, message }: Enquiry): Letter => ({
  to,
  subject: `Enquiry from ${oneLine(name)}`,
  text: [
    `Name: ${name}`,
    `Phone: ${phone ?? 'not given'}`,
    `E-mail: ${email ?? 'not given'}`,
    `Address: ${address}`,
    ...(subject ? [`Subject: ${subject}`] : []),
    '',
    message,
  ].join('\n'),
});

type Answer = {
  readonly text: string;
  /** Who signs; null where that account was erased meanwhile. */
  readonly by: string | null;
  readonly asked: { readonly message: string; readonly createdAt: string };
  /** Where a further question is read. */
  readonly house: string;
  readonly key: string;
};

export const answerLetter = (to: string, { text, by, asked, house, key }: Answer): Letter => ({
  to,
  subject: 'Your message to Plyhaat',
  key,
  text: [
    text,
    '',
    ...(by ? [by] : []),
    'Plyhaat',
    `For anything more please write to ${house}.`,
    '',
    `On ${formatMoment(new Date(asked.createdAt))} IST you wrote:`,
    ...asked.message.split(/\r?\n/).map((line) => `> ${line}`),
  ].join('\n'),
});
