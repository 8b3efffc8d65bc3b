import type { Held } from './catalogue/catalogue.ts';
import { countIn } from './catalogue/counts.ts';
import type { NamedCategory } from './catalogue/names.ts';
import type { Meaning, Sense } from './meaning.ts';

const isMeasure = ({ alternatives }: Sense) => alternatives.every((words) => words.every((word) => /^\d/.test(word)));

const isIn = (words: ReadonlySet<string>, { alternatives }: Sense) =>
  alternatives.some((all) => all.every((word) => words.has(word)));

const NO_WORDS: ReadonlySet<string> = new Set();

/**
 * Categories with products that have everything asked for in their own and their parent's name, something of it in
 * their own; with `counts`, those that have some of the products counted there.
 */
export function categoriesFor(
  held: Pick<Held, 'index' | 'names'>,
  { senses }: Pick<Meaning, 'senses'>,
  counts?: ReadonlyMap<string, number>,
) {
  const asked = senses.filter((sense) => !isMeasure(sense));
  if (asked.length === 0) return [];
  const count = countIn(held, counts);
  return held.names.shownCategories
    .map((category) => {
      const parent = held.names.category(category.parentId);
      const own = asked.filter((sense) => isIn(category.words, sense)).length;
      const both = new Set([...category.words, ...(parent?.words ?? NO_WORDS)]);
      const hasAll = own > 0 && asked.every((sense) => isIn(both, sense));
      return { category, parentName: parent?.name ?? null, own: hasAll ? own : 0 };
    })
    .filter(({ own }) => own > 0)
    .map((found) => ({ ...found, productCount: count(found.category._id) }))
    .filter(({ productCount }) => productCount > 0)
    .toSorted((a, b) => b.own - a.own || a.category.level - b.category.level || b.productCount - a.productCount);
}

/** The categories that one of the senses names, with their own name or that of the one they are a part of. */
export function goodsNamed({ names }: Pick<Held, 'names'>, senses: readonly Sense[]): ReadonlySet<string> {
  const asked = senses.filter((sense) => !isMeasure(sense));
  const isNamed = ({ words }: NamedCategory) => asked.some((sense) => isIn(words, sense));
  const named = names.shownCategories.filter((category) => {
    const parent = names.category(category.parentId);
    return isNamed(category) || (parent !== undefined && isNamed(parent));
  });
  return new Set(named.map(({ _id }) => _id));
}

/** The category that this one is a part of. */
export const wholeOf = ({ names }: Pick<Held, 'names'>, id: string): string | undefined =>
  names.category(id)?.parentId ?? undefined;

/** What a text names of the catalogue: the category, be it by one word alone, with its whole, and the words that are neither it nor a measure. */
export function namedIn(held: Pick<Held, 'index' | 'names'>, { senses }: Pick<Meaning, 'senses'>) {
  const [whole] = categoriesFor(held, { senses });
  const parts = senses.flatMap((sense) => categoriesFor(held, { senses: [sense] }).slice(0, 1));
  const best = whole ?? parts.toSorted((a, b) => a.category.level - b.category.level)[0];
  const parent = best && held.names.category(best.category.parentId);
  const words = new Set([...(best?.category.words ?? NO_WORDS), ...(parent?.words ?? NO_WORDS)]);
  const others = senses.filter((sense) => !isMeasure(sense) && !isIn(words, sense));
  return {
    categories: [parent?.name, best?.category.name].filter((name) => name !== undefined),
    others: others.map(({ typed, corrected }) => corrected ?? typed),
  };
}
