import { STAFF_ROLES } from '@plyhaat/contract/core/roles';
import { and, eq, gt, inArray, not, or, sql } from 'drizzle-orm';
import { members, sessions } from './identity.tables.ts';

/** A member whose sessions ended is named here when that commits: streams of theirs close at once. */
export const SESSIONS_CHANNEL = 'sessions_ended';

export const STAFF_LIFE = sql`interval '8 hours'`;
const STAFF_IDLE = sql`interval '2 hours'`;

export const isAlive = gt(sessions.expiresAt, sql`now()`);

/** Staff are signed out after eight hours, and sooner where they did nothing for two. */
const isStaffTime = and(
  gt(sessions.enteredAt, sql`now() - ${STAFF_LIFE}`),
  gt(sql`greatest(${sessions.enteredAt}, ${members.lastSeenAt})`, sql`now() - ${STAFF_IDLE}`),
);

/** Of sessions joined with their members: those that let in. Who became staff since has a staff session's life. */
export const isValidSession = and(
  isAlive,
  or(not(inArray(members.role, [...STAFF_ROLES])), isStaffTime),
  eq(members.isBlocked, false),
);
