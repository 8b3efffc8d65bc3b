const day = (moment: string) => `(${moment} at time zone 'Asia/Kolkata')::date`;

/**
 * How much there was of everything at the end of each of the last days, from the days on which things began and ended.
 * $1 is today, $2 the number of days.
 */
export const LEVELS_THEN = `
with joined as (
  select role, coalesce(state_id::text, '') as state, ${day('created_at')} as day from members where proven_at is not null
), listed as (
  select shown, approval, ${day('created_at')} as created, ${day('coalesce(approved_at, created_at)')} as approved
    from products
), bought as (
  select ${day('starts_at')} as began, ${day('ends_at')} as ended, value / plan.months::numeric as worth
    from member_subscriptions join plans as plan on plan.id = plan_id
), changes as (
  select 'member' as measure, role as part, day, 1::numeric as n from joined
  union all select 'seller', state, day, 1 from joined where role <> all('{USER,ADMIN,SUBADMIN,APPROVERS}')
  union all select 'product', 'live', approved, 1 from listed where shown
  union all select 'product', 'pending', approved, -1 from listed where shown
  union all select 'product', case when shown or approval = 'PENDING' then 'pending'
      when approval = 'REJECTED' then 'rejected' else 'hidden' end, created, 1 from listed
  union all select 'mrr', '', began, worth from bought
  union all select 'mrr', '', ended, -worth from bought
  union all select 'subscriber', '', began, 1 from bought
  union all select 'subscriber', '', ended, -1 from bought
), summed as (
  select measure, part, day, sum(n) as n from changes group by 1, 2, 3
)
insert into daily_figures (measure, day, part, total)
select summed.measure, at::date, summed.part, round(sum(summed.n))
  from generate_series($1::date - $2::int, $1::date, interval '1 day') as at
  join summed on summed.day <= at::date
 group by 1, 2, 3 having round(sum(summed.n)) > 0`;
