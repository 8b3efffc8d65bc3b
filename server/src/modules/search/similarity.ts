import type { SimilarWord } from './dictionary/dictionary.ts';
import { editDistance } from './dictionary/edit-distance.ts';
import { compareTexts } from './index/names.ts';
import { alternativesIn, type Place, type Sense } from './meaning.ts';

/** Devanagari was turned into Latin letters; or the word is still being typed; and how many words it was typed as. */
export type TypingContext = {
  readonly isTransliterated: boolean;
  readonly isUnfinished: boolean;
  readonly words: number;
  /** The place of which it may be the beginning. */
  readonly begun?: Place | undefined;
};
export type Guess = {
  readonly cost: number;
  readonly sense?: Sense;
  readonly place?: Place;
  /** The place of which it is the beginning as well. */
  readonly otherwise?: Place;
};

/** Two typos are allowed only in long words with the right first letter. */
const editsAllowed = (typed: string, word: string) => (typed.length >= 7 && typed[0] === word[0] ? 2 : 1);
/** Words up to this length must be spelt alike too, because many short words sound the same. */
const SHORT = 5;

/** What goes on where the typing stopped; and what is heard alike, spelt alike, or was turned into Latin letters. */
const BEGUN = 0.1;
const HEARD_ALIKE = 0.4;

const slipsTo = (typed: string, word: string) => editDistance(typed, word.replaceAll(' ', ''));

/** A single letter is part of a name, and nobody's slip. */
const SHORTEST_MEANT = 2;

/** How far a known word is from what was typed; what is heard alike is nearer than any slip. */
function distance(typed: string, { isTransliterated, isUnfinished }: TypingContext, likeness: SimilarWord): number {
  const { text, heardAlike } = likeness;
  const word = text.replaceAll(' ', '');
  if (word.length < SHORTEST_MEANT) return Number.POSITIVE_INFINITY;
  if (isUnfinished && word.startsWith(typed)) return BEGUN;
  const slips = editDistance(typed, word);
  const longer = Math.max(typed.length, word.length);
  if (heardAlike && slips <= (longer <= SHORT ? 2 : Math.ceil(longer / 2)))
    return isTransliterated ? 0.2 + slips * 0.05 : 0.4 + slips * 0.15;
  if (slips <= editsAllowed(typed, word)) return slips;
  return word.startsWith(typed) && typed.length >= 3 ? 1.6 : Number.POSITIVE_INFINITY;
}

/** Names of places are many: a shorter one counts only where it is heard alike and nothing of the trade is as near. */
const LONG_NAME = 7;

function nearestPlace(typed: string, { isTransliterated }: TypingContext, alike: readonly SimilarWord[]) {
  const isLong = typed.length >= LONG_NAME;
  const [best] = alike
    .flatMap(({ place, text, heardAlike }) => (place ? [{ place, heardAlike, slips: slipsTo(typed, text) }] : []))
    .filter(({ slips, heardAlike }) => (isLong ? slips <= 2 : slips === 1 && heardAlike && !isTransliterated))
    .toSorted(
      (a, b) =>
        a.slips - b.slips || Number(b.heardAlike) - Number(a.heardAlike) || compareTexts(a.place._id, b.place._id),
    );
  return best;
}

/**
 * Of two that are as near: the one of as many words as were typed. Terms stay in the order of the lexicon; a word that
 * begins alike goes first, then they come by their letters, so that every process answers the same.
 */
function inDoubt(typed: string, { words }: TypingContext, a: SimilarWord, b: SimilarWord): number {
  const tooMany = ({ text }: SimilarWord) => Math.abs(text.split(' ').length - words);
  const others = ({ text }: SimilarWord) => Number(text[0] !== typed[0]);
  return tooMany(a) - tooMany(b) || (a.meaning === null ? others(a) - others(b) || compareTexts(a.text, b.text) : 0);
}

/** The known word or term somebody most likely meant. */
function nearestWord(typed: string, how: TypingContext, alike: readonly SimilarWord[]) {
  const [best] = alike
    .filter(({ place }) => !place)
    .map((likeness) => ({ likeness, cost: distance(typed, how, likeness) }))
    .filter(({ cost }) => Number.isFinite(cost))
    .toSorted(
      (a, b) =>
        a.cost - b.cost ||
        Number(b.likeness.meaning !== null) - Number(a.likeness.meaning !== null) ||
        b.likeness.uses - a.likeness.uses ||
        inDoubt(typed, how, a.likeness, b.likeness),
    );
  return best;
}

/** What a reply says was meant: where the catalogue's own word for a term is heard alike and as near, that word ('door', not 'dar'). */
function spellingOf(
  typed: string,
  how: TypingContext,
  best: NonNullable<ReturnType<typeof nearestWord>>,
  alike: readonly SimilarWord[],
) {
  const { text, meaning } = best.likeness;
  const own = meaning === null ? [] : alternativesIn(meaning).flatMap((words) => (words.length === 1 ? words : []));
  const word = alike.find(
    (other) => !other.place && other.heardAlike && own.includes(other.text) && distance(typed, how, other) <= best.cost,
  );
  return word?.text ?? text;
}

/** The word, term or place somebody most likely meant; where both are as near, what the trade sells. */
export function likeliest(typed: string, how: TypingContext, alike: readonly SimilarWord[]): Guess | undefined {
  const best = nearestWord(typed, how, alike);
  const isWordBegun = alike.some(({ place, text }) => !place && text.replaceAll(' ', '').startsWith(typed));
  if (how.begun && !isWordBegun && (!best || best.cost > HEARD_ALIKE)) return { cost: BEGUN, place: how.begun };
  const near = nearestPlace(typed, how, alike);
  const fewest = Math.min(...alike.filter(({ place }) => !place).map(({ text }) => slipsTo(typed, text)));
  if (near && near.slips < fewest) return { cost: near.slips / 2, place: near.place };
  if (!best || best.likeness.meaning === '') return undefined;
  const { text, meaning, uses } = best.likeness;
  const alternatives = meaning === null ? [[text]] : alternativesIn(meaning);
  const corrected = how.isTransliterated ? {} : { corrected: spellingOf(typed, how, best, alike) };
  const otherwise = how.begun && isWordBegun ? { otherwise: how.begun } : {};
  return { cost: best.cost, sense: { typed, alternatives, uses, ...corrected }, ...otherwise };
}
