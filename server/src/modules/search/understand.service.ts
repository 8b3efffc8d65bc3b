import type { FoundCategory } from '@plyhaat/contract/search/search';
import type { Db } from '#platform/db/db.ts';
import { attributesOf } from './attributes.ts';
import { selectCategories } from './categories.sql.ts';
import { type Entry, selectAlike, selectExact } from './dictionary.sql.ts';
import { alternativesIn, type Meaning, type Place, type Sense } from './meaning.ts';
import { takeNearMe } from './near-me.ts';
import { selectCityOfPin } from './pins.sql.ts';
import { likeliest } from './similarity.ts';
import { areaOf, areaTerm, possibleAreas, takePin } from './typed-pin.ts';
import { narrower, possiblePlaces, takePlaces } from './typed-place.ts';
import { parseTypedText, type TypedWord } from './typed-text.ts';

const LONGEST_PHRASE = 3;
/** A bare number may be any of these. */
const UNITS = ['', 'mm', 'in', 'kg', 'ft'];
const isNumber = (word: string) => /^[\d.]+$/.test(word);
const isMeasure = (word: string) => /\d/.test(word);

type Term = { readonly meaning: string; readonly uses: number };
type Dictionary = {
  readonly words: ReadonlyMap<string, number>;
  readonly terms: ReadonlyMap<string, Term>;
  readonly places: ReadonlyMap<string, Place>;
};

const spaced = (typed: readonly TypedWord[]) => typed.map(({ word }) => word).join(' ');
const joined = (typed: readonly TypedWord[]) => typed.map(({ word }) => word).join('');

/** Neighbours, also with a word between them that may turn out to say nothing. */
function phrases(typed: readonly TypedWord[]): TypedWord[][] {
  return typed.flatMap((first, at) => {
    const [second, third, fourth] = typed.slice(at + 1, at + 4);
    return [
      ...(second ? [[first, second]] : []),
      ...(third ? [[first, third]] : []),
      ...(second && third ? [[first, second, third]] : []),
      ...(third && fourth ? [[first, third, fourth]] : []),
    ];
  });
}

function sorted(entries: readonly Entry[]): Dictionary {
  return {
    words: new Map(
      entries.filter(({ meaning, place }) => meaning === null && place === null).map(({ text, uses }) => [text, uses]),
    ),
    terms: new Map(entries.flatMap(({ text, meaning, uses }) => (meaning === null ? [] : [[text, { meaning, uses }]]))),
    places: new Map(entries.flatMap(({ text, place }) => (place ? [[text, place]] : []))),
  };
}

async function lookUp(db: Db, typed: readonly TypedWord[]): Promise<Dictionary> {
  const together = phrases(typed);
  const words = typed.flatMap(({ word, stem, raw }) => [
    stem,
    ...(raw ? [raw] : []),
    ...(isNumber(word) ? UNITS.map((unit) => word + unit) : []),
  ]);
  const terms = [...typed.flatMap(({ word, stem }) => [word, stem]), ...together.map(spaced), ...together.map(joined)];
  const places = [...possiblePlaces(typed), ...possibleAreas(typed)];
  return sorted(await selectExact(db, { words: [...words, ...together.map(joined)], terms, places }));
}

const isNoise = ({ word, stem }: TypedWord, { terms }: Dictionary) =>
  terms.get(word)?.meaning === '' || terms.get(stem)?.meaning === '';

function phraseSense(typed: readonly TypedWord[], { terms, words }: Dictionary): Sense | undefined {
  const [whole, text] = [joined(typed), spaced(typed)];
  const term = terms.get(text) ?? terms.get(whole);
  if (term?.meaning) return { typed: text, alternatives: alternativesIn(term.meaning), uses: term.uses };
  const uses = words.get(whole);
  if (uses === undefined) return undefined;
  const apart = typed.map(({ stem }) => stem);
  const usesApart = Math.min(...apart.map((word) => words.get(word) ?? 0));
  return usesApart > 0
    ? { typed: text, alternatives: [[whole], apart], uses: uses + usesApart }
    : { typed: text, alternatives: [[whole]], uses };
}

function wordSense({ word, stem, raw }: TypedWord, { words, terms }: Dictionary): Sense | undefined {
  const term = terms.get(word) ?? terms.get(stem);
  const own = [stem, ...(raw ? [raw] : []), ...(isNumber(word) ? UNITS.map((unit) => word + unit) : [])];
  const found = [...new Set(own)].filter((form) => words.has(form));
  const meant = term ? alternativesIn(term.meaning) : [];
  const alternatives = [
    ...meant,
    ...found.filter((form) => !meant.some(([only]) => only === form)).map((form) => [form]),
  ];
  const uses = found.reduce((sum, form) => sum + (words.get(form) ?? 0), term?.uses ?? 0);
  return alternatives.length > 0 ? { typed: word, alternatives, uses } : undefined;
}

type Step = { readonly typed: readonly TypedWord[]; readonly sense?: Sense | undefined; readonly place?: Place };

