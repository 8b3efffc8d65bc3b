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
