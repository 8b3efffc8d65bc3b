import { attributesOf } from './attributes.ts';
import type { Held } from './catalogue/catalogue.ts';
import type { NamedCategory } from './catalogue/names.ts';
import { categoriesFor } from './categories.ts';
import { decideCeiling } from './ceiling.ts';
import { Dictionary } from './dictionary/dictionary.ts';
import { heardSpelling } from './heard-spelling.ts';
import { alternativesIn, type Meaning, type Place, type Sense, textWithout } from './meaning.ts';
import { takeNearMe } from './near-me.ts';
import { likeliest } from './similarity.ts';
import { takePin } from './typed-pin.ts';
import { likeliestPlace, narrower, SHORTEST_BEGINNING, takePlaces } from './typed-place.ts';
import { takeSellers } from './typed-seller.ts';
import { parseTypedText, type TypedWord } from './typed-text.ts';
import { anyProduct, everywhereText, inOrder } from './wanted.ts';

const LONGEST_PHRASE = 3;
/** A bare number may be any of these. */
const UNITS = ['', 'mm', 'in', 'kg', 'ft'];
/** '18m' may be millimetres. */
const METRES = /^\d[\d.]*m$/;
const isNumber = (word: string) => /^[\d.]+$/.test(word);
const isMeasure = (word: string) => /\d/.test(word);

const spaced = (typed: readonly TypedWord[]) => typed.map(({ word }) => word).join(' ');
const joined = (typed: readonly TypedWord[]) => typed.map(({ word }) => word).join('');

const isNoise = ({ word, stem }: TypedWord, dictionary: Dictionary) =>
  dictionary.term(word)?.meaning === '' || dictionary.term(stem)?.meaning === '';

function phraseSense(typed: readonly TypedWord[], dictionary: Dictionary): Sense | undefined {
  const [whole, text] = [joined(typed), spaced(typed)];
  const term = dictionary.term(text) ?? dictionary.term(whole);
  if (term?.meaning) return { typed: text, alternatives: alternativesIn(term.meaning), uses: term.uses };
  const uses = dictionary.usesOf(whole);
  if (uses === 0) return undefined;
  const apart = typed.map(({ stem }) => stem);
  const usesApart = Math.min(...apart.map((word) => dictionary.usesOf(word)));
  return usesApart > 0
    ? { typed: text, alternatives: [[whole], apart], uses: uses + usesApart }
    : { typed: text, alternatives: [[whole]], uses };
}

function wordSense({ word, stem, raw }: TypedWord, dictionary: Dictionary): Sense | undefined {
  const term = dictionary.term(word) ?? dictionary.term(stem);
  const units = isNumber(word) ? UNITS : METRES.test(word) ? ['m'] : [];
  const own = [stem, ...(raw ? [raw] : []), ...units.map((unit) => word + unit)];
  const found = [...new Set(own)].filter((form) => dictionary.usesOf(form) > 0);
  const meant = term ? alternativesIn(term.meaning) : [];
  const alternatives = [
    ...meant,
    ...found.filter((form) => !meant.some(([only]) => only === form)).map((form) => [form]),
  ];
  const uses = found.reduce((sum, form) => sum + dictionary.usesOf(form), term?.uses ?? 0);
  return alternatives.length > 0 ? { typed: word, alternatives, uses } : undefined;
}

type Step = {
  readonly typed: readonly TypedWord[];
  readonly sense?: Sense | undefined;
  readonly place?: Place;
  /** The place of which it may be the beginning as well as of a word. */
  readonly otherwise?: Place;
};

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

/** What is known of words and places. */
type Known = Pick<Held, 'index' | 'vocabulary'>;

/** Words that are known to nobody, and each together with its neighbours: 'wal paper'. */
function mend({ index }: Known, dictionary: Dictionary, steps: readonly Step[], typing: boolean): Step[] {
  const isUnknown = ({ sense, typed }: Step) => !sense && typed.every(({ word }) => !isMeasure(word));
  if (!steps.some(isUnknown)) return [...steps];
  const last = steps.at(-1)?.typed.at(-1);
  const begun = (text: string) =>
    text.length < SHORTEST_BEGINNING
      ? undefined
      : likeliestPlace(dictionary.placesBegun(text), ({ kind, _id }) => index.countOf(kind, _id));
  const best = (text: string, typed: readonly TypedWord[]) =>
    likeliest(
      text,
      {
        isTransliterated: typed.some(({ raw }) => raw),
        isUnfinished: typing && typed.at(-1) === last,
        words: typed.length,
        begun: begun(text),
      },
      dictionary.alike(text),
    );
  const mended: Step[] = [];
  const aloneAt = (step: Step | undefined) =>
    step && isUnknown(step) ? best(step.typed[0]?.stem ?? '', step.typed) : undefined;
  for (let at = 0; at < steps.length; at++) {
    const [step, next] = [steps[at] as Step, steps[at + 1]];
    const alone = aloneAt(step);
    const both = next && (!step.sense || !next.sense) ? [...step.typed, ...next.typed] : undefined;
    const together = both && best(joined(both), both);
    const near = together && together.cost < 1 ? together : undefined;
    const apart = near && (alone ?? aloneAt(next));
    if (both && near && near.cost <= (apart?.cost ?? 1) && !apart?.otherwise) {
      mended.push({ ...near, typed: both });
      at++;
    } else mended.push(step.sense ? step : { ...alone, typed: step.typed });
  }
  return mended;
}

