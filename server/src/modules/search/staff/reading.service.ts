import type { TextReading } from '@plyhaat/contract/search/staff/lexicon';
import type { Db } from '#platform/db/db.ts';
import { selectCategories } from '../categories.sql.ts';
import { searchProducts } from '../products.service.ts';
import { anyProduct } from '../text.sql.ts';
import { understand } from '../understand.service.ts';
import { meaningOf, termOf } from './lexicon.service.ts';
import { insertTerm, updateTerm } from './lexicon.sql.ts';

const FEW = 3;

/** How a text is understood, in words to show. */
async function readingOf(db: Db, text: string): Promise<TextReading> {
  const meaning = await understand(db, text);
  const { total } = await searchProducts(db, meaning, anyProduct({ limit: FEW, offset: 0 }));
  const categories = await selectCategories(db, meaning);
  const understood = new Set(meaning.senses.flatMap(({ typed }) => typed.split(' ')));
  return {
    words: meaning.senses.map(({ typed, alternatives, corrected = null }) => ({
      typed,
      meanings: alternatives.map((words) => words.join(' ')),
      corrected,
    })),
    unknown: meaning.rest.split(' ').filter((word) => /^[a-z.]+$/.test(word) && !understood.has(word)),
    place: meaning.place?.name ?? null,
    thickness: meaning.thickness ?? null,
    size: meaning.size ?? null,
    grade: meaning.grade ?? null,
    didYouMean: meaning.didYouMean ?? null,
    categories: categories.slice(0, FEW).map(({ name }) => name),
    products: text === '' ? 0 : total,
  };
}

const UNDO = new Error('only tried');

/** Reads a text as if a word were saved, by saving it in a transaction that is rolled back. */
async function readingWith(db: Db, text: string, term: string, meaning: string): Promise<TextReading | null> {
  let reading: TextReading | null = null;
  await db
    .transaction(async (db) => {
      if (!(await insertTerm(db, term, meaning))) await updateTerm(db, term, { meaning, isActive: true });
      reading = await readingOf(db, text);
      throw UNDO;
    })
    .catch((error: unknown) => {
      if (error !== UNDO) throw error;
    });
  return reading;
}

type Tried = { readonly text: string; readonly term?: string | undefined; readonly meanings: readonly string[] };

export async function tryText(db: Db, { text, term, meanings }: Tried) {
  const before = await readingOf(db, text);
  return { before, after: term ? await readingWith(db, text, termOf(term), meaningOf(meanings)) : null };
}
