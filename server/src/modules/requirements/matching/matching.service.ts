import { MOST_NOTIFIED } from '@plyhaat/contract/requirements/matching';
import type { Held } from '#modules/search/search.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { announce } from '#platform/jobs/events.ts';
import { requirementMatched } from '../requirements.events.ts';
import { type Candidate, selectCandidates, type Wanted } from './candidates.sql.ts';
import {
  findStateName,
  insertMatches,
  isFirstOfItsKind,
  lockForMatching,
  type Matchable,
  refreshMatches,
  selectNotified,
  selectOpenFor,
} from './matches.sql.ts';
import { inOrder, type Match, matchOf, unitBudgets } from './score.ts';
import { wantedWords } from './wanted.service.ts';
import { EXACT_CATEGORY } from './weights.ts';

/** Two bounded queries: products with every word of the name and, where these are few, products with any of them. */
async function candidatesFor(db: Db, wanted: Omit<Wanted, 'must'>, all: string | null, any: string | null) {
  const exact = all ? await selectCandidates(db, { ...wanted, must: all }) : [];
  if (exact.length >= MOST_NOTIFIED || (!any && !wanted.categoryId)) return exact;
  const wide = await selectCandidates(db, { ...wanted, must: wanted.categoryId ? null : any });
  const best = new Map<string, Candidate>();
  for (const candidate of [...wide, ...exact])
    if (candidate.fit >= (best.get(candidate.sellerId)?.fit ?? 0)) best.set(candidate.sellerId, candidate);
  return [...best.values()];
}

/** Sellers for a requirement, the best first, as it stands. */
export async function findMatches(db: Db, held: Held, asked: Matchable, sellerId?: string): Promise<Match[]> {
  const { buyerId, stateId, cityId, categoryId, title, description, quantity, budget } = asked;
  const { queries, weights, all, any } = wantedWords(held, title, description);
  if (queries.length === 0 && !categoryId) return [];
  const wanted = { buyerId, stateId, cityId, categoryId, queries, weights, ...(sellerId && { sellerId }) };
  const candidates = await candidatesFor(db, wanted, all, any);
  const whole = weights.reduce((sum, weight) => sum + weight, categoryId ? EXACT_CATEGORY : 0);
  const terms = { whole, budgets: unitBudgets(quantity, budget), stateName: await findStateName(db, stateId) };
  return inOrder(candidates.flatMap((candidate) => matchOf(candidate, terms) ?? [])).slice(0, MOST_NOTIFIED);
}

const sentence = ({ reasons }: Match) => `${reasons.map(({ text }) => text).join('. ')}.`;

/** Stores who is new among them and tells them, up to the most that are notified of one requirement. */
async function tellNew(db: Db, { id, title }: Matchable, matches: readonly Match[]): Promise<void> {
  const notified = await selectNotified(db, id);
  await refreshMatches(
    db,
    id,
    matches.filter(({ sellerId }) => notified.has(sellerId)),
  );
  const fresh = matches.filter(({ sellerId }) => !notified.has(sellerId)).slice(0, MOST_NOTIFIED - notified.size);
  if (fresh.length === 0) return;
  await insertMatches(db, id, fresh);
  const sellers = fresh.map((match) => ({
    sellerId: match.sellerId,
    why: sentence(match),
    reasons: match.reasons.flatMap(({ told }) => told ?? []),
  }));
  await announce(db, requirementMatched, { requirementId: id, title, sellers });
}

type Matching = Pick<Deps, 'db' | 'catalogue'>;

/** Before a transaction, which may not wait for another connection. */
async function current({ catalogue }: Matching): Promise<Held> {
  await catalogue.follow();
  return catalogue.held();
}

/** A job: locks the requirement, so that two at once notify nobody twice and keep the limit. */
export async function matchRequirement(deps: Matching, requirementId: string): Promise<void> {
  const held = await current(deps);
  await deps.db.transaction(async (db) => {
    const asked = await lockForMatching(db, requirementId);
    if (asked) await tellNew(db, asked, await findMatches(db, held, asked));
  });
}

/** A job: notifies a seller with a first product of a category of open requirements for it. */
export async function matchSeller(deps: Matching, sellerId: string, productId: string): Promise<void> {
  const { db } = deps;
  if (!(await isFirstOfItsKind(db, productId))) return;
  const held = await current(deps);
  for (const requirementId of await selectOpenFor(db, sellerId, productId))
    await db.transaction(async (db) => {
      const asked = await lockForMatching(db, requirementId);
      if (asked) await tellNew(db, asked, await findMatches(db, held, asked, sellerId));
    });
}
