import { sql } from 'drizzle-orm';
import { members } from '#modules/identity/identity.tables.ts';
import { leads } from '#modules/leads/leads.tables.ts';
import { reviews } from '#modules/reviews/reviews.tables.ts';

/** Counted from a store's latest leads and reviews. */
export type Points = {
  readonly leads: number;
  readonly answered: number;
  readonly sameDay: number;
  readonly minutes: number | null;
  readonly reviews: number;
  readonly positive: number;
};

/** Only the latest rows, read from an index: limits the cost for busy stores and lets old delays be forgotten. */
const LATEST_LEADS = sql.raw('100');
const LATEST_REVIEWS = sql.raw('200');

/** A lead counts once it is answered or a day old: until then nobody is late. */
export const points = sql<Points>`(
  select json_build_object('leads', came.leads, 'answered', came.answered, 'sameDay', came.same_day,
    'minutes', came.minutes, 'reviews', reviewed.reviews, 'positive', reviewed.positive)
  from (
    select count(*) filter (where taken is not null or created_at < now() - interval '1 day') as leads,
           count(taken) as answered, count(*) filter (where taken <= interval '1 day') as same_day,
           extract(epoch from percentile_cont(0.5) within group (order by taken)) / 60 as minutes
      from (
        select created_at, responded_at - created_at as taken from ${leads}
         where seller_id = ${members.id} order by last_contact_at desc limit ${LATEST_LEADS}
      ) as lead
  ) as came, (
    select count(*) as reviews, count(*) filter (where rating >= 4) as positive
      from (
        select rating from ${reviews}
         where seller_id = ${members.id} and product_id is null and approval = 'APPROVED' order by created_at desc limit ${LATEST_REVIEWS}
      ) as review
  ) as reviewed)`;
