import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/db.ts';
import { prepared } from '#platform/prepared.ts';
import { searchLexicon, searchWords } from './search.tables.ts';

/** A word of the catalogue, with its number of products, or a term of the lexicon, with its meaning. */
export type Entry = { readonly text: string; readonly uses: number; readonly meaning: string | null };

const given = (name: string) => sql`any(${sql.placeholder(name)}::text[])`;

/** Of these words and terms the ones that are known just so. */
export const selectKnown = (db: Db, words: readonly string[], terms: readonly string[]): Promise<Entry[]> =>
  prepared(
    db,
    'known words',
    () => sql`
      select word as text, uses, null as meaning from ${searchWords} where word = ${given('words')}
      union all
      select term, 0, meaning from ${searchLexicon} where is_active and term = ${given('terms')}`,
    { words, terms },
  );

export type Likeness = Entry & { readonly asked: string; readonly heardAlike: boolean };

const CLOSEST = 12;
/** Below this length two slips make another word. */
const LONG_WORD = 6;

/** What sounds like these words, differs from them by a letter, goes on where they end, or is spelt much alike. */
export const selectAlike = (db: Db, words: readonly string[]): Promise<Likeness[]> =>
  prepared(
    db,
    'words alike',
    () => sql`
    select asked, text, uses, meaning, sound = search_sound(asked) and sound <> '' as "heardAlike"
      from unnest(${sql.placeholder('words')}::text[]) as asked
     cross join lateral (
      (select word as text, uses, null as meaning, sound from ${searchWords}
        where sound = search_sound(asked) and sound <> '' order by uses desc limit ${sql.raw(String(CLOSEST))})
      union all
      (select word, uses, null, sound from ${searchWords}
        where slips && search_slips(asked) order by uses desc limit ${sql.raw(String(CLOSEST))})
      union all
      (select word, uses, null, sound from ${searchWords}
        where length(asked) >= ${sql.raw(String(LONG_WORD))} and word % asked order by similarity(word, asked) desc limit ${sql.raw(String(CLOSEST))})
      union all
      (select word, uses, null, sound from ${searchWords}
        where length(asked) >= 3 and word like asked || '%' order by uses desc limit 3)
      union all
      (select term, 0, meaning, sound from ${searchLexicon}
        where is_active and sound = search_sound(asked) and sound <> '' limit ${sql.raw(String(CLOSEST))})
      union all
      (select term, 0, meaning, sound from ${searchLexicon}
        where is_active and slips && search_slips(asked) limit ${sql.raw(String(CLOSEST))})
      union all
      (select term, 0, meaning, sound from ${searchLexicon}
        where is_active and length(asked) >= ${sql.raw(String(LONG_WORD))} and term % asked order by similarity(term, asked) desc limit ${sql.raw(String(CLOSEST))})
     ) as alike`,
    { words },
  );

/** In how many products each of these words is. */
export async function selectUses(db: Db, words: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ word: searchWords.word, uses: searchWords.uses })
    .from(searchWords)
    .where(inArray(searchWords.word, [...words]));
  return new Map(rows.map(({ word, uses }) => [word, uses]));
}
