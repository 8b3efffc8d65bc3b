import { STAFF_ROLES } from '@plyhaat/contract/core/roles';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { invoices } from '#modules/billing/invoices.tables.ts';
import { orders } from '#modules/billing/orders.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { leads } from '#modules/leads/leads.tables.ts';
import { searchUses } from '#modules/search/search.tables.ts';
import { siteVisits } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { startOf } from '#platform/indian-day.ts';
import { dailyFigures } from './figures.tables.ts';

type Period = { readonly from: string; readonly to: string };

/** Figures of what happened on a day, counted again from their rows: one index range each. */
export type Flow = {
  readonly measures: readonly string[];
  /** Columns measure, day, part and total. */
  readonly counted: (period: Period) => SQL;
};

const inDays = (day: Column, { from, to }: Period) => sql`${day} between ${from} and ${to}`;
const inMoments = (moment: Column, { from, to }: Period) =>
  sql`${moment} >= ${startOf(from)} and ${moment} < ${startOf(to, 1)}`;
const dayOf = (moment: Column) => sql`(${moment} at time zone 'Asia/Kolkata')::date`;

const VISITS: Flow = {
  measures: ['visit'],
  counted: (period) => sql`select 'visit' as measure, ${siteVisits.day} as day, '' as part, count(*) as total
    from ${siteVisits} where ${inDays(siteVisits.day, period)} group by 2`,
};

const MEMBERS: Flow = {
  measures: ['new_member'],
  counted: (period) => sql`select 'new_member' as measure, ${dayOf(members.createdAt)} as day,
      case ${members.role} when 'USER' then 'buyer' else 'seller' end as part, count(*) as total
    from ${members} where ${inMoments(members.createdAt, period)} and ${members.provenAt} is not null
     and ${members.role} <> all(${sql.param([...STAFF_ROLES])}) group by 2, 3`,
};

/** Calls that answer a requirement are not counted as calls: no visit led to them. */
export const LEADS: Flow = {
  measures: ['lead', 'call'],
  counted: (period) => sql`select measured.measure, ${dayOf(leads.createdAt)} as day, measured.part, count(*) as total
    from ${leads} cross join lateral (values ('lead', ${leads.channel}),
           ('call', case when ${leads.channel} = 'call' and ${leads.source} <> 'requirement' then '' end)
         ) as measured(measure, part)
   where measured.part is not null and ${inMoments(leads.createdAt, period)} group by 1, 2, 3`,
};

/** Invoices less credit notes, each on its own day. */
export const REVENUE: Flow = {
  measures: ['revenue'],
  counted: (period) => sql`select 'revenue' as measure, ${invoices.day} as day, ${orders.kind} as part,
      sum(case ${invoices.series} when 'PHC' then -${invoices.taxable} else ${invoices.taxable} end) as total
    from ${invoices} join ${orders} on ${orders.id} = ${invoices.orderId}
   where ${inDays(invoices.day, period)} group by 2, 3`,
};

const SEARCHES: Flow = {
  measures: ['search', 'unfound'],
  counted: (period) => sql`select measured.measure, ${searchUses.day} as day, '' as part, sum(measured.times) as total
    from ${searchUses}
         cross join lateral (values ('search', ${searchUses.uses}), ('unfound', ${searchUses.nothing})) as measured(measure, times)
   where ${inDays(searchUses.day, period)} group by 1, 2`,
};

export const FLOWS: readonly Flow[] = [VISITS, MEMBERS, LEADS, REVENUE, SEARCHES];

const LOCK = 7_291_169;

/** Until the transaction ends: a concurrent count of the same figures waits, and then sees the newer rows. */
export const lockFigures = (db: Db, name: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, ${LOCK}))`);

/** In a transaction. */
export async function replaceFlow(db: Db, { measures, counted }: Flow, period: Period): Promise<void> {
  await lockFigures(db, measures.join());
  await db.execute(sql`delete from ${dailyFigures}
    where ${dailyFigures.measure} = any(${sql.param([...measures])}) and ${inDays(dailyFigures.day, period)}`);
  await db.execute(sql`insert into ${dailyFigures} (measure, day, part, total)
    select measure, day, part, total from (${counted(period)}) as counted where total <> 0`);
}

export const countFlow = (db: Db, flow: Flow, period: Period): Promise<void> =>
  db.transaction((db) => replaceFlow(db, flow, period));
