import type { TeamMember } from '@plyhaat/contract/admin/team';
import { maskPhone } from '@plyhaat/contract/core/phone';
import { STAFF_ROLES } from '@plyhaat/contract/core/roles';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { members, sessions } from '#modules/identity/identity.tables.ts';
import { isValidSession } from '#modules/identity/sessions.reads.sql.ts';
import { staffFactors } from '#modules/identity/staff/factor/factor.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { isoTime } from '#platform/db/sql.ts';

const isOfTeam = inArray(members.role, [...STAFF_ROLES]);

const selectSessionsOfTeam = (db: Db) =>
  db
    .select({
      memberId: sessions.memberId,
      _id: sessions.id,
      device: sessions.device,
      address: sessions.address,
      signedInAt: isoTime(sessions.enteredAt),
      isVerified: sql<boolean>`${sessions.factorAt} is not null`,
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(isOfTeam, isValidSession))
    .orderBy(desc(sessions.enteredAt));

/** Administrators first, then by name. */
export async function selectTeam(db: Db): Promise<TeamMember[]> {
  const rows = await db
    .select({
      _id: members.id,
      name: members.name,
      role: members.role,
      phone: members.phone,
      isBlocked: members.isBlocked,
      hasFactor: sql<boolean>`${staffFactors.secret} is not null`,
      lastSeenAt: sql<string | null>`${isoTime(members.lastSeenAt)}`,
    })
    .from(members)
    .leftJoin(staffFactors, eq(staffFactors.memberId, members.id))
    .where(isOfTeam)
    .orderBy(asc(sql`array_position(array['ADMIN', 'SUBADMIN', 'APPROVERS'], ${members.role})`), asc(members.name));
  const open = Map.groupBy(await selectSessionsOfTeam(db), ({ memberId }) => memberId);
  return rows.map(({ phone, ...row }) => ({
    ...row,
    phone: maskPhone(phone),
    sessions: (open.get(row._id) ?? []).map(({ memberId: _, ...session }) => session),
  }));
}
