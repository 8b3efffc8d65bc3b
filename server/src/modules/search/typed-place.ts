import { compareTexts } from './index/names.ts';
import type { Place } from './meaning.ts';
import { toLatin } from './scripts.ts';
import type { TypedWord } from './typed-text.ts';

const LONGEST_NAME = 3;
/** 'In' a place, as Marathi writes it: मुंबईत, नागपुरात. */
const IN = /(?:ा?त)$/;

const spaced = (words: readonly string[]) => words.join(' ');

/** A word as the name of a place may be written: as it is, and without the ending that says 'in'. */
function formsOf({ word, raw }: TypedWord): string[] {
  const bare = raw && IN.test(raw) ? [raw.replace(/त$/, ''), raw.replace(/ात$/, '')].map(toLatin) : [];
  return [...new Set([word, ...bare])];
}

/** How many words from here on, and the ways in which they may name a place. */
function* namesFrom(typed: readonly TypedWord[], at: number): Generator<[length: number, terms: string[]]> {
  for (let length = Math.min(LONGEST_NAME, typed.length - at); length > 0; length--) {
    const words = typed.slice(at, at + length);
    const last = words.at(-1);
    const before = words.slice(0, -1).map(({ word }) => word);
    if (last) yield [length, formsOf(last).flatMap((form) => [spaced([...before, form]), [...before, form].join('')])];
  }
}

type PlaceKnowledge = {
  readonly placeNamed: (name: string) => Place | undefined;
  /** Whether the trade means something by these words. */
  readonly isTerm: (words: readonly TypedWord[]) => boolean;
};

function placeAt(typed: readonly TypedWord[], at: number, { placeNamed, isTerm }: PlaceKnowledge) {
  for (const [length, terms] of namesFrom(typed, at)) {
    const place = terms.map(placeNamed).find(Boolean);
    if (place && !isTerm(typed.slice(at, at + length))) return { place, length };
  }
  return undefined;
}

/** In fewer letters too many names begin. */
export const SHORTEST_BEGINNING = 3;

/**
 * Which of the places whose name begins so is meant: the city where most is sold, else such a state. A place where nothing
 * is sold has to be named in full.
 */
export function likeliestPlace(begun: readonly Place[], soldIn: (place: Place) => number): Place | undefined {
  const [best] = begun
    .map((place) => ({ place, sold: soldIn(place) }))
    .filter(({ sold }) => sold > 0)
    .toSorted(
      (a, b) =>
        Number(b.place.kind === 'city') - Number(a.place.kind === 'city') ||
        b.sold - a.sold ||
        compareTexts(a.place._id, b.place._id),
    );
  return best?.place;
}

/** A city says more than the state it is in. */
export const narrower = (one: Place | undefined, other: Place): Place =>
  !one || (one.kind === 'state' && other.kind === 'city') ? other : one;

/** Parts the names of places from the other words; of several places a city counts, else the first. */
export function takePlaces(
  typed: readonly TypedWord[],
  knowledge: PlaceKnowledge,
): { place?: Place; rest: TypedWord[] } {
  let place: Place | undefined;
  const rest: TypedWord[] = [];
  for (let at = 0; at < typed.length; ) {
    const found = placeAt(typed, at, knowledge);
    if (found) place = narrower(place, found.place);
    else rest.push(typed[at] as TypedWord);
    at += found?.length ?? 1;
  }
  return { rest, ...(place && { place }) };
}
