import { sql } from 'drizzle-orm';
import { members } from '#modules/identity/identity.tables.ts';
import { requirements } from './requirements.tables.ts';

/** Those that anybody may find. */
export const openRequirements = sql`select ${requirements}.* from ${requirements}
  join ${members} on ${members.id} = ${requirements.buyerId} and not ${members.isBlocked}
 where ${requirements.status} = 'Active' and ${requirements.approval} = 'APPROVED'`;

/** Their pages; an id is also the last part of the address. */
export const requirementAddresses = sql`select open.id, open.id::text as slug,
    to_char(open.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "changedAt"
  from (${openRequirements}) as open`;
