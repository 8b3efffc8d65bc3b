import type { Db } from '#platform/db/db.ts';
import { LEXICON } from './lexicon.reference.ts';
import { searchLexicon } from './search.tables.ts';

/** What staff changed or switched off stays so. */
export async function loadLexicon(db: Db): Promise<void> {
  await db
    .insert(searchLexicon)
    .values([...LEXICON])
    .onConflictDoNothing();
}
