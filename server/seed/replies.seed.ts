import { HOUR_MS } from '@plyhaat/contract/core/time-units';
import type pg from 'pg';
import { reviewReplies } from '#modules/reviews/reviews.tables.ts';
import { copyInto } from './copy.ts';
import type { Random } from './random.ts';
import { REPLIES } from './reviews.data.ts';

const REPLIED = 0.3;
const SLOWEST_HOURS = 60;

type Reviewed = { readonly id: string; readonly rating: number; readonly createdAt: Date };

/** Some sellers answer what is said of them, unhappy buyers more often. */
export async function seedReplies(client: pg.ClientBase, random: Random, reviews: readonly Reviewed[], now: number) {
  const rows = reviews.flatMap(({ id, rating, createdAt }) => {
    const own = random.fork(id);
    const at = new Date(createdAt.getTime() + HOUR_MS * (1 + own.next() * SLOWEST_HOURS));
    if (at.getTime() >= now || !own.chance(rating < 4 ? 2 * REPLIED : REPLIED)) return [];
    const message = own.pick(REPLIES[rating] ?? []);
    return [{ reviewId: id, message, createdAt: at, updatedAt: at, publishedAt: at }];
  });
  await copyInto(client, reviewReplies, ['reviewId', 'message', 'createdAt', 'updatedAt', 'publishedAt'], rows);
}
