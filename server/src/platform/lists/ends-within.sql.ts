import type { EndsWithin } from '@plyhaat/contract/admin/lists';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

export const WITHIN_DAYS: Readonly<Record<EndsWithin, number>> = { week: 7, month: 30 };

/** From now until so many days from now. */
export const endsWithin = (end: PgColumn, within: EndsWithin): SQL =>
  sql`${end} > now() and ${end} <= now() + make_interval(days => ${WITHIN_DAYS[within]})`;
