import { quoteAccepted, quoteDeclined, quoteReceived } from '#modules/requirements/quotes/quotes.events.ts';
import { type Producer, tells } from './producers.ts';
import { selectPerson } from './subjects.sql.ts';

/** Offers for a requirement, and what its buyer made of them. */
export const quoteProducers: readonly Producer[] = [
  tells(quoteReceived, ['quote_received'], async ({ requirementId, sellerId, buyerId, title, isChanged }, db) => {
    const { name = 'A seller' } = await selectPerson(db, sellerId);
    const did = isChanged ? 'changed its quote' : 'sent you a quote';
    return [
      { type: 'quote_received', to: [buyerId], payload: { requirementId }, content: `${name} ${did} for '${title}'.` },
    ];
  }),
  tells(quoteAccepted, ['quote_accepted', 'quote_declined'], ({ requirementId, sellerId, title, others }) => [
    {
      type: 'quote_accepted',
      to: [sellerId],
      payload: { requirementId },
      content: `Your quote for '${title}' is accepted. You can call the buyer now.`,
    },
    {
      type: 'quote_declined',
      to: others,
      payload: { requirementId },
      content: `The buyer accepted another quote for '${title}'.`,
    },
  ]),
  tells(quoteDeclined, ['quote_declined'], ({ requirementId, sellerId, title, reason }) => [
    {
      type: 'quote_declined',
      to: [sellerId],
      payload: { requirementId: requirementId ?? undefined },
      content: `Your quote for '${title}' was declined: ${reason}`,
    },
  ]),
];
