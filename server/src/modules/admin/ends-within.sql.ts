import type { EndsWithin } from '@plyhaat/contract/admin/lists';
import { and, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { memberSubscriptions } from '#modules/billing/billing.tables.ts';
import { products } from '#modules/catalog/catalog.tables.ts';
import { requirements } from '#modules/requirements/requirements.tables.ts';
import { daysAfter, indianDay } from '#platform/indian-day.ts';

const DAYS: Readonly<Record<EndsWithin, number>> = { week: 7, month: 30 };

/** From now until so many days from now. */
export const endsWithin = (end: PgColumn, within: EndsWithin): SQL =>
  sql`${end} > now() and ${end} <= now() + make_interval(days => ${DAYS[within]})`;

/** A term that was refunded before it began ends where it begins. */
export const isTermEnding = (within: EndsWithin): SQL | undefined =>
  and(endsWithin(memberSubscriptions.endsAt, within), lt(memberSubscriptions.startsAt, memberSubscriptions.endsAt));

export const isRequirementEnding = (within: EndsWithin): SQL | undefined =>
  and(
    endsWithin(requirements.expiresAt, within),
    eq(requirements.status, 'Active'),
    eq(requirements.approval, 'APPROVED'),
  );

/** A licence is good until its last day is over. */
export const isLicenceEnding = (within: EndsWithin, today = indianDay()): SQL | undefined =>
  and(
    sql`${products.licenceValidTill} >= ${today}::date`,
    sql`${products.licenceValidTill} < ${daysAfter(today, DAYS[within])}::date`,
    products.shown,
    isNotNull(products.licenceCheckedAt),
  );
