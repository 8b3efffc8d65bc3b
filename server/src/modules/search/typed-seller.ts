import { editDistance } from './dictionary/edit-distance.ts';
import type { TypedWord } from './typed-text.ts';

/** Whoever sells, in English, Hindi and Marathi, as Devanagari is turned into Latin letters and as people spell it. */
const SELLERS = new Set(
  (
    'dealer delar diler seller supplier saplayar shop wholesale wholesaler holesale holesaler holsel holseller ' +
    'dukan dukaan dukandar dukaandar dookan store stockist distributor distribyutar retailer vendor trader merchant ' +
    'manufacturer factory showroom shorum vyapari vyaapari vikreta thok ghauk'
  ).split(' '),
);
/** 'Shop front', 'dukan ka board', 'dukan ke liye', 'store room': what is for a shop. */
const AFTER = new Set('ka ki ke kaa kee front fronts liye sathi room counter'.split(' '));
/** 'Ply for my shop'. */
const BEFORE = new Set('for my apni meri'.split(' '));
/** A slip in a shorter word makes another word. */
const SHORTEST_SLIPPED = 6;
const SHORTEST_TYPED = 5;

const isSlipOf = (typed: string) => (word: string) =>
  word.length >= SHORTEST_SLIPPED && word[0] === typed[0] && editDistance(typed, word, 1) <= 1;

const isSeller = ({ word, stem }: TypedWord, isKnown: (typed: TypedWord) => boolean) =>
  SELLERS.has(word) ||
  SELLERS.has(stem) ||
  (stem.length >= SHORTEST_TYPED && [...SELLERS].some(isSlipOf(stem)) && !isKnown({ word, stem }));

/** Parts the words for sellers from the others. A slip counts where nobody knows the word otherwise. */
export function takeSellers(
  typed: readonly TypedWord[],
  isKnown: (typed: TypedWord) => boolean,
): { sellers?: string; rest: readonly TypedWord[] } {
  const isOneAt = (at: number) => {
    const [one, before, after] = [typed[at], typed[at - 1]?.word ?? '', typed[at + 1]?.word ?? ''];
    return one !== undefined && !AFTER.has(after) && !BEFORE.has(before) && isSeller(one, isKnown);
  };
  const found = typed.filter((_word, at) => isOneAt(at));
  const [first] = found;
  if (!first) return { rest: typed };
  return { sellers: first.raw ?? first.word, rest: typed.filter((word) => !found.includes(word)) };
}
