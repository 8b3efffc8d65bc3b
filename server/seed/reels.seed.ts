import { SAMPLE_SIGN_INS } from '@plyhaat/contract/core/demo';
import { DAY_MS, HOUR_MS } from '@plyhaat/contract/core/time-units';
import type pg from 'pg';
import { reels } from '#modules/reels/reels.tables.ts';
import { idOf } from '#platform/db/id.ts';
import { copyInto } from './copy.ts';
import { memberId } from './member-id.ts';
import { OWN_REELS, type OwnReelRow, REJECT_REASON } from './own-reels.data.ts';
import { processingPath, seedProcessing } from './processing.seed.ts';
import type { Random } from './random.ts';
import { REELS, type ReelRow } from './reels.data.ts';
import type { Seller } from './sellers.ts';
import { type PrivateVideos, videoPath } from './video-files.seed.ts';

/** Days between two reels of late, and how many days before those the first one was. */
const DAYS_BETWEEN = 1.2;
const EARLIER_DAYS = 680;

/** Two years of reels, most of them of the last weeks. */
const ageOf = (place: number, own: Random): number =>
  0.2 + place * DAYS_BETWEEN + (place / (REELS.length - 1)) ** 3 * EARLIER_DAYS + own.next();

const isSample = ({ phone }: Seller) => SAMPLE_SIGN_INS.some((sample) => sample.phone === phone);

/** The sample sellers have one of every so many, so that their own list has reels of every age. */
const SAMPLE_EVERY = 7;

type Wanted = { readonly family: string; readonly place: number; readonly ageDays: number };

/** Somebody who deals in it and was there by then, and of those whoever has said least so far; the sample sellers from time to time. */
function sellerFor({ family, place, ageDays }: Wanted, sellers: readonly Seller[], given: Map<Seller, number>): Seller {
  const dealing = sellers.filter(({ categories }) => categories.includes(family));
  const there = dealing.filter(({ joinedDaysAgo }) => joinedDaysAgo > ageDays);
  const fitting = there.length > 0 ? there : dealing;
  const count = (seller: Seller) => given.get(seller) ?? 0;
  const isDue = (seller: Seller) => isSample(seller) && place >= SAMPLE_EVERY * count(seller);
  const [chosen] = (fitting.length > 0 ? fitting : sellers).toSorted(
    (a, b) => Number(isDue(b)) - Number(isDue(a)) || count(a) - count(b),
  );
  if (!chosen) throw new Error('nobody sells anything');
  given.set(chosen, count(chosen) + 1);
  return chosen;
}

/** Most are seen a few hundred times, some by the whole market. Each view is a row of its own (plays.seed.ts). */
function figures(own: Random, ageDays: number) {
  const viewCount = Math.round((140 + own.next() ** 4 * 3400) * Math.min(1, 0.25 + ageDays / 20));
  return {
    viewCount,
    likeCount: Math.round(viewCount * (0.02 + own.next() * 0.05)),
    shareCount: Math.round(viewCount * (0.002 + own.next() * 0.008)),
  };
}

const COLUMNS = [
  'id',
  'ownerId',
  'title',
  'description',
  'category',
  'hashtags',
  'video',
  'isActive',
  'approval',
  'review',
  'version',
  'rejectReason',
  'submittedAt',
  'decidedAt',
  'approvedAt',
  'viewCount',
  'likeCount',
  'shareCount',
  'createdAt',
  'updatedAt',
] as const;

export const reelId = (video: string): string => idOf('reel', video);

const contentOf = ({ video, title, description, category, hashtags }: ReelRow) => ({
  id: reelId(video),
  title,
  description,
  category,
  hashtags: hashtags.split(' '),
  video: videoPath('reels', video),
  version: idOf('reel version', video),
});

const NO_FIGURES = { viewCount: 0, likeCount: 0, shareCount: 0 };

