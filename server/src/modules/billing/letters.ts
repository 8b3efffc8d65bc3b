import { formatDay } from '@plyhaat/contract/core/dates';
import { formatRupees } from '@plyhaat/contract/core/money';
import { name, type Told, told } from '@plyhaat/contract/notifications/told';
import type { BillingDocument } from './invoices/issue.sql.ts';
import { dayInWords } from './invoices/words.ts';

/** All mail texts of this module, in one place for translation. */

export function endingSentence(planName: string, days: number, endsAt: Date): Told {
  const [plan, day] = [name(planName), name(formatDay(endsAt))];
  return days <= 1
    ? told`Your ${{ plan }} plan ends within a day, on ${{ day }}.`
    : told`Your ${{ plan }} plan ends in ${{ days }} days, on ${{ day }}.`;
}

export const endingLetter = (reader: string, sentence: string, link: string) => ({
  subject: sentence,
  text: [
    `Dear ${reader},`,
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
