import type { Db } from '#platform/db.ts';
import { selectCategoryWords } from './categories.sql.ts';
import { type Found, MOST_MATCHES, selectManyMatches, selectMatches } from './matches.sql.ts';
import { anywhere, either, everywhere, type Meaning, type Sense } from './meaning.ts';
import { type Asked, withAll, withSome } from './text.sql.ts';

export type Result = Found & { readonly capped: boolean };

const NOTHING: Found = {
  ids: [],
  total: 0,
  matches: 0,
  facets: { categories: [], brands: [], states: [], prices: [] },
};

/** What kind of thing is asked for, as far as a category is named so. */
async function headsOf(db: Db, senses: readonly Sense[]): Promise<Sense[]> {
  const known = await selectCategoryWords(
    db,
    senses.flatMap(({ alternatives }) => alternatives.flat()),
  );
  return senses.filter(({ alternatives }) => alternatives.some((words) => words.every((word) => known.has(word))));
}

/** Nothing has all of it: the kind of thing is kept longest, then all but one, then anything. */
async function relaxed(db: Db, asked: Asked, senses: readonly Sense[]): Promise<Found> {
  const heads = await headsOf(db, senses);
  const allButOne = senses.map((_sense, at) => everywhere(senses.filter((_other, other) => other !== at)));
  const musts = [
    ...(heads.length > 0 && heads.length < senses.length ? [everywhere(heads)] : []),
    ...(senses.length > 2 ? [either(allButOne)] : []),
    either(senses.map(anywhere)),
  ];
  for (const must of musts) {
    const found = await selectMatches(db, withSome(asked, senses, must));
    if (found.matches > 0) return found;
  }
  return NOTHING;
}

/** Products for what was typed: those that have all of it, or, where none has, those that have most. */
export async function searchProducts(db: Db, { senses }: Meaning, asked: Asked): Promise<Result> {
  if (senses.length === 0) return { ...NOTHING, capped: false };
  const wanted = withAll(asked, senses);
  const found = await selectMatches(db, wanted);
  if (found.matches > MOST_MATCHES) return { ...found, ...(await selectManyMatches(db, wanted)), capped: true };
  if (found.matches > 0) return { ...found, capped: false };
  return { ...(await relaxed(db, asked, senses)), capped: false };
}