const APPROVALS = { review: 'PENDING', processing: 'PENDING', rejected: 'REJECTED', inactive: 'APPROVED' } as const;

/** One that is not public, as its owner and staff find it; a video that is being processed was sent just now. */
function ownRow(row: OwnReelRow, place: number, at: Date) {
  const { state, video } = row;
  const hoursAgo = state === 'processing' ? 0.05 : 5 + place * 20;
  const createdAt = new Date(at.getTime() - hoursAgo * HOUR_MS);
  const approval = APPROVALS[state];
  const decidedAt = approval === 'PENDING' ? null : new Date(createdAt.getTime() + 2 * HOUR_MS);
  return {
    ...contentOf(row),
    ...(state === 'processing' && { video: processingPath(video) }),
    ...NO_FIGURES,
    ...{ approval, review: approval, isActive: state !== 'inactive', submittedAt: createdAt, decidedAt },
    rejectReason: state === 'rejected' ? REJECT_REASON : null,
    approvedAt: state === 'inactive' ? decidedAt : null,
    createdAt,
    updatedAt: createdAt,
  };
}

const samples = (sellers: readonly Seller[]) =>
  OWN_REELS.flatMap((row) => {
    const seller = sellers.find(({ phone }) => phone === row.seller);
    return seller ? [{ row, ownerId: memberId(seller.slug) }] : [];
  });

/** The videos of reels that are not public belong to their sellers alone. */
export const privateVideos = (sellers: readonly Seller[]): PrivateVideos =>
  new Map(
    samples(sellers).map(({ row, ownerId }) => [
      `reels/${row.video}.mp4`,
      { ownerId, claimedBy: `reel:${reelId(row.video)}` },
    ]),
  );

/** Up to three products of the seller that fit what the reel is about, else one of its others. */
const TAG = `update reels set product_ids = chosen.ids from (
  select reel_id, array_agg(product_id order by place) as ids from (
    select r.id as reel_id, p.id as product_id, fits.same,
      row_number() over (partition by r.id order by fits.same desc, p.rating desc, p.id) as place
    from reels r join products p on p.seller_id = r.owner_id and p.shown
    join categories c on c.id = p.category_id left join categories u on u.id = c.parent_id
    left join categories t on t.id = u.parent_id
    cross join lateral (select coalesce(t.name, u.name, c.name) = r.category as same) as fits) as ranked
  where place <= case when same then 3 else 1 end group by reel_id) as chosen
  where chosen.reel_id = reels.id`;

export async function seedReels(
  client: pg.ClientBase,
  random: Random,
  sellers: readonly Seller[],
  at: Date,
): Promise<void> {
  const given = new Map<Seller, number>();
  const shown = REELS.map((row, place) => {
    const own = random.fork(row.video);
    const wanted = { family: row.family, place, ageDays: ageOf(place, own) };
    const seller = sellerFor(wanted, sellers, given);
    const ageDays = Math.min(wanted.ageDays, seller.joinedDaysAgo - 1);
    const createdAt = new Date(at.getTime() - ageDays * DAY_MS);
    return {
      ...contentOf(row),
      ownerId: memberId(seller.slug),
      ...{ isActive: true, approval: 'APPROVED' as const, review: 'APPROVED' as const, rejectReason: null },
      ...figures(own, ageDays),
      ...{ submittedAt: createdAt, decidedAt: createdAt, approvedAt: createdAt, createdAt, updatedAt: createdAt },
    };
  });
  const own = samples(sellers);
  const waiting = own.map(({ row, ownerId }, place) => ({ ...ownRow(row, place, at), ownerId }));
  const processing = own.flatMap(({ row: { state, video }, ownerId }) =>
    state === 'processing' ? [{ video, ownerId, claimedBy: `reel:${reelId(video)}` }] : [],
  );
  await seedProcessing(client, processing, at);
  await copyInto(client, reels, COLUMNS, [...shown, ...waiting] as never);
  await client.query(TAG);
}
