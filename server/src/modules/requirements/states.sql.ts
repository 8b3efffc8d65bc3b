import type { RequirementStatus } from '@plyhaat/contract/requirements/requirement-form';
import { REMINDER_DAYS } from '@plyhaat/contract/requirements/states';
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { members } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { OPEN_FOR } from './own.sql.ts';
import { requirements } from './requirements.tables.ts';

type Moved = Exclude<RequirementStatus, 'Expired'>;

export const moveTo = (db: Db, id: string, status: Moved) =>
  db
    .update(requirements)
    .set({ status, updatedAt: sql`now()`, closedAt: status === 'Completed' ? sql`now()` : null })
    .where(eq(requirements.id, id));

export const reopen = (db: Db, id: string) =>
  db
    .update(requirements)
    .set({
      status: 'Active',
      expiresAt: sql`now() + ${OPEN_FOR}`,
      remindedAt: null,
      closedAt: null,
      updatedAt: sql`now()`,
    })
    .where(eq(requirements.id, id));

const fact = { requirementId: requirements.id, buyerId: requirements.buyerId, title: requirements.title };

/** Those whose time is over. */
export const expireDue = (db: Db) =>
  db
    .update(requirements)
    .set({ status: 'Expired' })
    .where(and(inArray(requirements.status, ['Active', 'Pending']), lte(requirements.expiresAt, sql`now()`)))
    .returning(fact);

/** Those that end soon and whose buyers were not reminded yet. */
export const remindDue = (db: Db) =>
  db
    .update(requirements)
    .set({ remindedAt: sql`now()` })
    .where(
      and(
        eq(requirements.status, 'Active'),
        eq(requirements.approval, 'APPROVED'),
        isNull(requirements.remindedAt),
        lte(requirements.expiresAt, sql`now() + ${sql.raw(`interval '${REMINDER_DAYS} days'`)}`),
      ),
    )
    .returning(fact);

export async function findPhone(db: Db, memberId: string): Promise<string | undefined> {
  const [member] = await db.select({ phone: members.phone }).from(members).where(eq(members.id, memberId));
  return member?.phone;
}
