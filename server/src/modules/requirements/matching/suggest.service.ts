import { type Asker, askChecked, understand } from '#modules/search/search.ts';
import type { Db } from '#platform/db/db.ts';
import { selectUsual } from './suggest.sql.ts';

const NOTHING = { category: null, thickness: null, grade: null };
const THICKNESS = /^(\d+(?:\.\d+)?)mm$/;

/** What the words of a requirement seem to ask for: where most products with all of them are. */
export const suggestSpecification = (asking: Asker & { readonly db: Db }, text: string) =>
  askChecked(asking, async (held) => {
    const { senses } = understand(held, text.split(/\s+for\s+/i)[0] ?? '');
    if (senses.length === 0) return NOTHING;
    const measure = senses.flatMap(({ alternatives }) => alternatives.flat()).find((word) => THICKNESS.test(word));
    const { category, grade } = await selectUsual(asking.db, senses);
    return { category, grade, thickness: measure ? measure.replace(THICKNESS, '$1 mm') : null };
  });
