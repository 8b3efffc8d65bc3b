import { name, told } from '@plyhaat/contract/notifications/told';
import { searchesMatched } from '#modules/catalog/catalog.events.ts';
import {
  messageSent,
  reminderDue,
  requirementAnswered,
  reviewDue,
  sellerContacted,
} from '#modules/leads/leads.events.ts';
import { placementStarted } from '#modules/promotions/promotions.events.ts';
import {
  requirementAdded,
  requirementExpiring,
  requirementMatched,
} from '#modules/requirements/requirements.events.ts';
import { productReviewed, reviewReplied, sellerReviewed } from '#modules/reviews/reviews.events.ts';
import { productViewed, profileViewed } from '#modules/sellers/sellers.events.ts';
import type { Db } from '#platform/db/db.ts';
import { on } from '#platform/jobs/events.ts';
import { LISTENER, type Producer, tells } from './producers.ts';
import { tellBatch } from './starts.service.ts';
import { selectNamedProduct, selectPerson, selectTitle } from './subjects.sql.ts';
import { messageWords, reminderWords, replyWords } from './trade.words.ts';
import { tellOfView } from './views.service.ts';

/** What a seller reads of who came: a contact and a review are signed, so a member without a business has its name. */
async function visitorOf(db: Db, id: string) {
  const { name, accessedBy } = await selectPerson(db, id);
  return { ...(name && { organizationName: name }), ...(accessedBy && { accessedBy }) };
}
const others = (to: string, actor: string) => (to === actor ? [] : [to]);

const contacts = [
  tells(sellerContacted, ['contact'], async ({ sellerId, buyerId, leadId, channel, productId }, db) => {
    const product = await selectNamedProduct(db, productId);
    const about = { leadId, channel, ...(product && { productName: product.name }) };
    return [
      { type: 'contact', to: others(sellerId, buyerId), payload: { ...(await visitorOf(db, buyerId)), ...about } },
    ];
  }),
  tells(requirementAnswered, ['contact'], async ({ sellerId, buyerId, leadId, channel }, db) => [
    {
      type: 'contact',
      to: others(buyerId, sellerId),
      payload: { ...(await visitorOf(db, sellerId)), leadId, channel },
    },
  ]),
  tells(messageSent, ['message'], async ({ threadId, fromId, toId, side, requirementId, productId }, db) => {
    const { name: sender } = await selectPerson(db, fromId);
    const title = requirementId
      ? await selectTitle(db, requirementId)
      : (await selectNamedProduct(db, productId))?.name;
    const to = side === 'buyer' ? ('seller' as const) : ('buyer' as const);
    const about = requirementId ? { side: 'quote' as const, requirementId } : { side: to };
    return [
      {
        type: 'message',
        to: [toId],
        payload: { threadId, requirementId: undefined, ...about },
        told: messageWords(sender, title),
      },
    ];
  }),
  tells(reminderDue, ['lead_reminder'], async ({ leadId, sellerId, buyerId, productId }, db) => {
    const { name: buyer } = buyerId ? await selectPerson(db, buyerId) : {};
    const product = await selectNamedProduct(db, productId);
    return [
      {
        type: 'lead_reminder',
        to: [sellerId],
        payload: { leadId, ...(product && { productName: product.name }) },
        told: reminderWords(buyer, product?.name),
      },
    ];
  }),
  tells(reviewDue, ['give_review'], async ({ sellerId, buyerId, productId }, db) => {
    const { name } = await selectPerson(db, sellerId);
    const about = { addedbyUserId: sellerId, ...(productId && { productId }), ...(name && { organizationName: name }) };
    return [{ type: 'give_review', to: [buyerId], payload: about }];
  }),
];

