import type { TextReading } from '@plyhaat/contract/search/staff/lexicon';
import type { Db } from '#platform/db/db.ts';
import type { Catalogue, Held } from '../catalogue/catalogue.ts';
import { countIn } from '../catalogue/counts.ts';
import { selectCategories } from '../categories.sql.ts';
import { searchProducts } from '../products.service.ts';
import { understand } from '../understand.service.ts';
import { anyProduct } from '../wanted.ts';
import { meaningOf, termOf } from './lexicon.service.ts';
import { insertTerm, updateTerm } from './lexicon.sql.ts';

const FEW = 3;

/** How a text is understood, in words to show. */
async function readingOf(db: Db, { index, names }: Held, text: string): Promise<TextReading> {
  const meaning = await understand(db, text);
  const { total } = await searchProducts(db, index, meaning, anyProduct({ limit: FEW, offset: 0 }));
  const categories = await selectCategories(db, meaning, countIn({ index, names }));
  const known = new Set(meaning.senses.flatMap(({ typed }) => typed.split(' ')));
  return {
    words: meaning.senses.map(({ typed, alternatives, corrected = null }) => ({
      typed,
      meanings: alternatives.map((words) => words.join(' ')),
      corrected,
    })),
    unknown: meaning.rest.split(' ').filter((word) => /^[a-z.]+$/.test(word) && !known.has(word)),
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

/** Reads a text as if a word were saved: it is, in a transaction that is undone. */
async function readingWith(
  db: Db,
  held: Held,
  text: string,
  term: string,
  meaning: string,
): Promise<TextReading | null> {
  let reading: TextReading | null = null;
  await db
    .transaction(async (db) => {
      if (!(await insertTerm(db, term, meaning))) await updateTerm(db, term, { meaning, isActive: true });
      reading = await readingOf(db, held, text);
      throw UNDO;
    })
    .catch((error: unknown) => {
      if (error !== UNDO) throw error;
    });
  return reading;
}

type Tried = { readonly text: string; readonly term?: string | undefined; readonly meanings: readonly string[] };

export async function tryText(db: Db, catalogue: Catalogue, { text, term, meanings }: Tried) {
  await catalogue.follow();
  const held = await catalogue.held();
  const before = await readingOf(db, held, text);
  return { before, after: term ? await readingWith(db, held, text, termOf(term), meaningOf(meanings)) : null };
}
