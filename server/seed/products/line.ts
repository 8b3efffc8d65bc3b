import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';

export type Band = readonly [low: number, high: number];

/** Rupees before GST: one band, a band for each value of a fact, or per sq.ft by millimetres of thickness. */
export type Price =
  | { readonly unit: PriceUnit; readonly band: Band }
  | { readonly unit: PriceUnit; readonly by: string; readonly bands: Readonly<Record<string, Band>> }
  | { readonly perSquareFoot: readonly (readonly [millimetres: number, low: number, high: number])[] };

/** Choices by fact. Those named as a specification fill it; the others (colour, capacity …) serve the texts. */
export type Facts = Readonly<Record<string, readonly string[]>>;

type Wording = {
  readonly names: readonly string[];
  readonly facts: Facts;
  readonly price: Price;
  readonly short: readonly string[];
  readonly long: readonly string[];
};

/** What a level-2 category's products are made of. Texts name facts in braces: '{brand} plywood {thickness}'. */
export type Line = Wording & {
  /** How much of the catalogue it is, beside the others. */
  readonly share: number;
  readonly hsn: string;
  readonly gst: number;
  /** Which fact a picture's `shows` decides, where it has another name there. */
  readonly shown: Readonly<Record<string, string>>;
  /** Said of the whole family; a description ends with one or two of them. */
  readonly closing: readonly string[];
  /** Kinds that need words of their own, by what a picture calls its `type`. */
  readonly kinds: Readonly<Record<string, Line>> | null;
};

type Derived = 'hsn' | 'gst' | 'closing' | 'share' | 'shown';
type Shared = Pick<Line, 'hsn' | 'closing'> & Partial<Pick<Line, 'facts' | 'shown'>>;
type Own = Omit<Line, Derived | 'kinds'> &
  Partial<Pick<Line, Derived>> & { readonly kinds?: Readonly<Record<string, Partial<Wording>>> };

function line(shared: Shared, own: Own): Line {
  const { kinds, ...rest } = own;
  const whole: Line = {
    share: 1,
    gst: 18,
    hsn: shared.hsn,
    closing: shared.closing,
    shown: shared.shown ?? {},
    kinds: null,
    ...rest,
    facts: { ...shared.facts, ...own.facts },
  };
  if (!kinds) return whole;
  const entries = Object.entries(kinds).map(([type, words]) => {
    const facts = { ...whole.facts, ...words.facts, type: [type] };
    return [type, { ...whole, ...words, facts }] as const;
  });
  return { ...whole, kinds: Object.fromEntries(entries) };
}

export const family = (shared: Shared, lines: Readonly<Record<string, Own>>): Readonly<Record<string, Line>> =>
  Object.fromEntries(Object.entries(lines).map(([key, own]) => [key, line(shared, own)]));
