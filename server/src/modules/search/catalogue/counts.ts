import type { Held } from './catalogue.ts';

/** How many products are in a category and below it: of all that are shown, or as others count them. */
export const countIn =
  ({ index, names }: Pick<Held, 'index' | 'names'>, counts?: ReadonlyMap<string, number>) =>
  (categoryId: string): number =>
    names
      .within([categoryId])
      .reduce((sum, id) => sum + (counts ? (counts.get(id) ?? 0) : index.countOf('category', id)), 0);
