import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import { readQuantities } from '@plyhaat/contract/core/quantity';
import { convertPrice, readSheet } from '@plyhaat/contract/core/sheet';
import { DAY_MINUTES } from '@plyhaat/contract/core/time-units';
import { englishOf, type Told, textOf } from '@plyhaat/contract/notifications/told';
import type { MatchPart } from '@plyhaat/contract/requirements/matching';
import { FEWEST_POINTS } from '@plyhaat/contract/sellers/storefront';
import type { Candidate } from './candidates.sql.ts';
import { answersWords, listsWords, placeWords, priceWords } from './reasons.ts';
import type { StoredReason } from './stored-reason.ts';
import { LEAST_FIT, REACH, TOO_DEAR, UNKNOWN, WEIGHTS } from './weights.ts';

export type Match = {
  readonly sellerId: string;
  readonly productId: string;
  readonly score: number;
  readonly plan: number;
  readonly reasons: StoredReason[];
};
type Part = { readonly share: number; readonly told?: Told };

/** What a buyer would pay for one, in each unit that the quantity names. */
type UnitBudget = { readonly price: number; readonly unit: PriceUnit };

export const unitBudgets = (quantity: string, budget: number): UnitBudget[] =>
  budget > 0 ? readQuantities(quantity).map(({ amount, unit }) => ({ price: budget / amount, unit })) : [];

const product = (candidate: Candidate, whole: number): Part => ({
  share: whole > 0 ? Math.min(1, candidate.fit / whole) : 0,
  told: listsWords(candidate),
});

const place = (candidate: Candidate, buyerState: string): Part => ({
  share: REACH[candidate.reach],
  told: placeWords(candidate, buyerState),
});

function response({ leads, answered, minutes }: Candidate): Part {
  if (leads < FEWEST_POINTS) return { share: UNKNOWN };
  const rate = answered / leads;
  const quickness = minutes === null ? 0 : 1 / (1 + minutes / DAY_MINUTES);
  const share = 0.7 * rate + 0.3 * quickness;
  const isSaid = rate >= 0.5 && minutes !== null && answered >= FEWEST_POINTS;
  return isSaid ? { share, told: answersWords(minutes) } : { share };
}

function price({ price: asked, unit, unitName, size, thickness }: Candidate, budgets: readonly UnitBudget[]): Part {
  const sheet = readSheet(size, thickness);
  const overs = budgets.flatMap((budget) => {
    const same = convertPrice(asked, unit, budget.unit, sheet);
    return same ? [same / budget.price - 1] : [];
  });
  const [over] = overs;
  if (over === undefined) return { share: UNKNOWN };
  return {
    share: over <= 0 ? 1 : Math.max(0, 1 - over / TOO_DEAR),
    ...(over <= TOO_DEAR && { told: priceWords({ price: asked, unit, unitName }, over) }),
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
    reasons: named.flatMap(([part, { told }]) => (told ? [{ part, text: textOf(englishOf(told)), told }] : [])),
  };
}

/** The best first; of equals the one with the better plan. */
export const inOrder = (matches: readonly Match[]): Match[] =>
  matches.toSorted((a, b) => b.score - a.score || b.plan - a.plan || (a.sellerId < b.sellerId ? -1 : 1));
