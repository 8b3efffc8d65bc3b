import { understand } from '#modules/search/search.ts';
import type { Db } from '#platform/db/db.ts';
import { selectUsual } from './suggest.sql.ts';

const NOTHING = { category: null, thickness: null, grade: null };
const THICKNESS = /^(\d+(?:\.\d+)?)mm$/;

/** What the words of a requirement seem to ask for: where most products with all of them are. */
export async function suggestSpecification(db: Db, text: string) {
  const { senses } = await understand(db, text.split(/\s+for\s+/i)[0] ?? '');
  if (senses.length === 0) return NOTHING;
  const measure = senses.flatMap(({ alternatives }) => alternatives.flat()).find((word) => THICKNESS.test(word));
  const { category, grade } = await selectUsual(db, senses);
  return { category, grade, thickness: measure ? measure.replace(THICKNESS, '$1 mm') : null };
}
