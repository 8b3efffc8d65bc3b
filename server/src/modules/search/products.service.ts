import type { Db } from '#platform/db.ts';
import { type Found, MOST_MATCHES, selectManyMatches, selectMatches } from './matches.sql.ts';
import type { Meaning, Sense } from './meaning.ts';
import { type Asked, withAll, withSome } from './text.sql.ts';

export type Result = Found & { readonly capped: boolean };

const NOTHING: Found = {
  ids: [],
  total: 0,
  matches: 0,
  facets: { categories: [], brands: [], states: [], prices: [] },
};

const weightOf = ({ uses }: Sense) => 1 / Math.log2(2 + uses);

async function relaxed(db: Db, asked: Asked, senses: readonly Sense[]): Promise<Found> {
  const weights = senses.map(weightOf);
  const found = senses.length > 2 ? await selectMatches(db, withSome(asked, senses, weights, 1)) : NOTHING;
  return found.matches > 0 ? found : selectMatches(db, withSome(asked, senses, weights, senses.length - 1));
}

/** Products for what was typed: those that have all of it, or, where none has, those that have most. */
export async function searchProducts(db: Db, { senses }: Meaning, asked: Asked): Promise<Result> {
  if (senses.length === 0) return { ...NOTHING, capped: false };
  const wanted = withAll(asked, senses);
  const found = await selectMatches(db, wanted);
  if (found.matches > MOST_MATCHES) return { ...found, ...(await selectManyMatches(db, wanted)), capped: true };
  if (found.matches > 0 || senses.length === 1) return { ...found, capped: false };
  return { ...(await relaxed(db, asked, senses)), capped: false };
}
