import type { TextReading } from '@plyhaat/contract/search/staff/lexicon';
import type { Catalogue, Held } from '../catalogue/catalogue.ts';
import { categoriesFor } from '../categories.ts';
import { searchProducts } from '../products.service.ts';
import { understand } from '../understand.ts';
import { anyProduct } from '../wanted.ts';
import { meaningOf, termOf } from './lexicon.service.ts';

const FEW = 3;

/** How a text is understood, in words to show. */
function readingOf(held: Held, text: string): TextReading {
  const meaning = understand(held, text);
  const { total } = searchProducts(held, meaning, anyProduct({ limit: FEW, offset: 0 }));
  const categories = categoriesFor(held, meaning);
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
    categories: categories.slice(0, FEW).map(({ category }) => category.name),
    products: text === '' ? 0 : total,
  };
}

type Tried = { readonly text: string; readonly term?: string | undefined; readonly meanings: readonly string[] };

/** How a text is read, and how it would be with one word more. */
export async function tryText(catalogue: Catalogue, { text, term, meanings }: Tried) {
  await catalogue.follow();
  const held = await catalogue.held();
  const before = readingOf(held, text);
  if (!term) return { before, after: null };
  const vocabulary = held.vocabulary.withTerm(termOf(term), meaningOf(meanings));
  return { before, after: readingOf({ ...held, vocabulary }, text) };
}
