import type { Approval } from '@plyhaat/contract/core/approval';
import { eq, sql } from 'drizzle-orm';
import { categories } from '#modules/catalog/catalog.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';
import { requirements } from './requirements.tables.ts';

const CONTENT = {
  title: requirements.title,
  description: requirements.description,
  quantity: requirements.quantity,
  budget: requirements.budget,
  stateId: requirements.stateId,
  cityId: requirements.cityId,
  categoryId: requirements.categoryId,
  status: requirements.status,
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
      .values({ buyerId, ...content, approval, publishedAt: approval === 'APPROVED' ? sql`now()` : null })
      .returning({ id: requirements.id }),
  ).id;

export async function lockRequirement(db: Db, id: string) {
  const [found] = await db
    .select({
      buyerId: requirements.buyerId,
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
    .set({ ...content, approval, ...(approval === 'PENDING' && { rejectReason: null }), updatedAt: sql`now()` })
    .where(eq(requirements.id, id));

export const approveRequirement = (db: Db, id: string) =>
  db
    .update(requirements)
    .set({
      approval: 'APPROVED',
      rejectReason: null,
      publishedAt: sql`coalesce(${requirements.publishedAt}, now())`,
    })
    .where(eq(requirements.id, id));

export const rejectRequirement = (db: Db, id: string, rejectReason: string) =>
  db.update(requirements).set({ approval: 'REJECTED', rejectReason }).where(eq(requirements.id, id));

export const removeRequirement = (db: Db, id: string) => db.delete(requirements).where(eq(requirements.id, id));
