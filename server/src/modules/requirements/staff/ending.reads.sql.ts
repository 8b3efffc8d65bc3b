import type { EndsWithin } from '@plyhaat/contract/admin/lists';
import { and, eq, type SQL } from 'drizzle-orm';
import { endsWithin } from '#platform/lists/ends-within.sql.ts';
import { requirements } from '../requirements.tables.ts';

export const isRequirementEnding = (within: EndsWithin): SQL | undefined =>
  and(
    endsWithin(requirements.expiresAt, within),
    eq(requirements.status, 'Active'),
    eq(requirements.approval, 'APPROVED'),
  );