/** From left to right, the longest phrase that means something first. */
function read(typed: readonly TypedWord[], dictionary: Dictionary): Step[] {
  const steps: Step[] = [];
  for (let at = 0; at < typed.length; ) {
    let length = Math.min(LONGEST_PHRASE, typed.length - at);
    let sense: Sense | undefined;
    for (; length > 1 && !sense; ) {
      sense = phraseSense(typed.slice(at, at + length), dictionary);
      if (!sense) length--;
    }
    const taken = typed.slice(at, at + length);
    steps.push({ typed: taken, sense: sense ?? (taken[0] && wordSense(taken[0], dictionary)) });
    at += length;
  }
  return steps;
}

/** Words that are known to nobody, and each together with its neighbours: 'wal paper'. */
async function mend(db: Db, steps: readonly Step[], typing: boolean): Promise<Step[]> {
  const unknown = steps.filter(({ sense, typed }) => !sense && typed.every(({ word }) => !isMeasure(word)));
  if (unknown.length === 0) return [...steps];
  const pairs = steps.slice(1).flatMap((step, at) => {
    const before = steps[at];
    return before && (!step.sense || !before.sense) ? [[...before.typed, ...step.typed]] : [];
  });
  const stems = [...unknown.flatMap(({ typed }) => typed.map(({ stem }) => stem)), ...pairs.map(joined)];
  const alike = Map.groupBy(await selectAlike(db, stems), (likeness) => likeness.typed);
  const last = steps.at(-1)?.typed.at(-1);
  const best = (text: string, typed: readonly TypedWord[]) =>
    likeliest(
      text,
      { isTransliterated: typed.some(({ raw }) => raw), isUnfinished: typing && typed.at(-1) === last },
      alike.get(text),
    );
  const mended: Step[] = [];
  for (let at = 0; at < steps.length; at++) {
    const [step, next] = [steps[at] as Step, steps[at + 1]];
    const alone = step.sense ? undefined : best(step.typed[0]?.stem ?? '', step.typed);
    const both = next && (!step.sense || !next.sense) ? [...step.typed, ...next.typed] : undefined;
    const together = both && best(joined(both), both);
    if (both && together && together.cost < 1 && together.cost <= (alone?.cost ?? 1)) {
      mended.push({ ...together, typed: both });
      at++;
    } else mended.push(step.sense ? step : { ...alone, typed: step.typed });
  }
  return mended;
}

/** What the trade means by a word goes before a place of that name. */
const isTerm =
  ({ terms }: Dictionary) =>
  (typed: readonly TypedWord[]) =>
    [spaced(typed), joined(typed)].some((text) => terms.has(text));

const written = (typed: readonly TypedWord[]) => typed.map(({ raw, word }) => raw ?? word).join(' ');

/** Where a PIN is: in the one city of the sellers around, else in its state, if it tells one. */
async function placeOfPin(db: Db, pin: string, { places }: Dictionary): Promise<Place | undefined> {
  const state = places.get(areaTerm(areaOf(pin)));
  return (await selectCityOfPin(db, pin, state)) ?? state;
}

type Located = { readonly rest: readonly TypedWord[]; readonly place?: Place; readonly pin?: string };

/** Parts what says where from the other words. */
async function locate(db: Db, typed: readonly TypedWord[], dictionary: Dictionary): Promise<Located> {
  const coded = takePin(typed, dictionary);
  const { place: named, rest } = takePlaces(coded.rest, { places: dictionary.places, isTerm: isTerm(dictionary) });
  if (coded.pin === undefined) return { rest, ...(named && { place: named }) };
  const around = await placeOfPin(db, coded.pin, dictionary);
  const place = around ? narrower(named, around) : named;
  return { rest, pin: coded.pin, ...(place && { place }) };
}

/** What a typed text asks for, in the words of the catalogue; while it is being typed, its last word may go on. */
export async function understand(db: Db, text: string, { typing = false } = {}): Promise<Meaning> {
  const { nearMe, rest: typed } = takeNearMe(parseTypedText(text));
  if (typed.length === 0) return { senses: [], rest: '', ...(nearMe && { nearMe }) };
  const dictionary = await lookUp(db, typed);
  const { place: named, pin, rest } = await locate(db, typed, dictionary);
  const telling = rest.filter((word) => !isNoise(word, dictionary));
  const steps = await mend(db, read(telling, dictionary), typing);
  const place = steps.flatMap((step) => step.place ?? []).reduce(narrower, named);
  const others = steps.filter((step) => !step.place);
  const senses = others.flatMap(({ sense }) => (sense ? [sense] : []));
  const isCorrected = senses.some(({ corrected }) => corrected !== undefined);
  const spelling = others.map((step) => step.sense?.corrected ?? written(step.typed)).join(' ');
  return {
    senses,
    ...attributesOf(telling, senses),
    rest: others.map((step) => written(step.typed)).join(' '),
    ...(place && { place }),
    ...(pin !== undefined && { pin }),
    ...(nearMe && !place && { nearMe }),
    ...(isCorrected && { didYouMean: place ? `${spelling} ${place.name}` : spelling }),
  };
}

/** The same with the category that it names best. */
export async function understandWithCategory(
  db: Db,
  text: string,
): Promise<Meaning & { readonly category?: FoundCategory }> {
  const meaning = await understand(db, text);
  const [category] = await selectCategories(db, meaning);
  return { ...meaning, ...(category && { category }) };
}
