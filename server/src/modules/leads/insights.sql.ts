import type { LeadSource } from '@plyhaat/contract/leads/leads';
import { and, asc, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import { cities } from '#modules/places/places.tables.ts';
import { reels } from '#modules/reels/reels.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { insightCounts, type Measure } from './leads.tables.ts';

const { sellerId: owner, day, measure, part, total } = insightCounts;
const sum = (where: SQL | undefined) => sql<number>`coalesce(sum(${total}) filter (where ${where}), 0)::int`;
const all = (name: Measure) => sum(eq(measure, name));
const by = (channel: string) => sum(and(eq(measure, 'lead_channel'), eq(part, channel)));

/** The days since `from` on which there was anything. */
export const selectDaily = (db: Db, sellerId: string, from: string) =>
  db
    .select({
      day,
      profileViews: all('profile_view'),
      productViews: all('product_view'),
      reelPlays: all('reel_play'),
      calls: by('call'),
      whatsapp: by('whatsapp'),
      emails: by('email'),
      messages: by('contact'),
      leads: all('lead_channel'),
      won: all('lead_won'),
    })
    .from(insightCounts)
    .where(and(eq(owner, sellerId), gte(day, from)))
    .groupBy(day)
    .orderBy(asc(day));

const leadsTotal = sql<number>`sum(${total})::int`;

export const selectSources = (db: Db, sellerId: string, from: string) =>
  db
    .select({ source: sql<LeadSource>`${part}`, leads: leadsTotal })
    .from(insightCounts)
    .where(and(eq(owner, sellerId), gte(day, from), eq(measure, 'lead_source')))
    .groupBy(part)
    .orderBy(desc(leadsTotal), asc(part));

export function selectCities(db: Db, sellerId: string, from: string) {
  const counted = db
    .select({ cityId: sql<string>`nullif(${part}, '')::uuid`.as('city_id'), leads: leadsTotal.as('leads') })
    .from(insightCounts)
    .where(and(eq(owner, sellerId), gte(day, from), eq(measure, 'lead_city')))
    .groupBy(part)
    .as('asked');
  return db
    .select({ cityName: cities.name, leads: counted.leads })
    .from(counted)
    .leftJoin(cities, eq(cities.id, counted.cityId))
    .orderBy(desc(counted.leads), asc(cities.name));
}

const MOST_PRODUCTS = 10;

/** Those most looked at and asked about, of what is still on sale. */
export function selectTopProducts(db: Db, sellerId: string, from: string) {
  const seen = db
    .select({
      productId: sql<string>`${part}::uuid`.as('product_id'),
      views: all('product_view').as('views'),
      leads: all('lead_product').as('leads'),
    })
    .from(insightCounts)
    .where(and(eq(owner, sellerId), gte(day, from), inArray(measure, ['product_view', 'lead_product'])))
    .groupBy(part)
    .as('seen');
  return db
    .select({ _id: products.id, slug: products.slug, name: products.name, views: seen.views, leads: seen.leads })
    .from(seen)
    .innerJoin(products, eq(products.id, seen.productId))
    .where(eq(products.approval, 'APPROVED'))
    .orderBy(desc(seen.views), desc(seen.leads), asc(products.name))
    .limit(MOST_PRODUCTS);
}

const FUNNEL: readonly Measure[] = ['reel_play', 'reel_watched', 'reel_tap', 'lead_reel'];

/** How far the viewers of each reel went, most played first; a reel that is gone has no title. */
export function selectFunnels(db: Db, sellerId: string, from: string) {
  const played = db
    .select({
      reelId: sql<string>`${part}::uuid`.as('reel_id'),
      views: all('reel_play').as('views'),
      watched: all('reel_watched').as('watched'),
      taps: all('reel_tap').as('taps'),
      leads: all('lead_reel').as('leads'),
    })
    .from(insightCounts)
    .where(and(eq(owner, sellerId), gte(day, from), inArray(measure, [...FUNNEL])))
    .groupBy(part)
    .as('played');
  return db
    .select({
      _id: played.reelId,
      title: reels.title,
      views: played.views,
      watched: played.watched,
      taps: played.taps,
      leads: played.leads,
    })
    .from(played)
    .leftJoin(reels, eq(reels.id, played.reelId))
    .orderBy(desc(played.views), desc(played.leads), asc(played.reelId));
}
