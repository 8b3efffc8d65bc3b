import type pg from 'pg';
import { categoryId } from '#modules/catalog/reference/reference.sql.ts';
import { cityId, stateId } from '#modules/places/reference.sql.ts';
import { requirements } from '#modules/requirements/requirements.tables.ts';
import { idOf } from '#platform/db/id.ts';
import { copyInto } from './copy.ts';
import { memberId } from './member-id.ts';
import type { People } from './members.seed.ts';
import type { Random } from './random.ts';
import { REQUIREMENTS } from './requirements.data.ts';

const HOUR = 3_600_000;
/** The latest is of this morning, and one in so many was found meanwhile. */
const FIRST_AGO = 2 * HOUR;
const FOUND_EVERY = 8;
/** The sample buyer asks for one in so many. */
const SAMPLE_BUYER = '9000000001';
const OF_SAMPLE_EVERY = 9;

const COLUMNS = [
  'id',
  'buyerId',
  'title',
  'description',
  'quantity',
  'budget',
  'stateId',
  'cityId',
  'categoryId',
  'status',
  'createdAt',
  'updatedAt',
  'publishedAt',
] as const;

export const requirementId = (title: string): string => idOf('requirement', title);

/** Forty things that buyers look for, newest first as they are written down. */
export async function seedRequirements(client: pg.ClientBase, random: Random, { people }: People, at: Date) {
  const buyers = people.filter(({ role }) => role === 'USER');
  const sample = buyers.find(({ phone }) => phone === SAMPLE_BUYER);
  let ago = FIRST_AGO;
  const rows = REQUIREMENTS.map(([title, description, quantity, budget, category], turn) => {
    const other = random.pick(buyers);
    const { slug, citySlug } = turn % OF_SAMPLE_EVERY === 1 ? (sample ?? other) : other;
    const createdAt = new Date(at.getTime() - ago);
    ago += HOUR * random.int(3, 22);
    return {
      id: requirementId(title),
      buyerId: memberId(slug),
      title,
      description,
      quantity,
      budget,
      stateId: stateId(citySlug.slice(citySlug.lastIndexOf('-') + 1).toUpperCase()),
      cityId: cityId(citySlug),
      categoryId: categoryId(category),
      status: turn % FOUND_EVERY === FOUND_EVERY - 1 ? ('Completed' as const) : ('Active' as const),
      createdAt,
      updatedAt: createdAt,
      publishedAt: createdAt,
    };
  });
  await copyInto(client, requirements, COLUMNS, rows);
}
