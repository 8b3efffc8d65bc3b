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

export const insertRequirement = async (db: Db, buyerId: string, content: RequirementContent): Promise<string> =>
  only(
    await db
      .insert(requirements)
      .values({ buyerId, ...content })
      .returning({ id: requirements.id }),
  ).id;

export async function lockRequirement(db: Db, id: string) {
  const [found] = await db
    .select({ buyerId: requirements.buyerId, ...CONTENT })
    .from(requirements)
    .where(eq(requirements.id, id))
    .for('update');
  return found;
}

export const replaceContent = (db: Db, id: string, content: RequirementContent) =>
  db
    .update(requirements)
    .set({ ...content, updatedAt: sql`now()` })
    .where(eq(requirements.id, id));

export const removeRequirement = (db: Db, id: string) => db.delete(requirements).where(eq(requirements.id, id));
