import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { givenList, prepared } from '#platform/db/prepared.ts';
import { searchLexicon, searchWords } from './search.tables.ts';

/** A word of the catalogue or a term of the lexicon with its meaning; `uses` is the number of products at most. */
export type Entry = { readonly text: string; readonly uses: number; readonly meaning: string | null };

/** A term is in as many products as the commonest word of its meaning. */
const usesOfMeaning = sql`coalesce((select max(uses) from ${searchWords}
  where word = any(regexp_split_to_array(meaning, '[|\\s-]+'))), 0) as uses`;

const given = (name: string) => sql`any(${givenList(name, 'text')})`;

/** Of these words and terms the ones that are known just so. */
export const selectKnown = (db: Db, words: readonly string[], terms: readonly string[]): Promise<Entry[]> =>
  prepared(
    db,
    'known words',
    () => sql`
      select word as text, uses, null as meaning from ${searchWords} where word = ${given('words')}
      union all
      select term, ${usesOfMeaning}, meaning from ${searchLexicon} where is_active and term = ${given('terms')}`,
    { words, terms },
  );

/** The one of these words that is in most products, and in how many. */
export async function selectCommonest(
  db: Db,
  words: readonly string[],
): Promise<{ word: string; uses: number } | undefined> {
  const build = () =>
    sql`select word, uses from ${searchWords} where word = ${given('words')} order by uses desc, word limit 1`;
  return (await prepared<{ word: string; uses: number }>(db, 'commonest word', build, { words }))[0];
}

export type SimilarWord = Entry & { readonly typed: string; readonly heardAlike: boolean };

const CLOSEST = 12;
/** Below this length two slips make another word. */
const LONG_WORD = 6;

/** Nobody mistakes the first letter and one more; and comparing letters is quick, while likeness is dear. */
const mayBeMisspelt = (known: string) =>
  sql.raw(`length(typed) >= ${LONG_WORD} and left(${known}, 1) = left(typed, 1)`);

/** What sounds like these words, differs from them by a letter, goes on where they end, or is spelt much alike. */
export const selectAlike = (db: Db, words: readonly string[]): Promise<SimilarWord[]> =>
  prepared(
    db,
    'words alike',
    () => sql`
    select typed, text, uses, meaning, sound = typed_sound and sound <> '' as "heardAlike"
      from (
        select typed, search_sound(typed) as typed_sound, search_slips(typed) as typed_slips
          from unnest(${givenList('words', 'text')}) as typed offset 0
      ) as words
     cross join lateral (
      (select word as text, uses, null as meaning, sound from ${searchWords}
        where sound = typed_sound and sound <> '' order by uses desc limit ${sql.raw(String(CLOSEST))})
      union all
      (select word, uses, null, sound from ${searchWords}
        where slips && typed_slips order by uses desc limit ${sql.raw(String(CLOSEST))})
      union all
      (select word, uses, null, sound from ${searchWords}
        where ${mayBeMisspelt('word')} and word % typed order by similarity(word, typed) desc limit ${sql.raw(String(CLOSEST))})
      union all
      (select word, uses, null, sound from ${searchWords}
        where length(typed) >= 2 and word like typed || '%' order by uses desc limit 3)
      union all
      (select term, ${usesOfMeaning}, meaning, sound from ${searchLexicon}
        where is_active and sound = typed_sound and sound <> '' limit ${sql.raw(String(CLOSEST))})
      union all
      (select term, ${usesOfMeaning}, meaning, sound from ${searchLexicon}
        where is_active and slips && typed_slips limit ${sql.raw(String(CLOSEST))})
      union all
      (select term, ${usesOfMeaning}, meaning, sound from ${searchLexicon}
        where is_active and ${mayBeMisspelt('term')} and term % typed order by similarity(term, typed) desc limit ${sql.raw(String(CLOSEST))})
     ) as alike`,
    { words },
  );
