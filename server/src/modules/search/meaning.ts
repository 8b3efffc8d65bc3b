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
  /** What was typed without the place. */
  readonly rest: string;
};

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
