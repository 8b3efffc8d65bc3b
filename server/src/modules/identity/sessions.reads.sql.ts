import { STAFF_ROLES } from '@plyhaat/contract/core/roles';
import { and, eq, gt, inArray, not, or, sql } from 'drizzle-orm';
import { members, sessions } from './identity.tables.ts';

/** Notified with the member's id when sessions end, so that its streams close at once. */
export const SESSIONS_CHANNEL = 'sessions_ended';

export const STAFF_LIFE = sql`interval '8 hours'`;
const STAFF_IDLE = sql`interval '2 hours'`;

export const isAlive = gt(sessions.expiresAt, sql`now()`);

/** Staff are signed out after eight hours, and sooner where they did nothing for two. */
const isStaffTime = and(
  gt(sessions.enteredAt, sql`now() - ${STAFF_LIFE}`),
  gt(sql`greatest(${sessions.enteredAt}, ${members.lastSeenAt})`, sql`now() - ${STAFF_IDLE}`),
);

/** Valid sessions, joined with members. A member who became staff has a staff session's lifetime. */
export const isValidSession = and(
  isAlive,
  or(not(inArray(members.role, [...STAFF_ROLES])), isStaffTime),
  eq(members.isBlocked, false),
);