/** A word that may go on as a word or as a place is the place where no product has all that is asked for. */
function settled({ index }: Known, steps: readonly Step[]): readonly Step[] {
  if (!steps.some(({ otherwise }) => otherwise)) return steps;
  const senses = steps.flatMap(({ sense }) => sense ?? []);
  const { total } = index.find({ ...inOrder(anyProduct({ limit: 0, offset: 0 })), text: everywhereText(senses) });
  if (total > 0) return steps;
  return steps.map(({ typed, otherwise, ...step }) => (otherwise ? { typed, place: otherwise } : { typed, ...step }));
}

/** What the trade means by a word goes before a place of that name. */
const isTerm = (dictionary: Dictionary) => (typed: readonly TypedWord[]) =>
  [spaced(typed), joined(typed)].some((text) => dictionary.term(text) !== undefined);

const isKnown = (dictionary: Dictionary) => (typed: TypedWord) =>
  dictionary.usesOf(typed.stem) > 0 || dictionary.place(typed.word) !== undefined || isTerm(dictionary)([typed]);

const written = (typed: readonly TypedWord[]) => typed.map(({ raw, word }) => raw ?? word).join(' ');

type Located = { readonly rest: readonly TypedWord[]; readonly place?: Place; readonly pin?: string };

/** Parts what says where from the other words. */
function locate({ vocabulary }: Known, dictionary: Dictionary, typed: readonly TypedWord[]): Located {
  const coded = takePin(typed, (word) => dictionary.usesOf(word) > 0);
  const placeNamed = (name: string) => dictionary.place(name);
  const { place: named, rest } = takePlaces(coded.rest, { placeNamed, isTerm: isTerm(dictionary) });
  if (coded.pin === undefined) return { rest, ...(named && { place: named }) };
  const around = vocabulary.placeOfPin(coded.pin);
  const place = around ? narrower(named, around) : named;
  return { rest, pin: coded.pin, ...(place && { place }) };
}

/** What a typed text asks for, in the words of the catalogue; while it is being typed, its last word may go on. */
export function understand(known: Known, text: string, { typing = false } = {}): Meaning {
  const { words, ceiling } = parseTypedText(text);
  const { index, vocabulary } = known;
  const dictionary = new Dictionary(index.words, vocabulary.lexicon, vocabulary.places);
  const { nearMe, rest: spelt } = takeNearMe(words);
  const typed = spelt.map((word) => heardSpelling(word, dictionary));
  const { sellers, rest: others } = takeSellers(typed, isKnown(dictionary));
  const { place: named, pin, rest } = locate(known, dictionary, others);
  const telling = rest.filter((word) => !isNoise(word, dictionary));
  const steps = settled(known, mend(known, dictionary, read(telling, dictionary), typing));
  const place = steps.flatMap((step) => step.place ?? []).reduce(narrower, named);
  const told = steps.filter((step) => !step.place);
  const senses = told.flatMap(({ sense }) => (sense ? [sense] : []));
  const meaning = {
    senses,
    ...attributesOf(telling, senses),
    rest: told.map((step) => written(step.typed)).join(' '),
    ...(place && { place }),
    ...(pin !== undefined && { pin }),
    ...(nearMe && !place && { nearMe }),
    ...(ceiling && { ceiling: decideCeiling(known, senses, ceiling) }),
    ...(sellers !== undefined && { sellers }),
  };
  const isCorrected = senses.some(({ corrected }) => corrected !== undefined);
  const spelling = told.map((step) => step.sense?.corrected ?? written(step.typed)).join(' ');
  return { ...meaning, ...(isCorrected && { didYouMean: textWithout(undefined, { ...meaning, rest: spelling }) }) };
}

/** The same with the category that it names best. */
export function understandWithCategory(held: Held, text: string): Meaning & { readonly category?: NamedCategory } {
  const meaning = understand(held, text);
  const [best] = categoriesFor(held, meaning);
  return { ...meaning, ...(best && { category: best.category }) };
}
