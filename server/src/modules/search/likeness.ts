import type { Likeness } from './dictionary.sql.ts';
import { alternativesIn, type Sense } from './meaning.ts';
import { slipsBetween } from './slips.ts';

/** Devanagari was turned into Latin letters; or the word is still being typed. */
export type Circumstances = { readonly isTransliterated: boolean; readonly isUnfinished: boolean };
export type Guess = { readonly cost: number; readonly sense: Sense };

/** Two slips make another word of a short one. */
const slipsAllowed = (word: string) => (word.length >= 7 ? 2 : 1);
const SHORTEST_SOUND = 2;

/** How far a known word is from what was typed; what is heard alike is nearer than any slip. */
function distance(typed: string, { isTransliterated, isUnfinished }: Circumstances, likeness: Likeness): number {
  const { text, heardAlike } = likeness;
  const known = text.replaceAll(' ', '');
  if (isUnfinished && known.startsWith(typed)) return 0.1;
  const slips = slipsBetween(typed, known);
  if (heardAlike && known.length >= SHORTEST_SOUND) {
    if (isTransliterated) return 0.2 + slips * 0.05;
    if (slips <= Math.ceil(Math.max(typed.length, known.length) / 2)) return 0.4 + slips * 0.15;
  }
  if (slips <= slipsAllowed(typed)) return slips;
  return known.startsWith(typed) && typed.length >= 3 ? 1.6 : Number.POSITIVE_INFINITY;
}

/** The known word or term somebody most likely meant. */
export function likeliest(typed: string, how: Circumstances, alike: readonly Likeness[] = []): Guess | undefined {
  const [best] = alike
    .map((likeness) => ({ likeness, cost: distance(typed, how, likeness) }))
    .filter(({ cost }) => Number.isFinite(cost))
    .toSorted(
      (a, b) =>
        a.cost - b.cost ||
        Number(b.likeness.meaning !== null) - Number(a.likeness.meaning !== null) ||
        b.likeness.uses - a.likeness.uses,
    );
  if (!best || best.likeness.meaning === '') return undefined;
  const { text, meaning, uses } = best.likeness;
  const alternatives = meaning === null ? [[text]] : alternativesIn(meaning);
  const corrected = how.isTransliterated ? {} : { corrected: text };
  return { cost: best.cost, sense: { typed, alternatives, uses, ...corrected } };
}
