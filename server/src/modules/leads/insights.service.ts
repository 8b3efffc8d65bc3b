import type { DailyFigures, Figures, InsightDays } from '@plyhaat/contract/leads/insights';
import type { LeadSource } from '@plyhaat/contract/leads/leads';
import * as z from 'zod/mini';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { daysAfter, indianDay } from '#platform/indian-day.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { selectCities, selectDaily, selectFunnels, selectSources, selectTopProducts } from './insights.sql.ts';
import { selectResultsSince } from './placement-results.sql.ts';

export const COUNT_LEADS_TASK = 'leads.countLeads';
export const CountedDay = z.object({ sellerId: z.string(), day: z.string() });
type CountedDay = z.infer<typeof CountedDay>;

/** Has a day's leads counted anew once the caller's transaction commits; however often it is asked, once. */
export const enqueueLeadCount = (db: Db, { sellerId, day }: CountedDay) =>
  ask(db, COUNT_LEADS_TASK, { sellerId, day }, { key: `${COUNT_LEADS_TASK} ${sellerId} ${day}` });

const NOTHING: Figures = {
  profileViews: 0,
  productViews: 0,
  reelPlays: 0,
  calls: 0,
  whatsapp: 0,
  emails: 0,
  messages: 0,
  leads: 0,
  won: 0,
};
const NAMES = Object.keys(NOTHING) as (keyof Figures)[];

const sumOf = (days: readonly Figures[]): Figures =>
  Object.fromEntries(NAMES.map((name) => [name, days.reduce((sum, day) => sum + day[name], 0)])) as Figures;

const share = (part: number, whole: number) => (whole > 0 ? part / whole : null);

/** Leads from requirements are excluded: no view led to them. */
const cameByLooking = (sources: readonly { source: LeadSource; leads: number }[]) =>
  sources.reduce((sum, { source, leads }) => (source === 'requirement' ? sum : sum + leads), 0);

const MOST_REELS = 10;
type Played = Awaited<ReturnType<typeof selectFunnels>>[number];

/** All reels together, and those most played of what is still there. */
function funnelsOf(played: readonly Played[]) {
  const total = (name: 'views' | 'watched' | 'taps' | 'leads') => played.reduce((sum, reel) => sum + reel[name], 0);
  return {
    funnel: { views: total('views'), watched: total('watched'), taps: total('taps'), leads: total('leads') },
    reels: played.flatMap(({ title, ...reel }) => (title === null ? [] : [{ ...reel, title }])).slice(0, MOST_REELS),
  };
}

/** The last days up to today, and as many before them to compare with. */
export async function readFigures(db: Db, who: Member, days: number, today = indianDay()) {
  const from = daysAfter(today, 1 - days);
  const counted = await selectDaily(db, who.id, daysAfter(from, -days));
  const onDay = new Map(counted.map((row) => [row.day, row]));
  const daily: DailyFigures[] = Array.from({ length: days }, (_, at) => {
    const day = daysAfter(from, at);
    return { ...NOTHING, ...onDay.get(day), day };
  });
  const totals = sumOf(daily);
  const sources = await selectSources(db, who.id, from);
  return {
    days: days as InsightDays,
    daily,
    totals,
    before: sumOf(counted.filter(({ day }) => day < from)),
    conversion: share(cameByLooking(sources), totals.profileViews + totals.productViews),
    wonShare: share(totals.won, totals.leads),
    sources,
    cities: await selectCities(db, who.id, from),
    ...funnelsOf(await selectFunnels(db, who.id, from)),
    products: await selectTopProducts(db, who.id, from),
    placements: await selectResultsSince(db, who.id, from),
  };
}
