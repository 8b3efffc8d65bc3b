import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { wholeNumber } from '../core/paging.ts';
import { ReferenceText } from '../core/reference-text.ts';
import { PlacedKind, PlacementResults } from '../sellers/placement-looks.ts';
import { LeadSource } from './leads.ts';

/** How far back the charts reach. */
export const INSIGHT_DAYS = [7, 30, 90] as const;
export type InsightDays = (typeof INSIGHT_DAYS)[number];
const isOffered = (days: number) => INSIGHT_DAYS.some((offered) => offered === days);

/** Leads are counted on the day they began, under the channel they came by; `won` are those that the seller marked so. */
const figures = {
  profileViews: z.int(),
  productViews: z.int(),
  reelPlays: z.int(),
  calls: z.int(),
  whatsapp: z.int(),
  emails: z.int(),
  messages: z.int(),
  leads: z.int(),
  won: z.int(),
};
export const Figures = z.object(figures);
export type Figures = z.infer<typeof Figures>;

export const DailyFigures = z.object({ day: z.string(), ...figures });
export type DailyFigures = z.infer<typeof DailyFigures>;

/** How far viewers of reels went: played, stayed three seconds, tapped a product, became a lead. */
const funnel = { views: z.int(), watched: z.int(), taps: z.int(), leads: z.int() };
export const ReelFunnel = z.object(funnel);
export type ReelFunnel = z.infer<typeof ReelFunnel>;

export const Insights = z.object({
  days: z.int(),
  /** One entry a day in India, today's last; a day without anything has zeros. */
  daily: z.array(DailyFigures),
  totals: Figures,
  /** The same number of days before those. */
  before: Figures,
  /** Buyers' leads for each look at the store or a product, and won for each lead; null where there was neither. */
  conversion: z.nullable(z.number()),
  wonShare: z.nullable(z.number()),
  sources: z.array(z.object({ source: LeadSource, leads: z.int() })),
  /** By where the buyers were, most leads first; null for those who never said. */
  cities: z.array(z.object({ cityName: z.nullable(ReferenceText), leads: z.int() })),
  funnel: ReelFunnel,
  /** The same for each reel, most played first. */
  reels: z.array(z.object({ _id: z.string(), title: z.string(), ...funnel })),
  products: z.array(z.object({ _id: z.string(), slug: z.string(), name: z.string(), views: z.int(), leads: z.int() })),
  /** Results of banners, new arrivals, flash sales and promotions, most seen first; a store's banner has its name. */
  placements: z.array(z.extend(PlacementResults, { _id: z.string(), kind: PlacedKind, title: z.string() })),
});
export type Insights = z.infer<typeof Insights>;

export const readInsights = endpoint({
  method: 'GET',
  path: '/insights',
  access: 'seller',
  summary: "The caller's own daily figures: views, leads, their sources and cities, the products most looked at",
  query: z.object({ days: z._default(wholeNumber(7, 90).check(z.refine(isOffered)), 30) }),
  reply: { data: Insights },
});
