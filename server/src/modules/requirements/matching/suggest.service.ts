import { gradeIn, standardsIn } from '@plyhaat/contract/catalog/standards';
import { type Asker, askChecked, understand } from '#modules/search/search.ts';
import type { Db } from '#platform/db/db.ts';
import { selectUsual } from './suggest.sql.ts';
import { withoutAmounts } from './wanted.service.ts';

const NOTHING = { category: null, thickness: null, grade: null, standard: null };

const onlyOne = (values: readonly string[]) => (values.length === 1 ? (values[0] ?? null) : null);

/**
 * What the words of a requirement ask for (REQ-16). The category is where most products with all of them are; thickness,
 * grade and standard are those that the words themselves name: what such products usually are was not asked for.
 */
export const suggestSpecification = (asking: Asker & { readonly db: Db }, text: string) =>
  askChecked(asking, async (held) => {
    const [product = ''] = withoutAmounts(text).split(/\s+for\s+/i);
    const { senses, thickness } = understand(held, product);
    if (senses.length === 0) return NOTHING;
    return {
      category: await selectUsual(asking.db, senses),
      thickness: thickness === undefined ? null : `${thickness} mm`,
      grade: gradeIn(product) ?? null,
      standard: onlyOne(standardsIn(product)),
    };
  });
