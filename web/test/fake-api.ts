import { readReviewFigures } from '@plyhaat/contract/admin/review';
import { listReviewTemplates } from '@plyhaat/contract/admin/review-templates';
import { listBrands } from '@plyhaat/contract/catalog/brands';
import { listProducts, listSimilarProducts } from '@plyhaat/contract/catalog/catalog';
import { listCategories } from '@plyhaat/contract/catalog/categories';
import { listPosts } from '@plyhaat/contract/content/blog';
import { listVideos } from '@plyhaat/contract/content/videos';
import type { CallOf, Endpoint, Failure, ReplyOf } from '@plyhaat/contract/core/endpoint';
import { listOpportunities } from '@plyhaat/contract/dealerships/opportunities';
import { readFactor } from '@plyhaat/contract/identity/staff/factor';
import { listLeads } from '@plyhaat/contract/leads/inbox';
import { listInbox } from '@plyhaat/contract/leads/seller-inbox';
import { countUnread, listNotifications } from '@plyhaat/contract/notifications/notifications';
import { listStates } from '@plyhaat/contract/places/places';
import { listArrivals } from '@plyhaat/contract/promotions/arrivals';
import { listBanners } from '@plyhaat/contract/promotions/banners';
import { listFlashSales } from '@plyhaat/contract/promotions/flash-sales';
import { listHomeSections } from '@plyhaat/contract/promotions/home-sections';
import { listRunningPromotions } from '@plyhaat/contract/promotions/promotions';
import { listReels } from '@plyhaat/contract/reels/reels';
import { draftQuote, listQuotes } from '@plyhaat/contract/requirements/quotes';
import { listRequirements } from '@plyhaat/contract/requirements/requirements';
import { listProductReviews } from '@plyhaat/contract/reviews/reviews';
import { readFirstSteps } from '@plyhaat/contract/sellers/first-steps';
import { listTopSellers } from '@plyhaat/contract/sellers/sellers';
import { countView } from '@plyhaat/contract/sellers/views';
import * as z from 'zod/mini';
import { CallError, setTransport } from '#api/call.ts';
import { someFirstSteps } from './first-steps.ts';
import { someDraft } from './quotes.ts';

export type Answer = { readonly endpoint: Endpoint; readonly give: (input: never) => unknown };
type Made = { readonly endpoint: Endpoint; readonly input: unknown };

/** What the fake API says to one kind of call: a reply, or a function that works it out. */
export const answer = <E extends Endpoint>(
  endpoint: E,
  reply: ReplyOf<E> | ((input: CallOf<E>) => ReplyOf<E> | Promise<ReplyOf<E>>),
): Answer => ({ endpoint, give: typeof reply === 'function' ? reply : () => reply });

/** A refusal as the screens meet it. */
export const refuse = ({ status, message, error }: Failure, total?: number): never => {
  throw new CallError(status, message, error, {}, { total });
};

const NOTHING = { data: [], total: 0 };
const NO_ITEMS = { kinds: { request: 0, lead: 0, match: 0, quote: 0, win: 0, application: 0 }, waiting: 0 };

/** Enough for every page to be drawn: a marketplace without goods. */
const EMPTY_API: readonly Answer[] = [
  answer(listCategories, { data: [], total: 0 }),
  answer(listBanners, { bannerImages: [] }),
  answer(listHomeSections, { data: [] }),
  answer(listProducts, { data: [], total: 0, totalElements: 0 }),
  answer(listBrands, { data: [], total: 0 }),
  answer(listSimilarProducts, { data: { data: [] } }),
  answer(listProductReviews, {
    data: [],
    total: 0,
    summary: { rating: 0, reviewCount: 0, stars: [0, 0, 0, 0, 0] },
    mine: null,
  }),
  answer(listRunningPromotions, { data: [], total: 0 }),
  answer(listLeads, { data: [], total: 0, unread: 0, counts: { new: 0, contacted: 0, won: 0, lost: 0 } }),
  answer(listInbox, { data: [], next: null, counts: NO_ITEMS }),
  answer(countView, { counted: true }),
  answer(readFirstSteps, { data: someFirstSteps() }),
  answer(listFlashSales, NOTHING),
  answer(listArrivals, NOTHING),
  answer(listTopSellers, NOTHING),
  answer(listReels, { ...NOTHING, BlogVideoCount: 0, next: null }),
  answer(listPosts, NOTHING),
  answer(listVideos, NOTHING),
  answer(listOpportunities, NOTHING),
  answer(listStates, NOTHING),
  answer(listRequirements, NOTHING),
  answer(listQuotes, { ...NOTHING, places: { taken: 0, most: 5, known: 0, holds: false, mayGiveBack: false } }),
  answer(draftQuote, { data: someDraft() }),
  answer(listNotifications, { ...NOTHING, overallTotal: 0, unreadCount: 0, count: 0 }),
  answer(listReviewTemplates, { data: [] }),
  answer(readReviewFigures, { data: [] }),

  answer(readFactor, { data: { isOn: false, isVerified: false, isRequired: false, recoveryCodesLeft: 0 } }),
  answer(countUnread, { unreadCount: 0, count: 0 }),
];

const callKey = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Screens see endpoints without their schemas, as in a browser; whoever answers has them whole. */
const WHOLE = new Map(
  Object.values(
    import.meta.glob<Record<string, unknown>>(['../../contract/src/**/*.ts', '!../../contract/src/**/*.test.ts'], {
      eager: true,
      query: '?whole',
    }),
  )
    .flatMap((file) => Object.values(file))
    .filter((part) => typeof part === 'object' && part !== null && 'method' in part && 'path' in part)
    .map((part) => [callKey(part as Endpoint), part as Endpoint]),
);

function wholeOf(endpoint: Endpoint): Endpoint {
  const whole = WHOLE.get(callKey(endpoint));
  if (!whole) throw new Error(`the contract has no ${callKey(endpoint)}`);
  return whole;
}

function checked(endpoint: Endpoint, input: Record<string, unknown>): void {
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (schema) z.parse(schema, input[part]);
  }
}

/** Stands in for the server: input and reply are held to the contract, an unforeseen call fails the test. */
export function fakeApi(...answers: readonly Answer[]) {
  const made: Made[] = [];
  setTransport(async (endpoint, input) => {
    made.push({ endpoint, input });
    const whole = wholeOf(endpoint);
    checked(whole, input);
    const found = [...answers, ...EMPTY_API].find((fake) => fake.endpoint === endpoint);
    if (!found) throw new Error(`nobody answers ${endpoint.method} ${endpoint.path}`);
    return z.parse(z.object(whole.reply as never), await found.give(input as never));
  });
  return {
    /** What was called so far. */
    made: () => made.map(({ endpoint }) => endpoint),
    /** The inputs of every call of a kind so far. */
    callsOf: <E extends Endpoint>(endpoint: E): CallOf<E>[] =>
      made.filter((call) => call.endpoint === endpoint).map((call) => call.input as CallOf<E>),
  };
}
