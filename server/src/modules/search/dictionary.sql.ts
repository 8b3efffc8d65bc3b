import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { givenList, prepared } from '#platform/db/prepared.ts';
import type { Place } from './meaning.ts';
import { searchLexicon, searchPlaces, searchWords } from './search.tables.ts';

/**
 * A word of the catalogue, a term of the lexicon with its meaning, or the name of a place; `uses` is the number of
 * products at most.
 */
export type Entry = {
  readonly text: string;
  readonly uses: number;
  readonly meaning: string | null;
  readonly place: Place | null;
};

const placeColumn = sql`json_build_object('kind', kind, '_id', place_id, 'name', name)`;

/** A term is in as many products as the commonest word of its meaning. */
const usesOfMeaning = sql`coalesce((select max(uses) from ${searchWords}
  where word = any(regexp_split_to_array(meaning, '[|\\s-]+'))), 0) as uses`;

const given = (name: string) => sql`any(${givenList(name, 'text')})`;

type Looked = {
  readonly words: readonly string[];
  readonly terms: readonly string[];
  readonly places: readonly string[];
};

/** Exact matches among these words, terms and names of places. */
export const selectExact = (db: Db, looked: Looked): Promise<Entry[]> =>
  prepared(
    db,
    'known words',
    () => sql`
      select word as text, uses, null as meaning, null::json as place from ${searchWords} where word = ${given('words')}
      union all
      select term, ${usesOfMeaning}, meaning, null from ${searchLexicon} where is_active and term = ${given('terms')}
      union all
      select term, 0, null, ${placeColumn} from ${searchPlaces} where term = ${given('places')}`,
    looked,
  );

export type SimilarWord = Entry & { readonly typed: string; readonly heardAlike: boolean };

const closest = sql.raw('12');
/** In a shorter name one typo makes another word. */
const SHORTEST_PLACE = 4;
/** Below this length two typos make another word. */
const LONG_WORD = 6;

/** Requires the same first letter: people rarely mistype it, and this check is cheaper than similarity. */
const mayBeMisspelt = (word: string) => sql.raw(`length(typed) >= ${LONG_WORD} and left(${word}, 1) = left(typed, 1)`);

/** What sounds like these words, differs from them by a letter, goes on where they end, or is spelt much alike. */
export const selectAlike = (db: Db, words: readonly string[]): Promise<SimilarWord[]> =>
  prepared(
    db,
    'words alike',
    () => sql`
    select typed, text, uses, meaning, place, sound = typed_sound and sound <> '' as "heardAlike"
      from (
        select typed, search_sound(typed) as typed_sound, search_slips(typed) as typed_slips
          from unnest(${givenList('words', 'text')}) as typed offset 0
      ) as words
     cross join lateral (
      (select word as text, uses, null as meaning, null::json as place, sound from ${searchWords}
        where sound = typed_sound and sound <> '' order by uses desc limit ${closest})
      union all
      (select word, uses, null, null, sound from ${searchWords}
        where slips && typed_slips order by uses desc limit ${closest})
      union all
      (select word, uses, null, null, sound from ${searchWords}
        where ${mayBeMisspelt('word')} and word % typed order by similarity(word, typed) desc limit ${closest})
      union all
      (select word, uses, null, null, sound from ${searchWords}
        where length(typed) >= 2 and word like typed || '%' order by uses desc limit 3)
      union all
      (select term, ${usesOfMeaning}, meaning, null, sound from ${searchLexicon}
        where is_active and sound = typed_sound and sound <> '' limit ${closest})
      union all
      (select term, ${usesOfMeaning}, meaning, null, sound from ${searchLexicon}
        where is_active and slips && typed_slips limit ${closest})
      union all
      (select term, ${usesOfMeaning}, meaning, null, sound from ${searchLexicon}
        where is_active and ${mayBeMisspelt('term')} and term % typed order by similarity(term, typed) desc limit ${closest})
      union all
      (select term, 0, null, ${placeColumn}, sound from ${searchPlaces}
        where length(typed) >= ${sql.raw(String(SHORTEST_PLACE))} and sound = typed_sound and sound <> '' limit ${closest})
      union all
      (select term, 0, null, ${placeColumn}, sound from ${searchPlaces}
        where length(typed) >= ${sql.raw(String(SHORTEST_PLACE))} and slips && typed_slips limit ${closest})
      union all
      (select term, 0, null, ${placeColumn}, sound from ${searchPlaces}
        where ${mayBeMisspelt('term')} and term % typed order by similarity(term, typed) desc limit ${closest})
     ) as alike`,
    { words },
  );
