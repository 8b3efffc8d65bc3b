import { OVERVIEW_DAYS } from '@plyhaat/contract/admin/overview';
import { BUSINESS_ROLES } from '@plyhaat/contract/core/roles';
import { FEWEST_USES } from '@plyhaat/contract/search/staff/searches';
import { and, eq, inArray, lte, max, sql } from 'drizzle-orm';
import { memberSubscriptions, plans } from '#modules/billing/billing.tables.ts';
import { products } from '#modules/catalog/catalog.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { searchUses } from '#modules/search/search.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { rowsOf } from '#platform/db/sql.ts';
import { dailyFigures, type Figure } from './figures.tables.ts';
import { lockFigures } from './flows.sql.ts';

export type Level = Pick<Figure, 'measure' | 'part' | 'total'>;

const MOST_TEXTS = 6;
export const unfoundTexts = (days: number): string => `unfound_text_${days}`;
const TEXTS = OVERVIEW_DAYS.map(unfoundTexts);

/** When the figures of a day were last counted, in seconds. */
export const COUNTED = 'counted';

/** What ends within a week: a kind and a figure of it. */
export const ENDING = 'ending';

/** Measures that say how much there is now. */
export const LEVELS = [
  'member',
  'seller',
  'product',
  'mrr',
  'subscriber',
  'waiting',
  'oldest',
  'median',
  'dead_letter',
  ENDING,
  COUNTED,
] as const;

/** Scans whole tables: for a scheduled job, never for a request. */
export const selectLevels = (db: Db): Promise<Level[]> =>
  rowsOf<Level>(
    db,
    sql`select measure, part, total::float8 as total from (
      select 'member' as measure, ${members.role} as part, count(*) as total
        from ${members} where ${members.provenAt} is not null group by 2
      union all select 'seller', coalesce(${members.stateId}::text, ''), count(*) from ${members}
       where ${members.provenAt} is not null and ${members.role} = any(${sql.param([...BUSINESS_ROLES])}) group by 2
      union all select 'product', case when ${products.shown} then 'live'
           when ${products.approval} = 'APPROVED' then 'hidden' else lower(${products.approval}) end, count(*)
        from ${products} group by 2
      union all select unnest(array['mrr', 'subscriber']), '', unnest(array[
           coalesce(round(sum(${memberSubscriptions.value} / ${plans.months}::numeric)), 0),
           count(distinct ${memberSubscriptions.memberId})])
        from ${memberSubscriptions} join ${plans} on ${plans.id} = ${memberSubscriptions.planId}
       where ${memberSubscriptions.startsAt} <= now() and ${memberSubscriptions.endsAt} > now()
    ) as levels`,
  );

/** Only texts searched often enough: a rare text could tell who typed it. */
export async function selectUnfoundTexts(db: Db, today: string): Promise<Level[]> {
  const found = [];
  for (const days of OVERVIEW_DAYS)
    found.push(
      ...(await rowsOf<Level>(
        db,
        sql`select ${unfoundTexts(days)} as measure, ${searchUses.text} as part, sum(${searchUses.nothing})::int as total
          from ${searchUses} where ${searchUses.day} > ${today}::date - ${days}::int group by 2
        having sum(${searchUses.uses}) >= ${FEWEST_USES} and sum(${searchUses.nothing}) > 0
         order by 3 desc, 2 limit ${MOST_TEXTS}`,
      )),
    );
  return found;
}

/** Replaces what was counted earlier that day. Of texts only the last count is stored. */
export const replaceLevels = (db: Db, day: string, levels: readonly Level[]) =>
  db.transaction(async (db) => {
    await lockFigures(db, 'levels');
    await db.delete(dailyFigures).where(and(inArray(dailyFigures.measure, [...LEVELS]), eq(dailyFigures.day, day)));
    await db.delete(dailyFigures).where(inArray(dailyFigures.measure, TEXTS));
    await db.insert(dailyFigures).values(levels.map((level) => ({ ...level, day })));
  });

/** The last day up to this one on which everything was counted. */
export async function findCountedDay(db: Db, until: string): Promise<string | null> {
  const [found] = await db
    .select({ day: max(dailyFigures.day) })
    .from(dailyFigures)
    .where(and(eq(dailyFigures.measure, COUNTED), lte(dailyFigures.day, until)));
  return found?.day ?? null;
}
