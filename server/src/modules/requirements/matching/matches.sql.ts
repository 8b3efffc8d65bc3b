import type { MatchedSeller } from '@plyhaat/contract/requirements/matching';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { categories, products } from '#modules/catalog/catalog.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { cities, stateNeighbours, states } from '#modules/places/places.tables.ts';
import { sellerStates } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { unprepared } from '#platform/db/prepared.ts';
import { requirementMatches, requirements } from '../requirements.tables.ts';
import type { Match } from './score.ts';
import type { StoredReason } from './stored-reason.ts';

const MATCHED_BY = {
  id: requirements.id,
  buyerId: requirements.buyerId,
  title: requirements.title,
  description: requirements.description,
  quantity: requirements.quantity,
  budget: requirements.budget,
  stateId: requirements.stateId,
  cityId: requirements.cityId,
  categoryId: requirements.categoryId,
};
export type Matchable = Pick<typeof requirements.$inferSelect, keyof typeof MATCHED_BY>;

const isOpen = and(
  eq(requirements.status, 'Active'),
  eq(requirements.approval, 'APPROVED'),
  sql`${requirements.expiresAt} > now()`,
);

export async function lockForMatching(db: Db, id: string): Promise<Matchable | undefined> {
  const [found] = await db
    .select(MATCHED_BY)
    .from(requirements)
    .where(and(eq(requirements.id, id), isOpen))
    .for('update');
  return found;
}

export async function selectNotified(db: Db, requirementId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: requirementMatches.sellerId })
    .from(requirementMatches)
    .where(eq(requirementMatches.requirementId, requirementId));
  return new Set(rows.map(({ id }) => id));
}

/** Stored so that the plan orders equals and nothing else. */
const PLANS = 4;

const rowOf = (requirementId: string, { sellerId, productId, score, plan, reasons }: Match) => ({
  requirementId,
  sellerId,
  productId,
  score: score * PLANS + plan,
  reasons,
});

export const insertMatches = (db: Db, requirementId: string, matches: readonly Match[]) =>
  db
    .insert(requirementMatches)
    .values(matches.map((match) => rowOf(requirementId, match)))
    .onConflictDoNothing();

/** What is said of those who were told before. */
export async function refreshMatches(db: Db, requirementId: string, matches: readonly Match[]): Promise<void> {
  if (matches.length === 0) return;
  await db
    .insert(requirementMatches)
    .values(matches.map((match) => rowOf(requirementId, match)))
    .onConflictDoUpdate({
      target: [requirementMatches.requirementId, requirementMatches.sellerId],
      set: { score: sql`excluded.score`, reasons: sql`excluded.reasons`, productId: sql`excluded.product_id` },
    });
}

export async function findStateName(db: Db, stateId: string): Promise<string> {
  const [state] = await db.select({ name: states.name }).from(states).where(eq(states.id, stateId));
  return state?.name ?? '';
}

/** Whether the seller shows no other product of this one's category. */
export async function isFirstOfItsKind(db: Db, productId: string): Promise<boolean> {
  const rows = await unprepared<{ first: boolean }>(
    db,
    sql`select not exists (select from ${products} as other where other.seller_id = own.seller_id
          and other.category_id = own.category_id and other.shown and other.id <> own.id) as first
          from ${products} as own where own.id = ${productId} and own.shown`,
    {},
  );
  return rows[0]?.first ?? false;
}

const MOST_OPEN = sql.raw('200');

/** Open requirements that may be for a seller's new product, the newest first. */
export async function selectOpenFor(db: Db, sellerId: string, productId: string): Promise<string[]> {
  const rows = await unprepared<{ id: string }>(
    db,
    sql`select requirement.id from ${requirements} as requirement, ${products} as product
          join ${categories} as category on category.id = product.category_id
         where product.id = ${productId} and requirement.status = 'Active' and requirement.approval = 'APPROVED'
           and requirement.expires_at > now() and requirement.buyer_id <> ${sellerId}
           and (requirement.category_id is null or requirement.category_id in (category.id, category.parent_id)
             or requirement.category_id in (select id from ${categories} where parent_id = category.parent_id))
           and (requirement.state_id = product.state_id
             or requirement.state_id in (select neighbour_id from ${stateNeighbours} where state_id = product.state_id)
             or requirement.state_id in (select state_id from ${sellerStates} where member_id = ${sellerId}))
         order by requirement.created_at desc limit ${MOST_OPEN}`,
    {},
  );
  return rows.map(({ id }) => id);
}

type StoredMatch = Omit<MatchedSeller, 'reasons'> & { readonly reasons: StoredReason[] };

/** Who was told and why, the best first. */
export async function selectMatched(db: Db, requirementId: string, sellerId?: string): Promise<StoredMatch[]> {
  return db
    .select({
      _id: members.id,
      slug: members.slug,
      name: sql<string>`coalesce(${companies.name}, ${members.name})`,
      cityName: cities.name,
      stateName: states.name,
      isVerified: sql<boolean>`coalesce(${companies.isVerified}, false)`,
      reasons: requirementMatches.reasons,
    })
    .from(requirementMatches)
    .innerJoin(members, eq(members.id, requirementMatches.sellerId))
    .leftJoin(companies, eq(companies.memberId, members.id))
    .leftJoin(cities, eq(cities.id, members.cityId))
    .leftJoin(states, eq(states.id, members.stateId))
    .where(
      and(
        eq(requirementMatches.requirementId, requirementId),
        eq(members.isBlocked, false),
        sellerId ? eq(requirementMatches.sellerId, sellerId) : undefined,
      ),
    )
    .orderBy(sql`${requirementMatches.score} desc`, members.id);
}

export const selectOwnReasons = (db: Db, sellerId: string, ids: readonly string[]) =>
  db
    .select({ id: requirementMatches.requirementId, reasons: requirementMatches.reasons })
    .from(requirementMatches)
    .where(and(eq(requirementMatches.sellerId, sellerId), inArray(requirementMatches.requirementId, [...ids])));
