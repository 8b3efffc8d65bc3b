import type { FoundCategory } from '@plyhaat/contract/search/search';
import { sql } from 'drizzle-orm';
import { categories, products } from '#modules/catalog/catalog.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureJson } from '#modules/media/pictures.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { givenList, prepared } from '#platform/db/prepared.ts';
import { everywhere, type Meaning } from './meaning.ts';

const isMeasure = (alternatives: readonly (readonly string[])[]) =>
  alternatives.every((words) => words.every((word) => /^\d/.test(word)));

type Matched = FoundCategory & { readonly own: number };

const shownIn = sql`(select count(*)::integer from ${products} where shown and category_id in (
  select id from ${categories} where id = category.id or parent_id = category.id))`;

/** Whoever counts products elsewhere spares the database doing it. */
async function selectMatched(db: Db, queries: readonly string[], counting: boolean): Promise<Matched[]> {
  const build = () => sql`
    select coalesce(json_agg(json_build_object(
      '_id', category.id, 'name', category.name, 'slug', category.slug, 'level', category.level,
      'image', coalesce(category.image, ''), 'picture', ${pictureJson('file')}, 'parentName', parent.name,
      'productCount', ${counting ? shownIn : sql`0`}, 'own', own) order by category.level, category.position), '[]')
      as found
      from ${categories} as category
      left join ${categories} as parent on parent.id = category.parent_id
      left join ${mediaFiles} as file on file.path = category.image
     cross join lateral (
       select count(*) filter (where category.words @@ query) as own,
              count(*) filter (where category.words || coalesce(parent.words, '') @@ query) as of_both
         from unnest(${givenList('queries', 'text')}::tsquery[]) as query
     ) as matched
     where own > 0 and of_both = cardinality(${givenList('queries', 'text')}) and category.shown`;
  const name = counting ? 'categories by name, counted' : 'categories by name';
  const [row] = await prepared<{ found: Matched[] }>(db, name, build, { queries });
  return row?.found ?? [];
}

/**
 * Categories with products that have everything asked for in their own and their parent's name, something of it in
 * their own. Whoever has the catalogue at hand says how many products a category has.
 */
export async function selectCategories(
  db: Db,
  { senses }: Meaning,
  countIn?: (categoryId: string) => number,
): Promise<FoundCategory[]> {
  const queries = senses.filter(({ alternatives }) => !isMeasure(alternatives)).map((sense) => everywhere([sense]));
  if (queries.length === 0) return [];
  const matched = await selectMatched(db, queries, countIn === undefined);
  return matched
    .map((category) => ({ ...category, productCount: countIn?.(category._id) ?? category.productCount }))
    .filter(({ productCount }) => productCount > 0)
    .toSorted((a, b) => b.own - a.own || a.level - b.level || b.productCount - a.productCount)
    .map(({ own, ...category }) => category);
}

/** The category that this one is a part of. */
export async function findWhole(db: Db, id: string): Promise<string | undefined> {
  const build = () => sql`select parent_id as id from ${categories}
    where id = ${sql.placeholder('id')}::uuid and parent_id is not null`;
  return (await prepared<{ id: string }>(db, 'whole of a category', build, { id }))[0]?.id;
}

/** Of these words the ones that are in the name of a category. */
export async function selectCategoryWords(db: Db, words: readonly string[]): Promise<ReadonlySet<string>> {
  const build = () => sql`
    select distinct word from ${categories}, unnest(tsvector_to_array(words)) as word
     where word = any(${givenList('words', 'text')})`;
  const rows = await prepared<{ word: string }>(db, 'words of categories', build, { words });
  return new Set(rows.map(({ word }) => word));
}
