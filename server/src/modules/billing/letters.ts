import { formatDay } from '@plyhaat/contract/core/dates';
import { formatRupees } from '@plyhaat/contract/core/money';
import { filled } from '@plyhaat/contract/core/sentence';
import { type Told, told } from '@plyhaat/contract/notifications/told';
import type { Wording } from '#platform/languages/languages.ts';
import type { BillingDocument } from './invoices/issue.sql.ts';
import { dayInWords } from './invoices/words.ts';

/** All mail texts of this module. */

export function endingSentence(planName: string, days: number, endsAt: Date): Told {
  const [plan, day] = [planName, formatDay(endsAt)];
  return days <= 1
    ? told`Your ${{ plan }} plan ends within a day, on ${{ day }}.`
    : told`Your ${{ plan }} plan ends in ${{ days }} days, on ${{ day }}.`;
}

export const endingLetter = (say: Wording, reader: string, sentence: string, link: string) => ({
  subject: sentence,
  text: [
    say(filled`Dear ${{ name: reader }},`),
    '',
    sentence,
    say('Renew before it ends and you lose no days. The new period starts when this one ends.'),
    '',
    link,
  ].join('\n'),
});

/** What a document is called, and the sentence that it comes with. */
function documentWords(document: BillingDocument): { readonly subject: string; readonly lead: string } {
  const [number, day] = [document.number, dayInWords(document.day)];
  const total = formatRupees(document.total / 100);
  if (document.series === 'PH')
    return {
      subject: filled`Invoice ${{ number }}`,
      lead: filled`Please find attached tax invoice ${{ number }} dated ${{ day }} for ${{ total }}.`,
    };
  return {
    subject: filled`Credit note ${{ number }}`,
    lead: filled`Please find attached credit note ${{ number }} dated ${{ day }} for ${{ total }}.`,
  };
}

export function documentLetter(say: Wording, document: BillingDocument, publicUrl: string) {
  const { subject, lead } = documentWords(document);
  return {
    subject: say(subject),
    text: [
      say(lead),
      '',
      ...document.lines.map(({ description }) => description),
      '',
      say(filled`Your order: ${{ link: `${publicUrl}/account/orders/${document.orderId}` }}`),
      '',
      document.supplier.name,
    ].join('\n'),
  };
}
