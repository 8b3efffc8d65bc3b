import type { LightMyRequestResponse } from 'fastify';
import { stateId } from '#modules/places/reference.sql.ts';
import { someMember, someOpportunity } from '../builders.ts';
import { dealerPlan } from '../buying.ts';
import { applicationForm } from '../dealing.ts';
import { formOf } from '../placing.ts';
import { somePost } from '../published.ts';
import { decide, inDays, quoteForm, sentQuote } from '../quoting.ts';
import { someForm } from '../selling.ts';
import { BUYER, type Canary, SELLER } from './canaries.ts';
import type { Market } from './people.ts';

type Sent = Promise<LightMyRequestResponse>;
type Write = readonly [place: string, sent: () => Sent];

/** What the seller may say of itself and of its goods. */
function ofTheSeller({ app, people: { seller, another }, product }: Market, text: string): Write[] {
  const profile = (place: string, patch: object): Write => [
    `profile: ${place}`,
    () => app.patch(`/users/updateUserById/${seller.id}`, patch, seller),
  ];
  return [
    ...['name', 'description', 'address', 'brandNames'].map((field) => profile(field, { [field]: text })),
    ...['name', 'address', 'natureOfBusiness', 'legalStatus', 'companyCeo'].map((field) =>
      profile(`company ${field}`, { companyObj: { [field]: text } }),
    ),
    profile('holiday', { holidayUntil: inDays(3), holidayNote: text }),
    profile('holiday over', { holidayUntil: '', holidayNote: '' }),
    [
      'product',
      async () => app.post('/product', await someForm(app, seller, { name: text, longDescription: text }), seller),
    ],
    ['brand', () => app.post('/Brand/addBrand', { name: text }, seller)],
    ['list', () => app.post('/shares', { productIds: [product.id], title: text }, seller)],
    ['list without a title', () => app.post('/shares', { productIds: [product.id] }, seller)],
    [
      'flash sale',
      async () =>
        app.post('/flashSales', await formOf(app, 'flashSale', seller, product.id, { description: text }), seller),
    ],
    [
      'reply to a review',
      async () => {
        const review = await app.post(
          '/productReview',
          { productId: product.id, rating: 4, message: 'Straight.' },
          another,
        );
        return app.put(`/productReview/${review.json().data._id}/reply`, { message: text }, seller);
      },
    ],
    [
      'rejection of an application',
      async () => {
        const { id } = await someOpportunity(app.db, { ownerId: seller.id });
        const application = await app.post(
          '/dealershipUserRoutes/applyForDealershipOpportunitiy',
          applicationForm(id),
          another,
        );
        return app.patch(
          `/dealershipOwnerRoutes/applications/${application.json().data._id}`,
          { status: 'rejected', reason: text },
          seller,
        );
      },
    ],
    [
      'billing address',
      () =>
        app.patch(
          '/users/billing-address',
          { name: 'Godavari Ply', address: text, stateId: stateId('MH'), pincode: '422001' },
          seller,
        ),
    ],
  ];
}

