import { SAMPLE_SIGN_INS } from '@plyhaat/contract/core/demo';
import type pg from 'pg';
import { reels } from '#modules/reels/reels.tables.ts';
import { idOf } from '#platform/db/id.ts';
import { copyInto } from './copy.ts';
import { filmPath } from './films.seed.ts';
import { memberId } from './member-id.ts';
import type { Random } from './random.ts';
import { REELS, type ReelRow } from './reels.data.ts';
import type { Seller } from './sellers.ts';

const DAY = 86_400_000;
const DAYS_BETWEEN = 2.3;

const isSample = ({ phone }: Seller) => SAMPLE_SIGN_INS.some((sample) => sample.phone === phone);

/** Somebody who deals in it, and of those whoever has said least so far; the sample sellers before their equals. */
function sellerFor({ family }: ReelRow, sellers: readonly Seller[], given: Map<Seller, number>): Seller {
  const fitting = sellers.filter(({ categories }) => categories.includes(family));
  const [chosen] = (fitting.length > 0 ? fitting : sellers).toSorted(
    (a, b) => (given.get(a) ?? 0) - (given.get(b) ?? 0) || Number(isSample(b)) - Number(isSample(a)),
  );
  if (!chosen) throw new Error('nobody sells anything');
  given.set(chosen, (given.get(chosen) ?? 0) + 1);
  return chosen;
}

/** Most are seen a few hundred times, some go round the whole market. */
function figures(own: Random, ageDays: number) {
  const viewCount = Math.round((180 + own.next() ** 4 * 42_000) * Math.min(1, 0.25 + ageDays / 20));
  return {
    viewCount,
    likeCount: Math.round(viewCount * (0.02 + own.next() * 0.05)),
    shareCount: Math.round(viewCount * (0.002 + own.next() * 0.008)),
  };
}

export async function seedReels(
  client: pg.ClientBase,
  random: Random,
  sellers: readonly Seller[],
  at: Date,
): Promise<void> {
  const given = new Map<Seller, number>();
  await copyInto(
    client,
    reels,
    [
      'id',
      'ownerId',
      'title',
      'description',
      'category',
      'hashtags',
      'video',
      'approval',
      'approvedAt',
      'viewCount',
      'likeCount',
      'shareCount',
      'createdAt',
      'updatedAt',
    ],
    REELS.map((row, place) => {
      const own = random.fork(row.film);
      const ageDays = 0.2 + place * DAYS_BETWEEN + own.next();
      const createdAt = new Date(at.getTime() - ageDays * DAY);
      return {
        id: idOf('reel', row.film),
        ownerId: memberId(sellerFor(row, sellers, given).slug),
        title: row.title,
        description: row.description,
        category: row.category,
        hashtags: row.hashtags.split(' '),
        video: filmPath('reels', row.film),
        approval: 'APPROVED' as const,
        approvedAt: createdAt,
        ...figures(own, ageDays),
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
}
