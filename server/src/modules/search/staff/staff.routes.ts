import {
  addTerm,
  changeTerm,
  listLexicon,
  readText,
  removeTerm,
  termGone,
} from '@plyhaat/contract/search/staff/lexicon';
import { listSearches } from '@plyhaat/contract/search/staff/searches';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, route } from '#platform/http/http.ts';
import { findSearches } from '../searches.service.ts';
import { addWord, changeWord, removeWord } from './lexicon.service.ts';
import { selectLexicon, selectTerm } from './lexicon.sql.ts';
import { tryText } from './reading.service.ts';

async function found(db: Db, term: string) {
  const data = await selectTerm(db, term);
  if (!data) throw new AppError(termGone);
  return data;
}

/** What staff do with the words of search, and what they see of searches. */
export function staffRoutes(app: App, deps: Deps): void {
  route(app, deps, listSearches, ({ db, query }) => findSearches(db, query));
  route(app, deps, readText, ({ query }) => tryText(deps.catalogue, query));
  route(app, deps, listLexicon, ({ db, query }) => selectLexicon(db, query));
  route(app, deps, addTerm, async ({ db, who, body }) => {
    const term = await addWord({ ...deps, db }, who.id, body);
    return { message: 'Word added', data: await found(db, term) };
  });
  route(app, deps, changeTerm, async ({ db, who, params, body }) => {
    await changeWord(db, who.id, params.term, body);
    return { message: 'Word saved', data: await found(db, params.term) };
  });
  route(app, deps, removeTerm, async ({ db, who, params }) => {
    await removeWord(db, who.id, params.term);
    return { message: 'Word removed' };
  });
}
