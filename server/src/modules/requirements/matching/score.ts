import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import { perOne } from '@plyhaat/contract/catalog/unit-name';
import { formatRupees } from '@plyhaat/contract/core/money';
import { readQuantities } from '@plyhaat/contract/core/quantity';
import { convertPrice, readSheet } from '@plyhaat/contract/core/sheet';
import { DAY_MINUTES } from '@plyhaat/contract/core/time-units';
import type { MatchPart, MatchReason } from '@plyhaat/contract/requirements/matching';
import { FEWEST_POINTS } from '@plyhaat/contract/sellers/storefront';
import type { Candidate } from './candidates.sql.ts';
import { LEAST_FIT, REACH, TOO_DEAR, UNKNOWN, WEIGHTS } from './weights.ts';

export type Match = {
  readonly sellerId: string;
  readonly productId: string;
  readonly score: number;
  readonly plan: number;
  readonly reasons: MatchReason[];
};
type Part = { readonly share: number; readonly text?: string };

/** What a buyer would pay for one, in each unit that the quantity names. */
type UnitBudget = { readonly price: number; readonly unit: PriceUnit };

export const unitBudgets = (quantity: string, budget: number): UnitBudget[] =>
  budget > 0 ? readQuantities(quantity).map(({ amount, unit }) => ({ price: budget / amount, unit })) : [];

const product = ({ fit, productName, others }: Candidate, whole: number): Part => ({
  share: whole > 0 ? Math.min(1, fit / whole) : 0,
  text: others > 0 ? `Lists ${productName} and ${others} more that fit` : `Lists ${productName}`,
});

function place({ reach, cityName, stateName }: Candidate, buyerState: string): Part {
  const texts = {
    city: `In ${cityName}`,
    state: `In ${cityName ?? stateName}, the same state`,
    chosen: `Delivers to ${buyerState}`,
    neighbour: `In neighbouring ${stateName}, with buyers in ${buyerState} this year`,
  };
  return { share: REACH[reach], text: texts[reach] };
}

const within = (minutes: number) => {
  if (minutes < 60) return 'an hour';
  return minutes < DAY_MINUTES ? `${Math.ceil(minutes / 60)} hours` : `${Math.ceil(minutes / DAY_MINUTES)} days`;
};

function response({ leads, answered, minutes }: Candidate): Part {
  if (leads < FEWEST_POINTS) return { share: UNKNOWN };
  const rate = answered / leads;
  const quickness = minutes === null ? 0 : 1 / (1 + minutes / DAY_MINUTES);
  const text =
    rate >= 0.5 && minutes !== null && answered >= FEWEST_POINTS ? `Answers enquiries within ${within(minutes)}` : null;
  return { share: 0.7 * rate + 0.3 * quickness, ...(text && { text }) };
}

function price({ price: asked, unit, unitName, size, thickness }: Candidate, budgets: readonly UnitBudget[]): Part {
  const sheet = readSheet(size, thickness);
  const overs = budgets.flatMap((budget) => {
    const same = convertPrice(asked, unit, budget.unit, sheet);
    return same ? [same / budget.price - 1] : [];
  });
  const [over] = overs;
  if (over === undefined) return { share: UNKNOWN };
  const words = over <= 0 ? 'within the budget' : `${Math.ceil(over * 100)}% over the budget`;
  const asks = `Asks ${formatRupees(asked)} ${perOne({ pricetype: unit, unitName })}`;
  return {
    share: over <= 0 ? 1 : Math.max(0, 1 - over / TOO_DEAR),
    ...(over <= TOO_DEAR && { text: `${asks}, ${words}` }),
  };
}

type Asked = { readonly whole: number; readonly budgets: readonly UnitBudget[]; readonly stateName: string };

/**
 * What a candidate comes to, and why in words for both sides; nothing where it has too little of what is asked for
 * (REQ-10).
 */
export function matchOf(candidate: Candidate, { whole, budgets, stateName }: Asked): Match | undefined {
  const parts: Readonly<Record<MatchPart, Part>> = {
    product: product(candidate, whole),
    place: place(candidate, stateName),
    response: response(candidate),
    price: price(candidate, budgets),
  };
  if (parts.product.share < LEAST_FIT) return undefined;
  const named = Object.entries(parts) as [MatchPart, Part][];
  const { sellerId, productId, plan } = candidate;
  return {
    sellerId,
    productId,
    plan,
    score: Math.round(named.reduce((sum, [part, { share }]) => sum + WEIGHTS[part] * share, 0)),
    reasons: named.flatMap(([part, { text }]) => (text ? [{ part, text }] : [])),
  };
}

/** The best first; of equals the one with the better plan. */
export const inOrder = (matches: readonly Match[]): Match[] =>
  matches.toSorted((a, b) => b.score - a.score || b.plan - a.plan || (a.sellerId < b.sellerId ? -1 : 1));
