import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import { type SQL, sql } from 'drizzle-orm';
import { hasSellerGrowth, hasSellerPlan } from '#modules/billing/running.reads.sql.ts';
import { categories, products } from '#modules/catalog/catalog.tables.ts';
import { leads } from '#modules/leads/leads.tables.ts';
import { cities, stateNeighbours, states } from '#modules/places/places.tables.ts';
import { sellerListings, sellerStates } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { unprepared } from '#platform/db/prepared.ts';
import { quotes } from '../quotes.tables.ts';
import { requirements } from '../requirements.tables.ts';
import { EXACT_CATEGORY, OUT_OF_STOCK, type Reach } from './weights.ts';

/** A seller with the product of its that fits best. */
export type Candidate = {
  readonly sellerId: string;
  readonly productId: string;
  readonly productName: string;
  /** Weights of what the product has of the words asked for. */
  readonly fit: number;
  /** Its products that fit as well. */
  readonly others: number;
  readonly reach: Reach;
  readonly cityName: string | null;
  readonly stateName: string | null;
  readonly price: number;
  readonly unit: PriceUnit;
  /** What one is called (CAT-25). */
  readonly unitName: string;
  readonly size: string | null;
  readonly thickness: string | null;
  readonly leads: number;
  readonly answered: number;
  readonly minutes: number | null;
  /** 2 with a Growth plan, 1 with another: for equals alone. */
  readonly plan: number;
};

export type Wanted = {
  readonly buyerId: string;
  readonly stateId: string;
  readonly cityId: string;
  readonly categoryId: string | null;
  readonly queries: readonly string[];
  readonly weights: readonly number[];
  /** What a product must have to be looked at. */
  readonly must: string | null;
  /** This seller alone. */
  readonly sellerId?: string;
};

/** Most products read for each kind of place, so that a common word costs no more than a rare one. */
const MOST_READ = sql.raw('2000');
/** Most sellers that are scored in full. */
const MOST_SELLERS = sql.raw('150');
const LATEST_LEADS = sql.raw('50');

const COLUMNS = sql.raw(
  'id, seller_id, name, category_id, asked_price, price_unit, unit_shown, size, thickness, in_stock, city_id, state_id, words',
);
const given = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`;

/** The category that was chosen, those below it, and where it has none below, those beside it. */
const FAMILY = sql`array(
  select own.id from ${categories} as own where own.id = ${given('categoryId', 'uuid')}
     or own.parent_id = ${given('categoryId', 'uuid')}
     or own.parent_id = (select parent_id from ${categories} where id = ${given('categoryId', 'uuid')}))`;
const EXACT = sql`array(
  select own.id from ${categories} as own where own.id = ${given('categoryId', 'uuid')}
     or own.parent_id = ${given('categoryId', 'uuid')})`;

const read = (reach: string, where: SQL, { categoryId, must, sellerId }: Wanted) => {
  const conditions = [
    sql`product.shown`,
    where,
    ...(sellerId ? [sql`product.seller_id = ${given('sellerId', 'uuid')}`] : []),
    ...(categoryId ? [sql`product.category_id = any(${FAMILY})`] : []),
    ...(must ? [sql`product.words @@ ${given('must', 'tsquery')}`] : []),
  ];
  return sql`(select ${COLUMNS}, ${sql.raw(reach)} as nearness from ${products} as product
    where ${sql.join(conditions, sql` and `)} limit ${MOST_READ})`;
};

/** A lead or quote in that state within a year, which makes a neighbouring state one that the seller serves. */
const HAD_BUYERS = sql`(exists (
  select from ${leads} as lead join ${cities} as place on place.id = lead.city_id
   where lead.seller_id = best.seller_id and lead.created_at > now() - interval '12 months'
     and place.state_id = ${given('stateId', 'uuid')})
  or exists (
  select from ${quotes} as quote join ${requirements} as earlier on earlier.id = quote.requirement_id
   where quote.seller_id = best.seller_id and quote.created_at > now() - interval '12 months'
     and earlier.state_id = ${given('stateId', 'uuid')}))`;

const ANSWERS = sql`
  select count(*) filter (where taken is not null or created_at < now() - interval '1 day')::integer as leads,
         count(taken)::integer as answered,
         (extract(epoch from percentile_cont(0.5) within group (order by taken)) / 60)::float as minutes
    from (select created_at, responded_at - created_at as taken from ${leads}
           where seller_id = best.seller_id order by last_contact_at desc limit ${LATEST_LEADS}) as lead`;

const PLAN = sql`(case when ${hasSellerGrowth('best.seller_id')} then 2
  when ${hasSellerPlan('best.seller_id')} then 1 else 0 end)`;

function statement(wanted: Wanted): SQL {
  const exact = wanted.categoryId
    ? sql`(category_id = any(${EXACT}))::integer * ${sql.raw(String(EXACT_CATEGORY))}`
    : sql`0`;
  return sql`
    with hits as materialized (
      ${read('3', sql`product.state_id = ${given('stateId', 'uuid')}`, wanted)}
      union all ${read('2', sql`product.seller_id = any(array(select member_id from ${sellerStates} where state_id = ${given('stateId', 'uuid')}))`, wanted)}
      union all ${read('1', sql`product.state_id = any(array(select neighbour_id from ${stateNeighbours} where state_id = ${given('stateId', 'uuid')}))`, wanted)}
    ),
    asked as materialized (
      select query::tsquery as query, weight
        from unnest(${given('queries', 'text[]')}, ${given('weights', 'float[]')}) as typed(query, weight)
    ),
    fitted as materialized (
      select hits.*, ${exact} + coalesce((select sum(weight) from asked where hits.words @@ query), 0) as fit
        from (select distinct on (id) * from hits order by id, nearness desc) as hits
       where seller_id <> ${given('buyerId', 'uuid')}
    ),
    ranked as (
      select *, fit * case when in_stock then 1 else ${sql.raw(String(OUT_OF_STOCK))} end as worth,
             max(nearness) over (partition by seller_id) as nearest from fitted
    ),
    best as (
      select distinct on (seller_id) *, count(*) over (partition by seller_id, worth)::integer - 1 as others
        from ranked order by seller_id, worth desc, asked_price, id
    )
    select best.seller_id as "sellerId", best.id as "productId", best.name as "productName", best.worth as fit, best.others,
           case when best.nearest = 3 and best.city_id = ${given('cityId', 'uuid')} then 'city' when best.nearest = 3 then 'state'
                when best.nearest = 2 then 'chosen' else 'neighbour' end as reach,
           city.name as "cityName", state.name as "stateName", best.asked_price::float as price,
           best.price_unit as unit, best.unit_shown as "unitName", best.size, best.thickness, answers.*, ${PLAN} as plan
      from (select * from best where nearest > 1 or ${HAD_BUYERS}
             order by worth desc, nearest desc, seller_id limit ${MOST_SELLERS}) as best
      join ${sellerListings} as listing on listing.member_id = best.seller_id
      left join ${cities} as city on city.id = best.city_id
      left join ${states} as state on state.id = best.state_id
     cross join lateral (${ANSWERS}) as answers`;
}

/** Sellers who deliver there and list something of what is asked for, those that fit best. */
export const selectCandidates = (db: Db, wanted: Wanted): Promise<Candidate[]> =>
  unprepared<Candidate>(db, statement(wanted), wanted);
