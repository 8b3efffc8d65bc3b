import type { EndsWithin } from '@plyhaat/contract/admin/lists';
import { and, isNotNull, type SQL, sql } from 'drizzle-orm';
import { daysAfter, indianDay } from '#platform/indian-day.ts';
import { WITHIN_DAYS } from '#platform/lists/ends-within.sql.ts';
import { products } from '../catalog.tables.ts';

/** A licence is good until its last day is over. */
export const isLicenceEnding = (within: EndsWithin, today = indianDay()): SQL | undefined =>
  and(
    sql`${products.licenceValidTill} >= ${today}::date`,
    sql`${products.licenceValidTill} < ${daysAfter(today, WITHIN_DAYS[within])}::date`,
    products.shown,
    isNotNull(products.licenceCheckedAt),
  );
