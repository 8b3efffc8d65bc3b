import type { EndsWithin } from '@plyhaat/contract/admin/lists';
import { and, lt, type SQL } from 'drizzle-orm';
import { endsWithin } from '#platform/lists/ends-within.sql.ts';
import { memberSubscriptions } from '../billing.tables.ts';

/** Leaves out terms refunded before they began, whose end equals their start. */
export const isTermEnding = (within: EndsWithin): SQL | undefined =>
  and(endsWithin(memberSubscriptions.endsAt, within), lt(memberSubscriptions.startsAt, memberSubscriptions.endsAt));
