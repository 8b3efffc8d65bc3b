import type { Approval } from '@plyhaat/contract/core/approval';
import { readAmount } from '@plyhaat/contract/core/quantity';
import { OPEN_DAYS } from '@plyhaat/contract/requirements/states';
import { eq, sql } from 'drizzle-orm';
import { hasGrowthPlan } from '#modules/billing/running.reads.sql.ts';
import { categories } from '#modules/catalog/catalog.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';
import { requirements } from './requirements.tables.ts';

export const OPEN_FOR = sql.raw(`interval '${OPEN_DAYS} days'`);

const CONTENT = {
  title: requirements.title,
  description: requirements.description,
  quantity: requirements.quantity,
  budget: requirements.budget,
  stateId: requirements.stateId,
  cityId: requirements.cityId,
  categoryId: requirements.categoryId,
};
/** What a buyer says of it. */
export type RequirementContent = Pick<typeof requirements.$inferSelect, keyof typeof CONTENT>;

export const hasCategory = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(categories, eq(categories.id, id))) > 0;

export const insertRequirement = async (
  db: Db,
  buyerId: string,
  content: RequirementContent,
  approval: Approval,
): Promise<string> =>
  only(
    await db
      .insert(requirements)
      .values({
        buyerId,
        ...content,
        amount: readAmount(content.quantity),
        approval,
        publishedAt: approval === 'APPROVED' ? sql`now()` : null,
      })
      .returning({ id: requirements.id }),
  ).id;

export type LockedRequirement = NonNullable<Awaited<ReturnType<typeof lockRequirement>>>;

export async function lockRequirement(db: Db, id: string) {
  const [found] = await db
    .select({
      id: requirements.id,
      buyerId: requirements.buyerId,
      status: requirements.status,
      expiresAt: requirements.expiresAt,
      /** Whether sellers may answer it now. */
      isOpen: sql<boolean>`${requirements.status} = 'Active' and ${requirements.approval} = 'APPROVED'
        and ${requirements.expiresAt} > now()`,
      approval: requirements.approval,
      publishedAt: requirements.publishedAt,
      /** Another one after every edit. */
      revision: sql<string>`extract(epoch from ${requirements.updatedAt})::text`,
      content: CONTENT,
    })
    .from(requirements)
    .where(eq(requirements.id, id))
    .for('update');
  return found;
}

export const replaceContent = (db: Db, id: string, content: RequirementContent, approval: Approval) =>
  db
    .update(requirements)
    .set({
      ...content,
      amount: readAmount(content.quantity),
      approval,
      ...(approval === 'PENDING' && { rejectReason: null }),
      updatedAt: sql`now()`,
    })
    .where(eq(requirements.id, id));

export const approveRequirement = (db: Db, id: string) =>
  db
    .update(requirements)
    .set({
      approval: 'APPROVED',
      rejectReason: null,
      publishedAt: sql`coalesce(${requirements.publishedAt}, now())`,
      // Nobody saw it while it waited.
      expiresAt: sql`case when ${requirements.publishedAt} is null then now() + ${OPEN_FOR} else ${requirements.expiresAt} end`,
    })
    .where(eq(requirements.id, id));

const FEATURED_A_MONTH = 3;

/** At its publication, for a buyer on Growth who has some left this month. Whoever calls holds the buyer's turn. */
export const featureRequirement = (db: Db, id: string) =>
  db.execute(sql`
    update ${requirements} as own set is_featured = true
      from ${members} as buyer
     where own.id = ${id} and buyer.id = own.buyer_id and buyer.role = 'USER' and ${hasGrowthPlan('own.buyer_id')}
       and (select count(*) from ${requirements} as other where other.buyer_id = own.buyer_id and other.is_featured
              and other.published_at >= date_trunc('month', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'
           ) < ${FEATURED_A_MONTH}`);

export const rejectRequirement = (db: Db, id: string, rejectReason: string) =>
  db.update(requirements).set({ approval: 'REJECTED', rejectReason }).where(eq(requirements.id, id));

export const removeRequirement = (db: Db, id: string) => db.delete(requirements).where(eq(requirements.id, id));

/** Requirements in one category are in the other from now on. */
export const moveCategory = (db: Db, from: string, into: string) =>
  db.update(requirements).set({ categoryId: into }).where(eq(requirements.categoryId, from));
