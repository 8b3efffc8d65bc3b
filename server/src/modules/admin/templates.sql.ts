import type { ReviewKind } from '@plyhaat/contract/admin/admin';
import { MOST_TEMPLATES, type ReviewTemplate } from '@plyhaat/contract/admin/review-templates';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';
import { reviewTemplates } from './review.tables.ts';

export type Words = Pick<ReviewTemplate, 'title' | 'text'>;
export type WordsChange = { [K in keyof Words]?: Words[K] | undefined };
const { id: _id, kind, title, text, createdAt } = reviewTemplates;
const columns = { _id, kind, title, text };

export const selectTemplates = (db: Db): Promise<ReviewTemplate[]> =>
  db.select(columns).from(reviewTemplates).orderBy(asc(kind), asc(createdAt), asc(_id));

/** Locks, so that two requests at once cannot both add the last one. */
export async function isFull(db: Db, of: ReviewKind): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('review_templates'), hashtext(${of}))`);
  return (await db.$count(reviewTemplates, eq(kind, of))) >= MOST_TEMPLATES;
}

export const insertTemplate = async (db: Db, of: ReviewKind, words: Words): Promise<ReviewTemplate> =>
  only(
    await db
      .insert(reviewTemplates)
      .values({ kind: of, ...words })
      .returning(columns),
  );

export async function lockTemplate(db: Db, id: string): Promise<ReviewTemplate | undefined> {
  const [found] = await db.select(columns).from(reviewTemplates).where(eq(_id, id)).for('update');
  return found;
}

export const updateTemplate = async (db: Db, id: string, words: WordsChange): Promise<ReviewTemplate> =>
  only(
    await db
      .update(reviewTemplates)
      .set({ ...words, updatedAt: sql`now()` })
      .where(eq(_id, id))
      .returning(columns),
  );

export const deleteTemplateRow = (db: Db, id: string) => db.delete(reviewTemplates).where(eq(_id, id));
