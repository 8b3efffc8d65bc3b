import { standardsIn } from '@plyhaat/contract/catalog/standards';
import { PIECE_WORDS } from '@plyhaat/contract/core/devanagari-units';
import { withLatinDigits } from '@plyhaat/contract/core/digits';
import { everywhere, type Held, type Sense, understand } from '#modules/search/search.ts';
import { MEASURE, MOST_RARE, WORDS } from './weights.ts';

/** Conditions on a product's words as PostgreSQL's `tsquery`, each with what it counts. */
export type WantedWords = {
  readonly queries: readonly string[];
  readonly weights: readonly number[];
  /** Queries for the name of the product: all words, and any of them. */
  readonly all: string | null;
  readonly any: string | null;
};

/** '100 sheets' is a quantity, which matches no product. */
const AMOUNT = /\b[\d,]+\s*(?:nos|no|pcs|pieces?|sheets?|doors?|sets?|pairs?|panels?|boards?|tins?|drums?|units?)\b/gi;
const AMOUNT_IN_DEVANAGARI = new RegExp(String.raw`\b[\d,]+\s*(?:${PIECE_WORDS})(?![\p{L}\p{M}])`, 'gu');
/** 'IS 2202 doors' are doors made to a standard. */
const endsStandard = (before: string, amount: string) =>
  standardsIn(before + amount).length > standardsIn(before).length;
export const withoutAmounts = (text: string): string =>
  withLatinDigits(text.normalize('NFC'))
    .replace(AMOUNT_IN_DEVANAGARI, ' ')
    .replace(AMOUNT, (amount, at: number, plain: string) => (endsStandard(plain.slice(0, at), amount) ? amount : ' '));
const PURPOSE = /\s+for\s+/i;

const isMeasure = ({ alternatives }: Sense) => alternatives.flat().some((word) => /\d/.test(word));

function weightOf(sense: Sense, commonest: number): number {
  const rarity = Math.min(MOST_RARE, 1 + Math.log10((commonest + 1) / (sense.uses + 1)));
  return rarity * (isMeasure(sense) ? MEASURE : 1);
}

/** What a requirement asks for, through search's understanding of its title and description. */
export function wantedWords(held: Held, title: string, description: string): WantedWords {
  const [product = '', ...purposes] = withoutAmounts(title).split(PURPOSE);
  const named = understand(held, product).senses;
  const purpose = purposes.length > 0 ? understand(held, purposes.join(' ')).senses : [];
  const described = understand(held, withoutAmounts(description)).senses;
  const seen = new Set<string>();
  const parts = [
    ...named.map((sense) => ({ sense, share: WORDS.product })),
    ...purpose.map((sense) => ({ sense, share: WORDS.purpose })),
    ...described.map((sense) => ({ sense, share: WORDS.description })),
  ].flatMap(({ sense, share }) => {
    const query = everywhere([sense]);
    // Corrected spellings count only in the name.
    if (seen.has(query) || (share < WORDS.product && sense.corrected !== undefined)) return [];
    seen.add(query);
    return [{ sense, share, query }];
  });
  const commonest = Math.max(0, ...parts.map(({ sense }) => sense.uses));
  const words = named.filter((sense) => !isMeasure(sense)).map((sense) => everywhere([sense]));
  return {
    queries: parts.map(({ query }) => query),
    weights: parts.map(({ sense, share }) => share * weightOf(sense, commonest)),
    all: named.length > 0 ? everywhere(named) : null,
    any: words.length > 0 ? words.join(' | ') : null,
  };
}
