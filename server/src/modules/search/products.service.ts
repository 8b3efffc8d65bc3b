import type { Db } from '#platform/db.ts';
import { selectUses } from './dictionary.sql.ts';
import { type Found, MOST_MATCHES, selectManyMatches, selectMatches } from './matches.sql.ts';
import type { Sense } from './meaning.ts';
import { type Asked, withAll, withSome } from './text.sql.ts';
import { understand } from './understand.service.ts';

export type Result = Found & { readonly capped: boolean; readonly didYouMean?: string };

const NOTHING: Found = {
  ids: [],
  total: 0,
  matches: 0,
  facets: { categories: [], brands: [], states: [], prices: [] },
};

async function weigh(db: Db, senses: readonly Sense[]): Promise<number[]> {
  const uses = await selectUses(
    db,
    senses.flatMap(({ alternatives }) => alternatives.flat()),
  );
  return senses.map(({ alternatives }) => {
    const most = Math.max(1, ...alternatives.map((words) => Math.min(...words.map((word) => uses.get(word) ?? 0))));
    return 1 / Math.log2(1 + most);
  });
}

async function relaxed(db: Db, asked: Asked, senses: readonly Sense[]): Promise<Found> {
  const weights = await weigh(db, senses);
  const found = senses.length > 2 ? await selectMatches(db, withSome(asked, senses, weights, 1)) : NOTHING;
  return found.matches > 0 ? found : selectMatches(db, withSome(asked, senses, weights, senses.length - 1));
}

/** Products for a typed text: those that have all of it, or, where none has, those that have most. */
export async function searchProducts(db: Db, text: string, asked: Asked): Promise<Result> {
  const { senses, didYouMean } = await understand(db, text);
  const told = didYouMean === undefined ? {} : { didYouMean };
  if (senses.length === 0) return { ...NOTHING, capped: false };
  const wanted = withAll(asked, senses);
  const found = await selectMatches(db, wanted);
  if (found.matches > MOST_MATCHES)
    return { ...found, ...(await selectManyMatches(db, wanted)), capped: true, ...told };
  if (found.matches > 0 || senses.length === 1) return { ...found, capped: false, ...told };
  return { ...(await relaxed(db, asked, senses)), capped: false, ...told };
}
