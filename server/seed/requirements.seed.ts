import { readAmount } from '@plyhaat/contract/core/quantity';
import { isBuyer } from '@plyhaat/contract/core/roles';
import { HOUR_MS } from '@plyhaat/contract/core/time-units';
import type { RequirementStatus } from '@plyhaat/contract/requirements/requirement-form';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { categoryId } from '#modules/catalog/reference/reference.sql.ts';
import { cityId, stateId } from '#modules/places/reference.sql.ts';
import { insertMatches } from '#modules/requirements/matching/matches.sql.ts';
import { findMatches } from '#modules/requirements/matching/matching.service.ts';
import { requirementMatches, requirements } from '#modules/requirements/requirements.tables.ts';
import { Catalogue } from '#modules/search/search.ts';
import { idOf } from '#platform/db/id.ts';
import { copyInto } from './copy.ts';
import { memberId } from './member-id.ts';
import type { People } from './members.seed.ts';
import type { Random } from './random.ts';
import { REQUIREMENTS } from './requirements.data.ts';

const OPEN_FOR = 30 * 24 * HOUR_MS;
/** The latest is of this morning, and one in so many was found meanwhile. */
const FIRST_AGO = 2 * HOUR_MS;
const FOUND_EVERY = 8;
/** So many came within the month, the others before that. */
const OF_THIS_MONTH = 48;
/** One that two sellers could not reach. */
const PAUSED = 20;
/** The first of a buyer on Growth. */
const FEATURED = 3;
/** The sample buyer asks for one in so many. */
const SAMPLE_BUYER = '9000000001';
const OF_SAMPLE_EVERY = 9;

const COLUMNS = [
  'id',
  'buyerId',
  'title',
  'description',
  'quantity',
  'amount',
  'budget',
  'stateId',
  'cityId',
  'categoryId',
  'status',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'expiresAt',
  'closedAt',
  'isFeatured',
] as const;

export const requirementId = (title: string): string => idOf('requirement', title);

const statusOf = (turn: number): RequirementStatus => {
  if (turn % FOUND_EVERY === FOUND_EVERY - 1) return 'Completed';
  if (turn >= OF_THIS_MONTH) return 'Expired';
  return turn === PAUSED ? 'Pending' : 'Active';
};

/** Sixty things that buyers look for, newest first as they are written down, over all states of their life. */
export async function seedRequirements(client: pg.ClientBase, random: Random, { people }: People, at: Date) {
  const buyers = people.filter(({ role }) => isBuyer(role));
  const sample = buyers.find(({ phone }) => phone === SAMPLE_BUYER);
  let ago = FIRST_AGO;
  const rows = REQUIREMENTS.map(([title, description, quantity, budget, category], turn) => {
    const other = random.pick(buyers);
    const { slug, citySlug } = turn % OF_SAMPLE_EVERY === 1 ? (sample ?? other) : other;
    const createdAt = new Date(at.getTime() - ago);
    const status = statusOf(turn);
    ago = turn === OF_THIS_MONTH - 1 ? Math.max(ago, OPEN_FOR + HOUR_MS) : ago + HOUR_MS * random.int(3, 20);
    return {
      id: requirementId(title),
      buyerId: memberId(slug),
      title,
      description,
      quantity,
      amount: readAmount(quantity),
      budget,
      stateId: stateId(citySlug.slice(citySlug.lastIndexOf('-') + 1).toUpperCase()),
      cityId: cityId(citySlug),
      categoryId: categoryId(category),
      status,
      createdAt,
      updatedAt: createdAt,
      publishedAt: createdAt,
      expiresAt: new Date(createdAt.getTime() + OPEN_FOR),
      closedAt: status === 'Completed' ? new Date(createdAt.getTime() + HOUR_MS) : null,
      isFeatured: turn === FEATURED,
    };
  });
  await copyInto(client, requirements, COLUMNS, rows);
}

/** Who was told of them when they were posted. */
export async function seedMatches(client: pg.ClientBase): Promise<void> {
  const db = drizzle(client as pg.Client);
  // A large marketplace was just laid, and nothing is known of its tables yet.
  await client.query('analyze products, seller_listings, seller_states, leads');
  const held = { ...(await Catalogue.read(client)), isStale: false };
  for (const asked of await db.select().from(requirements).where(eq(requirements.approval, 'APPROVED'))) {
    const matches = await findMatches(db, held, asked);
    if (matches.length > 0) await insertMatches(db, asked.id, matches);
  }
  await db.update(requirementMatches).set({
    toldAt: sql`(select created_at from ${requirements} where ${requirements.id} = ${requirementMatches.requirementId})`,
  });
}
