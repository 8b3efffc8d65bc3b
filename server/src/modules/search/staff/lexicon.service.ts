import { changedSince } from '@plyhaat/contract/admin/admin';
import { contactsIn } from '@plyhaat/contract/core/contact-in-text';
import { inputInvalid } from '@plyhaat/contract/core/errors';
import { LEXICON_NEEDS, MOST_TERM_WORDS, termGone, termTaken } from '@plyhaat/contract/search/staff/lexicon';
import { audit, changedFields } from '#platform/audit.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { parseTypedText } from '../typed-text.ts';
import { deleteTerm, insertTerm, isBuiltIn, listedIn, lockTerm, type TermRow, updateTerm } from './lexicon.sql.ts';

const refuse = (fields: Record<string, string>) => new AppError(inputInvalid, { fields });

/** A word as search looks it up: as it reads a typed text. */
export function termOf(text: string): string {
  const words = parseTypedText(text).words.map(({ word }) => word);
  if (contactsIn(text).length > 0) throw refuse({ term: LEXICON_NEEDS.contact });
  if (words.length === 0) throw refuse({ term: LEXICON_NEEDS.letters });
  if (words.length > MOST_TERM_WORDS) throw refuse({ term: LEXICON_NEEDS.shorter });
  return words.join(' ');
}

/** Meanings as the catalogue writes its words: small letters, without plural, a bar between alternatives. */
export const meaningOf = (alternatives: readonly string[]): string => {
  const read = alternatives.map((text) =>
    parseTypedText(text)
      .words.map(({ stem }) => stem)
      .join(' '),
  );
  return [...new Set(read.filter(Boolean))].join('|');
};

const fieldsOf = ({ meaning, isActive }: Pick<TermRow, 'meaning' | 'isActive'>) => ({
  meanings: listedIn(meaning),
  isActive,
});

type Fields = Readonly<Record<string, unknown>>;

/** Every process follows the lexicon; only its cached answers have to go. */
async function finish(db: Db, actorId: string, action: string, term: string, before: Fields, after: Fields) {
  await audit(db, { actorId, action, subjectKind: 'lexicon', subjectId: term, ...changedFields(before, after) });
  await dropCached(db, ['products', 'sellers', 'categories']);
}

type NewWord = { readonly term: string; readonly meanings: readonly string[] };

/** What the trade means by a word would hide a place of that name. */
export async function addWord(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  actorId: string,
  { term: word, meanings }: NewWord,
): Promise<string> {
  const [term, meaning] = [termOf(word), meaningOf(meanings)];
  await catalogue.follow();
  if ((await catalogue.held()).vocabulary.places.has(term)) throw refuse({ term: LEXICON_NEEDS.place });
  return db.transaction(async (db) => {
    if (!(await insertTerm(db, term, meaning))) throw new AppError(termTaken);
    await finish(db, actorId, 'add_term', term, {}, fieldsOf({ meaning, isActive: true }));
    return term;
  });
}

type Change = {
  readonly version: number;
  readonly meanings?: readonly string[] | undefined;
  readonly isActive?: boolean | undefined;
};

export const changeWord = (db: Db, actorId: string, term: string, change: Change): Promise<void> =>
  db.transaction(async (db) => {
    const { version, meanings, isActive } = change;
    const row = await lockTerm(db, term);
    if (!row) throw new AppError(termGone);
    if (row.version !== version) throw new AppError(changedSince);
    const after = {
      meaning: meanings ? meaningOf(meanings) : row.meaning,
      isActive: isActive ?? row.isActive,
    };
    await updateTerm(db, term, after);
    await finish(db, actorId, 'change_term', term, fieldsOf(row), fieldsOf(after));
  });

/** A built-in word is switched off, because a deleted one would be loaded again at the next start (SEARCH-8). */
export const removeWord = (db: Db, actorId: string, term: string): Promise<void> =>
  db.transaction(async (db) => {
    const row = await lockTerm(db, term);
    if (!row || (!row.isActive && isBuiltIn(term))) throw new AppError(termGone);
    if (isBuiltIn(term)) await updateTerm(db, term, { isActive: false });
    else await deleteTerm(db, term);
    await finish(db, actorId, 'remove_term', term, fieldsOf(row), { isActive: false });
  });
