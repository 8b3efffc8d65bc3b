import { name, type Told, told } from '@plyhaat/contract/notifications/told';
import { quoteAccepted, quoteDeclined, quoteReceived } from '#modules/requirements/quotes/quotes.events.ts';
import { type Producer, tells } from './producers.ts';
import { selectPerson } from './subjects.sql.ts';

export function quoteWords(seller: string | undefined, title: string, isChanged: boolean): Told {
  if (!seller)
    return isChanged
      ? told`A seller changed its quote for '${{ title: name(title) }}'.`
      : told`A seller sent you a quote for '${{ title: name(title) }}'.`;
  const who = name(seller);
  return isChanged
    ? told`${{ who }} changed its quote for '${{ title: name(title) }}'.`
    : told`${{ who }} sent you a quote for '${{ title: name(title) }}'.`;
}

/** Offers for a requirement, and what its buyer made of them. */
export const quoteProducers: readonly Producer[] = [
  tells(quoteReceived, ['quote_received'], async ({ requirementId, sellerId, buyerId, title, isChanged }, db) => {
    const { name: seller } = await selectPerson(db, sellerId);
    return [
      { type: 'quote_received', to: [buyerId], payload: { requirementId }, told: quoteWords(seller, title, isChanged) },
    ];
  }),
  tells(quoteAccepted, ['quote_accepted', 'quote_declined'], ({ requirementId, sellerId, title, others }) => [
    {
      type: 'quote_accepted',
      to: [sellerId],
      payload: { requirementId },
      told: told`Your quote for '${{ title: name(title) }}' is accepted. You can call the buyer now.`,
    },
    {
      type: 'quote_declined',
      to: others,
      payload: { requirementId },
      told: told`The buyer accepted another quote for '${{ title: name(title) }}'.`,
    },
  ]),
  tells(quoteDeclined, ['quote_declined'], ({ requirementId, sellerId, title, reason }) => [
    {
      type: 'quote_declined',
      to: [sellerId],
      payload: { requirementId: requirementId ?? undefined },
      told: told`Your quote for '${{ title: name(title) }}' was declined: ${{ reason: name(reason) }}`,
    },
  ]),
];
