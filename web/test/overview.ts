import type { Overview, OverviewDay } from '@plyhaat/contract/admin/overview';

const NO_FLOW = {
  visits: 0,
  calls: 0,
  leads: 0,
  newMembers: 0,
  newSellers: 0,
  planRevenue: 0,
  topupRevenue: 0,
  searches: 0,
  unfound: 0,
};
const TODAY = { ...NO_FLOW, visits: 1000, calls: 29, leads: 60, newMembers: 12, planRevenue: 5999, unfound: 8 };
const daily = (days: number, last = NO_FLOW): OverviewDay[] =>
  Array.from({ length: days }, (_, at) => {
    const day = new Date(Date.UTC(2026, 10, 15 - days + at)).toISOString().slice(0, 10);
    return { ...(at === days - 1 ? last : NO_FLOW), day };
  });
const LEVELS = {
  members: 110,
  sellers: 60,
  subscribers: 20,
  mrr: 49_992,
  live: 612,
  pending: 14,
  rejected: 3,
  hidden: 0,
  waiting: 24,
  deadLetters: 2,
};
/** Thirty days of a marketplace, counted on 14 November 2026. */
export const OVERVIEW: Overview = {
  days: 30,
  countedAt: '2026-11-14T12:00:00.000Z',
  daily: daily(30, TODAY),
  dailyBefore: daily(30, { ...NO_FLOW, leads: 50 }),
  totals: TODAY,
  before: { ...NO_FLOW, leads: 50, unfound: 4, newMembers: 10 },
  conversion: 0.029,
  conversionBefore: null,
  now: LEVELS,
  earlier: { ...LEVELS, live: 586, members: 100, deadLetters: 1 },
  sellersByState: [
    { stateName: 'Maharashtra', sellers: 40, before: 36 },
    { stateName: null, sellers: 20, before: 20 },
  ],
  queue: [
    {
      kind: 'product',
      waiting: 23,
      ages: [9, 8, 5, 1],
      oldest: 4 * 86_400 + 6 * 3600,
      median: 5 * 3600,
      before: { waiting: 12, oldest: 86_400, median: 3600 },
    },
    { kind: 'comment', waiting: 1, ages: [1, 0, 0, 0], oldest: 720, median: 720, before: null },
  ],
  ending: [
    { kind: 'plan', count: 9, soonest: '2026-11-15T18:30:00.000Z', open: 6, worth: 38_994 },
    { kind: 'requirement', count: 14, soonest: '2026-11-15T18:30:00.000Z', open: 5, worth: null },
    { kind: 'flashSale', count: 1, soonest: '2026-11-14T12:30:00.000Z', open: null, worth: null },
  ],
  unfound: [{ text: 'bamboo jafri', times: 5 }],
};