const reviews = [
  tells(productReviewed, ['product_review'], async ({ sellerId, authorId, productId, slug, name }, db) => {
    const author = (await selectPerson(db, authorId)).name;
    const payload = { productId, slug, productName: name, ...(author && { addeByOrganizationName: author }) };
    return [{ type: 'product_review', to: others(sellerId, authorId), payload }];
  }),
  tells(sellerReviewed, ['vendor_review'], async ({ sellerId, authorId, rating }, db) => {
    const { name: author } = await selectPerson(db, authorId);
    return [
      {
        type: 'vendor_review',
        to: others(sellerId, authorId),
        payload: {},
        told: author
          ? told`${{ who: name(author) }} reviewed your store: ${{ rating }} of 5 stars.`
          : told`Someone reviewed your store: ${{ rating }} of 5 stars.`,
      },
    ];
  }),
  tells(reviewReplied, ['review_reply'], async ({ sellerId, authorId, slug, productName }, db) => {
    const { name: seller } = await selectPerson(db, sellerId);
    return [
      {
        type: 'review_reply',
        to: others(authorId, sellerId),
        payload: { slug: slug ?? undefined, sellerId },
        told: replyWords(seller, productName),
      },
    ];
  }),
];

const requirements = [
  tells(requirementAdded, ['requirement_add'], ({ requirementId, buyerId, title }) => [
    {
      type: 'requirement_add',
      to: [buyerId],
      payload: { requirementId, isAuthor: true },
      told: told`Your requirement '${{ title: name(title) }}' is published.`,
    },
  ]),
  tells(requirementMatched, ['requirement_add'], ({ requirementId, title, sellers }) =>
    sellers.map(({ sellerId, why, reasons }) => ({
      type: 'requirement_add',
      to: [sellerId],
      payload: { requirementId },
      told: {
        ...told`A buyer is looking for: ${{ title: name(title) }}. ${{ why }}`,
        ...(reasons && { parts: { why: reasons } }),
      },
    })),
  ),
  tells(requirementExpiring, ['requirement_expiring'], ({ requirementId: id, buyerId, title }) => [
    {
      type: 'requirement_expiring',
      to: [buyerId],
      payload: { id },
      told: told`Your requirement '${{ title: name(title) }}' ends in 3 days. Renew it with one tap.`,
    },
  ]),
];

const newProducts = (count: number, search: string) =>
  count === 1
    ? told`1 new product matches your saved search '${{ search: name(search) }}'.`
    : told`${{ count }} new products match your saved search '${{ search: name(search) }}'.`;

/** One row for all of a member's searches; a click opens the one that found most. */
const searches = [
  tells(searchesMatched, ['search_alert'], ({ memberId, searches }) => {
    const [first, ...more] = searches.toSorted((a, b) => b.count - a.count);
    if (!first) return [];
    const found = [first, ...more].map((search) => `${search.name} (${search.count})`).join(', ');
    const said = more.length
      ? told`New in your saved searches: ${{ found: name(found) }}.`
      : newProducts(first.count, first.name);
    return [{ type: 'search_alert', to: [memberId], payload: { address: first.address }, told: said }];
  }),
];

const views: Producer[] = [
  {
    types: ['profile_view'],
    subscription: on(profileViewed, LISTENER, ({ db }, { memberId, viewerId }, eventId) =>
      tellOfView(db, { ownerId: memberId, viewerId }, eventId),
    ),
  },
  {
    types: ['product_view'],
    subscription: on(productViewed, LISTENER, ({ db }, { sellerId, viewerId, productId }, eventId) =>
      tellOfView(db, { ownerId: sellerId, viewerId, productId }, eventId),
    ),
  },
];

const starts: Producer = {
  types: ['flash_sale', 'new_arrival'],
  subscription: on(placementStarted, LISTENER, ({ db }, start, eventId) => tellBatch(db, { ...start, eventId })),
};

/** What members do to each other, and what begins in the shop. */
export const tradeProducers: readonly Producer[] = [
  ...contacts,
  ...reviews,
  ...requirements,
  ...searches,
  ...views,
  starts,
];
