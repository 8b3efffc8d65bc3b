import { STAFF_ROLES } from '@plyhaat/contract/core/roles';
import { and, eq, gt, inArray, not, or, sql } from 'drizzle-orm';
import { members, sessions } from './identity.tables.ts';

export const STAFF_LIFE = sql`interval '8 hours'`;

export const isAlive = gt(sessions.expiresAt, sql`now()`);

/** Of sessions joined with their members: those that let in. Who became staff since has a staff session's life. */
export const isStanding = and(
  isAlive,
  or(not(inArray(members.role, [...STAFF_ROLES])), gt(sessions.enteredAt, sql`now() - ${STAFF_LIFE}`)),
  eq(members.isBlocked, false),
);
