import { type Asker, askCurrent, countIn, type Held } from '#modules/search/search.ts';
import type { Db } from '#platform/db/db.ts';
import { selectCategories, selectCategory, selectChildren } from './categories.sql.ts';

type Asking = Asker & { readonly db: Db };
type Named = { readonly _id: string };

const counted = <Row extends Named>(held: Held, rows: readonly Row[]) => {
  const count = countIn(held);
  return rows.map((row) => ({ ...row, productCount: count(row._id) }));
};

export const listAllCategories = (asking: Asking, level: number | undefined) =>
  askCurrent(asking, async (held) => {
    const { rows, waiting } = await selectCategories(asking.db, level, held.position);
    return { answer: { data: counted(held, rows), total: rows.length }, waiting };
  });

export const nestCategories = (asking: Asking, level: number | undefined) =>
  askCurrent(asking, async (held) => {
    const { rows, waiting } = await selectCategories(asking.db, level, held.position);
    const children = await selectChildren(
      asking.db,
      rows.map(({ _id }) => _id),
    );
    const byParent = Map.groupBy(counted(held, children), ({ parentId }) => parentId);
    const data = counted(held, rows).map((row) => ({ ...row, subCategoryArr: byParent.get(row._id) ?? [] }));
    return { answer: { data, total: rows.length }, waiting };
  });

/** By its own address, or by that of a category that was merged into it. */
export const findCategory = (asking: Asking, slug: string) =>
  askCurrent(asking, async (held) => {
    const { category, parent, waiting } = await selectCategory(asking.db, slug, held.position);
    if (!category) return { answer: undefined, waiting };
    const subCategoryArr = counted(held, await selectChildren(asking.db, [category._id]));
    const [row] = counted(held, [category]);
    return { answer: row && { ...row, subCategoryArr, parent }, waiting };
  });
