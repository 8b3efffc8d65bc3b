import type { Held } from './catalogue.ts';

/** How many products are shown in a category and below it. */
export const countIn =
  ({ index, names }: Pick<Held, 'index' | 'names'>) =>
  (categoryId: string): number =>
    names.within([categoryId]).reduce((sum, id) => sum + index.countOf('category', id), 0);
