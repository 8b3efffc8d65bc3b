import type { EndingKind } from '@plyhaat/contract/admin/overview';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { memberSubscriptions } from '#modules/billing/billing.tables.ts';
import { isTermEnding } from '#modules/billing/staff/ending.reads.sql.ts';
import { products } from '#modules/catalog/catalog.tables.ts';
import { isLicenceEnding } from '#modules/catalog/staff/ending.reads.sql.ts';
import { opportunities } from '#modules/dealerships/dealerships.tables.ts';
import { arrivals, banners, flashSales, promotions } from '#modules/promotions/promotions.tables.ts';
import { quotes } from '#modules/requirements/quotes.tables.ts';
import { requirements } from '#modules/requirements/requirements.tables.ts';
import { isRequirementEnding } from '#modules/requirements/staff/ending.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { rowsOf } from '#platform/db/sql.ts';
import { endsWithin } from '#platform/lists/ends-within.sql.ts';
import { ENDING, type Level } from './levels.sql.ts';

const isRenewed = sql`exists (select from ${memberSubscriptions} as later
  where later.member_id = ${memberSubscriptions.memberId} and later.ends_at > ${memberSubscriptions.endsAt})`;
const isQuoted = sql`exists (select from ${quotes} as quote
  where quote.requirement_id = ${requirements.id} and quote.state <> 'withdrawn')`;

type Source = {
  readonly table: PgTable;
  readonly ends: PgColumn | SQL;
  readonly where: SQL | undefined;
  /** Further figures, as aggregates. */
  readonly more?: Readonly<Record<string, SQL>>;
};

const placed = (table: typeof arrivals | typeof banners | typeof flashSales | typeof promotions): Source => ({
  table,
  ends: table.endsAt,
  where: and(eq(table.approval, 'APPROVED'), endsWithin(table.endsAt, 'week')),
});

const sources = (): Readonly<Record<EndingKind, Source>> => ({
  plan: {
    table: memberSubscriptions,
    ends: memberSubscriptions.endsAt,
    where: isTermEnding('week'),
    more: {
      open: sql`count(*) filter (where not ${isRenewed})`,
      worth: sql`coalesce(sum(${memberSubscriptions.value}) filter (where not ${isRenewed}), 0)`,
    },
  },
  requirement: {
    table: requirements,
    ends: requirements.expiresAt,
    where: isRequirementEnding('week'),
    more: { open: sql`count(*) filter (where not ${isQuoted})` },
  },
  flashSale: { ...placed(flashSales), where: and(placed(flashSales).where, eq(flashSales.isActive, true)) },
  advertisement: placed(arrivals),
  banner: { ...placed(banners), where: and(placed(banners).where, eq(banners.isActive, true)) },
  promotion: placed(promotions),
  opportunity: {
    table: opportunities,
    ends: opportunities.endsAt,
    where: and(eq(opportunities.approval, 'APPROVED'), endsWithin(opportunities.endsAt, 'week')),
  },
  licence: {
    table: products,
    ends: sql`(${products.licenceValidTill} + 1)::timestamp at time zone 'Asia/Kolkata'`,
    where: isLicenceEnding('week'),
  },
});

type Counted = { readonly count: number } & Readonly<Record<string, number>>;

/** Figures of what ends within a week, such as `plan count`. */
export async function selectEnding(db: Db): Promise<Level[]> {
  const found: Level[] = [];
  for (const [kind, { table, ends, where, more = {} }] of Object.entries(sources())) {
    const figures = { count: sql`count(*)`, soonest: sql`floor(extract(epoch from min(${ends})))`, ...more };
    const columns = Object.entries(figures).map(
      ([name, figure]) => sql`(${figure})::float8 as ${sql.identifier(name)}`,
    );
    const [counted] = await rowsOf<Counted>(db, sql`select ${sql.join(columns, sql`, `)} from ${table} where ${where}`);
    if (counted && counted.count > 0)
      for (const [name, total] of Object.entries(counted))
        found.push({ measure: ENDING, part: `${kind} ${name}`, total });
  }
  return found;
}
