import { FEWEST_USES } from '@plyhaat/contract/search/staff/searches';
import { and, asc, desc, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { contains } from '#platform/db/sql.ts';
import { searchUses } from './search.tables.ts';

type Use = Pick<typeof searchUses.$inferInsert, 'day' | 'text' | 'uses' | 'nothing' | 'taps'>;

export const addUse = (db: Db, use: Use) =>
  db
    .insert(searchUses)
    .values(use)
    .onConflictDoUpdate({
      target: [searchUses.day, searchUses.text],
      set: {
        uses: sql`${searchUses.uses} + excluded.uses`,
        nothing: sql`${searchUses.nothing} + excluded.nothing`,
        taps: sql`${searchUses.taps} + excluded.taps`,
      },
    });

type Column = 'uses' | 'nothing' | 'taps' | 'last';
export type SearchOrder = Column | `-${Column}`;

type Asked = {
  readonly after: string;
  readonly nothing: boolean;
  readonly q: string | undefined;
  readonly sort: SearchOrder;
  readonly limit: number;
  readonly offset: number;
};

export async function selectSearches(db: Db, { after, nothing, q, sort, limit, offset }: Asked) {
  const uses = sql<number>`sum(${searchUses.uses})::integer`;
  const failed = sql<number>`sum(${searchUses.nothing})::integer`;
  const found = db
    .select({
      text: searchUses.text,
      uses: uses.as('all_uses'),
      nothing: failed.as('all_nothing'),
      taps: sql<number>`sum(${searchUses.taps})::integer`.as('all_taps'),
      lastDay: sql<string>`max(${searchUses.day})::text`.as('last_day'),
    })
    .from(searchUses)
    .where(and(gt(searchUses.day, after), q ? contains(searchUses.text, q) : undefined))
    .groupBy(searchUses.text)
    .having(sql`${uses} >= ${FEWEST_USES}${nothing ? sql` and ${failed} > 0` : sql``}`)
    .as('found');
  const columns = { uses: found.uses, nothing: found.nothing, taps: found.taps, last: found.lastDay };
  const order = (sort.startsWith('-') ? desc : asc)(columns[sort.replace('-', '') as Column]);
  const data = await db.select().from(found).orderBy(order, found.text).limit(limit).offset(offset);
  const total = await db.$count(found);
  return { data, total, hasMore: offset + data.length < total };
}

export const deleteSearchesBefore = (db: Db, day: string) => db.delete(searchUses).where(lt(searchUses.day, day));