/** What the buyer may say of itself and of what it looks for. */
function ofTheBuyer(
  { app, people: { buyer, seller, contacted }, product, requirements: [first] }: Market,
  text: string,
): Write[] {
  const { stateId, cityId } = first;
  return [
    ['name', () => app.patch(`/users/updateUserById/${buyer.id}`, { name: text }, buyer)],
    [
      'requirement',
      () =>
        app.post(
          '/requirement/addRequirement',
          { title: text, description: text, quantity: '5 sheets', budget: 5000, stateId, cityId },
          buyer,
        ),
    ],
    ['review', () => app.post('/productReview', { productId: product.id, rating: 5, message: text }, buyer)],
    [
      'name of a review',
      async () =>
        app.post(
          '/vendorReview',
          { userId: seller.id, rating: 5, message: 'Good.', name: text },
          await someMember(app.db, { name: 'Member' }),
        ),
    ],
    ['contact', () => app.post('/leads', { userId: contacted.id, channel: 'contact', message: text }, buyer)],
    ['enquiry to the house', () => app.post('/leads', { name: 'Asha Rao', address: text, message: text }, buyer)],
    [
      'contact form',
      () =>
        app.post('/contact', {
          name: text.slice(0, 120),
          email: 'asha@other.example',
          subject: 'general',
          message: text,
        }),
    ],
    ['comment', async () => app.post('/blogComments', { blogId: (await somePost(app.db)).id, text }, buyer)],
    [
      'report',
      () => app.post('/reports', { kind: 'product', id: product.id, reason: 'Spam or fraud', message: text }, buyer),
    ],
    ['saved search', () => app.post('/savedSearches', { name: text.slice(0, 80), address: '/shop?search=ply' }, buyer)],
    [
      'application',
      async () => {
        const { id } = await someOpportunity(app.db, { ownerId: contacted.id });
        const form = applicationForm(id, { Organisation_name: text.slice(0, 120), email: 'asha@other.example' });
        return app.post('/dealershipUserRoutes/applyForDealershipOpportunitiy', form, buyer);
      },
    ],
  ];
}

type Terms = { readonly note?: string; readonly size?: string; readonly thickness?: string };

/** Two requirements: of the first every quote is declined, of the second the seller's is accepted. */
function betweenThem(market: Market, spell: (canary: Canary) => string): Write[] {
  const { app, people, requirements } = market;
  const { buyer, seller, rival } = people;
  const [sellers, buyers] = [spell(SELLER), spell(BUYER)];
  const quote = async (at: 0 | 1, who: typeof seller, terms: Terms) => sentQuote(app, requirements[at].id, who, terms);
  const made: Record<string, Awaited<ReturnType<typeof quote>>> = {};
  const message = (of: string, text: string, who: typeof buyer) =>
    app.post(`/threads/${made[of]?.threadId}/messages`, { text }, who);
  const decided = (of: string, over: object) => decide(app, made[of] ?? { _id: '', version: 1 }, buyer, over);
  return [
    ['quote: size', () => app.post('/quotes', quoteForm(requirements[0].id, { size: sellers.slice(0, 60) }), seller)],
    [
      'quote: thickness',
      () => app.post('/quotes', quoteForm(requirements[0].id, { thickness: sellers.slice(0, 60) }), seller),
    ],
    [
      'quotes',
      async () => {
        made.declined = await quote(0, rival, {});
        made.open = await quote(0, seller, { note: sellers });
        made.accepted = await quote(1, seller, { note: sellers });
        made.lost = await quote(1, rival, {});
        return app.get('/quotes?requirementId='.concat(requirements[0].id), buyer);
      },
    ],
    ['message of the seller', () => message('open', sellers, seller)],
    ['message of the buyer', () => message('declined', buyers, buyer)],
    ['reason of declining', () => decided('declined', { decision: 'decline', text: buyers })],
    [
      'requirement that has quotes',
      () => app.patch(`/requirement/updateById/${requirements[1].id}`, { title: buyers }, buyer),
    ],
    ['message about it', () => message('lost', 'When can you deliver?', buyer)],
    ['acceptance', () => decided('accepted', { decision: 'accept' })],
  ];
}

/** Writes both numbers in every place that takes a text, and answers what became of each. */
export async function writeEverywhere(market: Market, spell: (canary: Canary) => string): Promise<Map<string, number>> {
  const answers = new Map<string, number>();
  const writes = [
    ...betweenThem(market, spell),
    ...ofTheSeller(market, spell(SELLER)),
    ...ofTheBuyer(market, spell(BUYER)),
  ];
  for (const [place, sent] of writes) answers.set(place, (await sent()).statusCode);
  await market.app.post('/newsletter/subscribe', { email: market.people.buyer.email }, market.people.buyer);
  await market.paidPlan(market.people.seller, dealerPlan('start'));
  return answers;
}
