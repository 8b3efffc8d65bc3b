import type { CeilingPer, UnderstoodCeiling } from '@plyhaat/contract/core/ceiling';
import type { NearMe } from '@plyhaat/contract/core/place';
import { writtenCeiling } from './typed-ceiling.ts';

/** What one typed word stands for: any of the alternatives, each with all of its words. */
export type Sense = {
  readonly typed: string;
  readonly alternatives: readonly (readonly string[])[];
  /** In how many products it is at most. */
  readonly uses: number;
  /** What it was taken for, where that is not how it was typed. */
  readonly corrected?: string;
};

export type Place = { readonly kind: 'city' | 'state'; readonly _id: string; readonly name: string };

export type Grade = 'MR' | 'BWR' | 'BWP' | 'FR';

/** What a typed text says of a sheet, as far as it says one thing only. */
export type Attributes = {
  /** Millimetres. */
  readonly thickness?: number;
  /** Feet, the longer side first: '8x4'. */
  readonly size?: string;
  readonly grade?: Grade;
};

/** The most that something may cost. */
export type Ceiling = {
  readonly amount: number;
  readonly per: CeilingPer;
  /** The text itself says so; otherwise it was decided by what such goods cost. */
  readonly isSaid: boolean;
  /** These goods have a price for the other unit too. */
  readonly hasOther: boolean;
};

/**
 * What a typed text asks for: every sense at once, and where. Search, shop, sellers and requirements all read texts as
 * this one value.
 */
export type Meaning = Attributes & {
  readonly senses: readonly Sense[];
  readonly didYouMean?: string;
  /** The city or state that it names, or that its PIN is in. */
  readonly place?: Place;
  readonly pin?: string;
  /** 'Near me', where no place is named: whoever knows where that is asks again. */
  readonly nearMe?: true;
  readonly ceiling?: Ceiling;
  /** The word by which it asks for sellers: 'dealer', 'dukan'. */
  readonly sellers?: string;
  /** What was typed without the place, 'near me', the ceiling and the word for sellers. */
  readonly rest: string;
};

type Part = 'place' | 'nearMe' | 'ceiling' | 'sellers';
type Spoken = Pick<Meaning, 'rest' | 'pin' | Part>;

/** The text again, in words that are read as the same, without one of its parts. */
export function textWithout(part: Part | undefined, { rest, sellers, place, pin, nearMe, ceiling }: Spoken): string {
  const parts: Record<Part, string | undefined> = {
    sellers,
    place: place && (pin ?? place.name),
    nearMe: nearMe && 'near me',
    ceiling: ceiling && writtenCeiling(ceiling.isSaid ? ceiling : { amount: ceiling.amount }),
  };
  return [rest, ...Object.entries(parts).flatMap(([name, text]) => (name === part || !text ? [] : [text]))]
    .filter(Boolean)
    .join(' ');
}

function ceilingIn(meaning: Meaning): UnderstoodCeiling | undefined {
  const { ceiling } = meaning;
  if (!ceiling) return undefined;
  const { amount, per, hasOther } = ceiling;
  const other = { ...ceiling, per: per === 'sqft' ? ('unit' as const) : ('sqft' as const), isSaid: true };
  return {
    amount,
    per,
    rest: textWithout('ceiling', meaning),
    ...(hasOther && { other: textWithout(undefined, { ...meaning, ceiling: other }) }),
  };
}

type Told = {
  readonly didYouMean?: string;
  readonly nearMe?: NearMe;
  readonly ceiling?: UnderstoodCeiling;
};

/** What replies tell of how a text was understood, beside its place. */
export function toldOf(meaning: Meaning): Told {
  const ceiling = ceilingIn(meaning);
  return {
    ...(meaning.didYouMean !== undefined && { didYouMean: meaning.didYouMean }),
    ...(meaning.nearMe && { nearMe: { rest: textWithout('nearMe', meaning) } }),
    ...(ceiling && { ceiling }),
  };
}

/** 'tower bolt|chitkani' → [[tower, bolt], [chitkani]]. */
export const alternativesIn = (meaning: string): string[][] =>
  meaning
    .split('|')
    .map((alternative) => alternative.split(/[\s-]+/).filter(Boolean))
    .filter((words) => words.length > 0);

const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;

const senseQuery = ({ alternatives }: Sense) =>
  `(${alternatives.map((words) => `(${words.map(quoted).join(' & ')})`).join(' | ')})`;

/** As PostgreSQL's `tsquery`: all senses, in any field. */
export const everywhere = (senses: readonly Sense[]): string => senses.map(senseQuery).join(' & ');
