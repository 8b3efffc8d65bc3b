import { MOST_COUNTED } from '@plyhaat/contract/admin/lists';
import type { InputOf } from '@plyhaat/contract/core/endpoint';
import type { LexiconEntry, listLexicon } from '@plyhaat/contract/search/staff/lexicon';
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { countUpTo, cutPage } from '#platform/db/long-list.sql.ts';
import { contains, isoTime } from '#platform/db/sql.ts';
import { LEXICON } from '../lexicon.reference.ts';
import { searchLexicon } from '../search.tables.ts';

type Query = InputOf<typeof listLexicon>['query'];
export type TermRow = typeof searchLexicon.$inferSelect;

const BUILT_IN = new Map(LEXICON.map(({ term, meaning }) => [term, meaning]));
export const isBuiltIn = (term: string): boolean => BUILT_IN.has(term);
export const listedIn = (meaning: string): string[] => meaning.split('|').filter(Boolean);

const FIELDS = {
  term: searchLexicon.term,
  meaning: searchLexicon.meaning,
  isActive: searchLexicon.isActive,
  editedAt: sql<string | null>`${isoTime(searchLexicon.editedAt)}`,
  version: searchLexicon.version,
};

type Read = { term: string; meaning: string; isActive: boolean; editedAt: string | null; version: number };
const wire = ({ meaning, ...row }: Read): LexiconEntry => {
  const original = BUILT_IN.get(row.term);
  return { ...row, meanings: listedIn(meaning), builtIn: original === undefined ? null : listedIn(original) };
};

const KINDS: Readonly<Record<NonNullable<Query['kind']>, SQL | undefined>> = {
  staff: isNotNull(searchLexicon.editedAt),
  builtIn: isNull(searchLexicon.editedAt),
  off: sql`not ${searchLexicon.isActive}`,
  ignored: eq(searchLexicon.meaning, ''),
};

export async function selectLexicon(db: Db, { q, kind, page, perPage }: Query) {
  const where = and(
    q ? or(contains(searchLexicon.term, q), contains(searchLexicon.meaning, q)) : undefined,
    kind && KINDS[kind],
  );
  const rows = await db
    .select(FIELDS)
    .from(searchLexicon)
    .where(where)
    .orderBy(
      sql`${searchLexicon.term} = lower(${q ?? ''}) desc`,
      sql`${searchLexicon.editedAt} desc nulls last`,
      searchLexicon.term,
    )
    .limit(perPage + 1)
    .offset((page - 1) * perPage);
  const total = await countUpTo(db, MOST_COUNTED, sql`${searchLexicon}`, where);
  return { ...cutPage(rows.map(wire), perPage), total };
}

export const selectTerm = async (db: Db, term: string): Promise<LexiconEntry | undefined> =>
  (await db.select(FIELDS).from(searchLexicon).where(eq(searchLexicon.term, term))).map(wire)[0];

export const lockTerm = async (db: Db, term: string): Promise<TermRow | undefined> =>
  (await db.select().from(searchLexicon).where(eq(searchLexicon.term, term)).for('update'))[0];

/** False where the word is there already. */
export const insertTerm = async (db: Db, term: string, meaning: string): Promise<boolean> =>
  (
    await db
      .insert(searchLexicon)
      .values({ term, meaning, editedAt: sql`now()` })
      .onConflictDoNothing()
      .returning({ term: searchLexicon.term })
  ).length > 0;

export const updateTerm = (db: Db, term: string, change: Partial<Pick<TermRow, 'meaning' | 'isActive'>>) =>
  db
    .update(searchLexicon)
    .set({ ...change, editedAt: sql`now()`, updatedAt: sql`now()`, version: sql`${searchLexicon.version} + 1` })
    .where(eq(searchLexicon.term, term));

export const deleteTerm = (db: Db, term: string) => db.delete(searchLexicon).where(eq(searchLexicon.term, term));
