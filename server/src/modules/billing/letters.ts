import { formatDay } from '@plyhaat/contract/core/dates';
import { formatRupees } from '@plyhaat/contract/core/money';
import type { BillingDocument } from './invoices/issue.sql.ts';
import { dayInWords } from './invoices/words.ts';

/** All mail texts of this module, in one place for translation. */

const inDays = (days: number) => (days <= 1 ? 'within a day' : `in ${days} days`);

export const endingSentence = (plan: string, daysLeft: number, endsAt: Date): string =>
  `Your ${plan} plan ends ${inDays(daysLeft)}, on ${formatDay(endsAt)}.`;

export const endingLetter = (name: string, sentence: string, link: string) => ({
  subject: sentence,
  text: [
    `Dear ${name},`,
    '',
    sentence,
    'Renew before it ends and you lose no days. The new period starts when this one ends.',
    '',
    link,
  ].join('\n'),
});

export function documentLetter(document: BillingDocument, publicUrl: string) {
  const [title, what] = document.series === 'PH' ? ['Invoice', 'tax invoice'] : ['Credit note', 'credit note'];
  const total = formatRupees(document.total / 100);
  return {
    subject: `${title} ${document.number}`,
    text: [
      `Please find attached ${what} ${document.number} dated ${dayInWords(document.day)} for ${total}.`,
      '',
      ...document.lines.map(({ description }) => description),
      '',
      `Your order: ${publicUrl}/account/orders/${document.orderId}`,
      '',
      document.supplier.name,
    ].join('\n'),
  };
}
