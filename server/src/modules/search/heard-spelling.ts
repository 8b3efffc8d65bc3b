import type { Dictionary } from './dictionary/dictionary.ts';
import { readingsOf } from './scripts.ts';
import { likeliest } from './similarity.ts';
import type { TypedWord } from './typed-text.ts';

const TYPED = { isTransliterated: true, isUnfinished: false, words: 1 };

const costOf = (reading: string, dictionary: Dictionary) =>
  likeliest(reading, TYPED, dictionary.alike(reading))?.cost ?? Number.POSITIVE_INFINITY;

/** A word whose letters may be read in several ways, as Tamil 'p' and 'b', in the one that somebody knows. */
export function heardSpelling(typed: TypedWord, dictionary: Dictionary): TypedWord {
  const readings = typed.raw === undefined ? [] : readingsOf(typed.raw);
  if (readings.length < 2) return typed;
  const known = readings.find(
    (reading) => dictionary.term(reading) ?? dictionary.place(reading) ?? dictionary.usesOf(reading) > 0,
  );
  const [nearest] = readings
    .map((reading) => ({ reading, cost: known === undefined ? costOf(reading, dictionary) : 0 }))
    .toSorted((a, b) => a.cost - b.cost);
  const word = known ?? nearest?.reading ?? typed.word;
  return { ...typed, word, stem: word };
}
