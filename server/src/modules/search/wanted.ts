import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { indianDay } from '#platform/indian-day.ts';
import type { Question, Rank, Text } from './index/rows.ts';
import type { Ceiling, Place, Sense } from './meaning.ts';

/** What a list asks of the catalogue beside a text; without an order the best come first. */
export type Wanted = Omit<Question, 'text' | 'rank' | 'order' | 'descending'> &
  Partial<Pick<Question, 'order' | 'descending'>> & {
    /** Goes on beyond chosen places that have few. */
    readonly nearby?: boolean;
  };

const BEST_FIRST = { order: 'score', descending: true } as const;

/** The day in India, as the index counts days. */
export const today = (): number => Date.parse(indianDay()) / DAY_MS;

/** Whatever the shop shows. */
export const anyProduct = (page: { readonly limit: number; readonly offset: number }): Wanted => ({
  chosen: {},
  today: today(),
  facets: [],
  ...page,
});

/** Without a text: in the order of the list, else the best first. */
export const inOrder = (wanted: Wanted): Question => ({ ...BEST_FIRST, ...wanted });

/** What sellers of a place have. */
export const within = (wanted: Wanted, { kind, _id }: Place): Wanted => ({ ...wanted, place: { kind, id: _id } });

const PAISE = 100;

/** The index has rupees for one and paise for a square foot. */
export const ceilingOf = ({ per, amount }: Pick<Ceiling, 'per' | 'amount'>): NonNullable<Question['ceiling']> =>
  per === 'sqft' ? { of: 'sqft', most: amount * PAISE } : { of: 'one', most: amount };

/** What costs no more. */
export const upTo = (wanted: Wanted, ceiling: Ceiling | undefined): Wanted =>
  ceiling ? { ...wanted, ceiling: ceilingOf(ceiling) } : wanted;

/** Words of a name, a category or a brand stand once more with '=', words of what a product is for with '@'. */
const senseText = ({ alternatives }: Sense, mark: '' | '=' | '@'): Text => ({
  any: alternatives.map((words) => ({ all: words.map((word) => mark + word) })),
});

/** All senses, in any field. */
export const everywhereText = (senses: readonly Sense[]): Text => ({
  all: senses.map((sense) => senseText(sense, '')),
});

/** One sense, also in what a product is for. */
export const anywhereText = (sense: Sense): Text => ({ any: [senseText(sense, ''), senseText(sense, '@')] });

/** Everything that was asked for: what is such goods before what only mentions it, then what has it in its name, category or brand. */
export function withAll(wanted: Wanted, senses: readonly Sense[], goods: ReadonlySet<string>): Question {
  const exactly = { all: senses.map((sense) => senseText(sense, '=')) };
  const best = wanted.order ? {} : { rank: [{ text: exactly, weight: 1 }], ...(goods.size > 0 && { goods }) };
  return { ...inOrder(wanted), text: everywhereText(senses), ...best };
}

/** Some of the senses are a must; the more of the others a product has, and the rarer they are, the nearer it is. */
export function withSome(wanted: Wanted, senses: readonly Sense[], must: Text): Question {
  const rank: Rank | undefined = wanted.order
    ? undefined
    : senses.map((sense) => ({ text: anywhereText(sense), weight: 1 / Math.log2(2 + sense.uses) }));
  return { ...inOrder(wanted), text: must, ...(rank && { rank }) };
}
