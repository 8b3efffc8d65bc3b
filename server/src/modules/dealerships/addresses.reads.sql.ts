import { sql } from 'drizzle-orm';
import { opportunities } from './dealerships.tables.ts';
import { moment, OPEN } from './opportunities.fields.sql.ts';

/** The pages of open opportunities; an id is also the last part of the address. */
export const opportunityAddresses = sql`select opportunity.id, opportunity.id::text as slug,
    ${moment('opportunity.updated_at')} as "changedAt"
  from ${opportunities} as opportunity where ${OPEN}`;
