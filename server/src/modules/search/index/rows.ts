/** What a product has one value of, or none; a filter chooses some of them. */
export const VALUE_KINDS = [
  'category',
  'brand',
  'state',
  'city',
  'thickness',
  'grade',
  'size',
  'wood',
  'finish',
  'stock',
  'verified',
] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

/** What has an amount; a filter chooses a range, and a facet counts steps. */
export const RANGE_KINDS = ['price', 'sqft', 'one'] as const;
export type RangeKind = (typeof RANGE_KINDS)[number];

/** A licence counts until its last day is over, so whether a product has one depends on the day of the question. */
export type FacetKind = ValueKind | RangeKind | 'isi';

export const FACET_KINDS: readonly FacetKind[] = [...VALUE_KINDS, ...RANGE_KINDS, 'isi'];

export const ORDERS = ['name', 'price', 'sqft', 'one', 'rating', 'createdAt', 'score'] as const;
export type Order = (typeof ORDERS)[number];

/** A product as the index takes it. */
export type Row = Readonly<Record<ValueKind, string | null>> & {
  readonly id: string;
  readonly seller: string;
  /** False where only the seller and staff see it. */
  readonly shown: boolean;
  readonly name: string;
  /** Rupees. */
  readonly price: number;
  /** Paise for a square foot, where it has such a price. */
  readonly sqft: number | null;
  /** Rupees for one, as it is sold: a sheet where the price is asked by area and the size tells it. */
  readonly one: number | null;
  readonly priceStep: number;
  readonly sqftStep: number | null;
  readonly oneStep: number | null;
  /** The last day of a licence that staff checked, as days since 1970, or 0. */
  readonly licensedUntil: number;
  readonly rating: number;
  /** Microseconds since 1970, as PostgreSQL keeps them; 0 for never. */
  readonly createdAt: number;
  readonly approvedAt: number;
  readonly score: number;
  /** Lexemes, with their marks: '=' of the name, '@' of what it is for. */
  readonly words: readonly string[];
};

/** Which products have a text: a word, all of several, or any of them. */
export type Text = string | { readonly all: readonly Text[] } | { readonly any: readonly Text[] };

/** How near a product is to a text: the sum of the weights of those that it has. */
export type Rank = readonly { readonly text: Text; readonly weight: number }[];

export type Range = readonly [from: number, to: number];

/** Around a place: where fewer than `few` are found in it, what other places have follows, the nearest first. */
export type Around = { readonly few: number; readonly kmTo: (city: string) => number | undefined };

export type Question = {
  /** Everything of this seller, whether shown or not, where `own` is set. */
  readonly seller?: string;
  readonly own?: boolean;
  readonly place?: { readonly kind: 'state' | 'city'; readonly id: string };
  readonly around?: Around;
  readonly text?: Text;
  readonly rank?: Rank;
  /** Categories whose goods are what is asked for; those of others only mention it, and come after them. */
  readonly goods?: ReadonlySet<string>;
  /** Approved after the first moment, until the second one, by another seller. */
  readonly news?: { readonly since: number; readonly until: number; readonly notOf: string };
  readonly chosen: Readonly<Partial<Record<ValueKind, readonly string[]>>>;
  readonly price?: Range;
  readonly sqft?: Range;
  readonly one?: Range;
  /** The most that one or a square foot of it costs, as a text says; facets are counted below it. */
  readonly ceiling?: { readonly of: 'one' | 'sqft'; readonly most: number };
  readonly isi?: boolean;
  /** Days since 1970. */
  readonly today: number;
  readonly order: Order;
  readonly descending: boolean;
  readonly offset: number;
  readonly limit: number;
  /** The kinds whose values are counted. */
  readonly facets: readonly FacetKind[];
};

export type Counts = Readonly<Partial<Record<FacetKind, readonly (readonly [value: string, count: number])[]>>>;

export type Answer = {
  readonly ids: readonly string[];
  readonly total: number;
  /** Whether anything has the text, whatever else was chosen. */
  readonly hasText: boolean;
  readonly facets: Counts;
  /** How many are left out only because they have no price for a square foot. */
  readonly withoutSqft?: number;
  /** How many are left out only because nothing tells what one costs. */
  readonly withoutOne?: number;
  readonly elsewhere?: Elsewhere;
};

/** What a question around a place lists from other places. */
export type Elsewhere = {
  /** How many follow those that were found. */
  readonly more: number;
  /** The city of the first of them, where its distance is known. */
  readonly nearest?: { readonly city: string; readonly km: number };
  /** How far those of the page are, by id. */
  readonly kms: ReadonlyMap<string, number>;
};
