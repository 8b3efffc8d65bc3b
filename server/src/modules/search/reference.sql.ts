import type { Db } from '#platform/db/db.ts';
import { LEXICON } from './lexicon.reference.ts';
import { searchLexicon } from './search.tables.ts';

/** What staff changed or switched off stays so. */
export async function loadLexicon(db: Db): Promise<void> {
  const existing = new Set((await db.select({ term: searchLexicon.term }).from(searchLexicon)).map(({ term }) => term));
  const fresh = LEXICON.filter(({ term }) => !existing.has(term));
  if (fresh.length > 0) await db.insert(searchLexicon).values(fresh).onConflictDoNothing();
}
