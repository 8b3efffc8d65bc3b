import { isBuyer } from '@plyhaat/contract/core/roles';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import type pg from 'pg';
import { reviews, reviewVotes } from '#modules/reviews/reviews.tables.ts';
import { idOf } from '#platform/db/id.ts';
import { copyInto } from './copy.ts';
import { memberId } from './member-id.ts';
import type { People } from './members.seed.ts';
import type { Random } from './random.ts';
import { seedReplies } from './replies.seed.ts';
import { ABOUT_SELLERS, STAR_WEIGHTS, type WORDS, wordsFor } from './reviews.data.ts';

/** However large the shop, so many of its products are talked about. */
const MOST_REVIEWED = 600;
const REVIEWED = 0.65;
const MOST_OF_A_PRODUCT = 11;
const MOST_OF_A_SELLER = 14;

type Writer = { readonly id: string; readonly name: string; readonly since: number };
type Subject = {
  readonly key: string;
  readonly productId: string | null;
  readonly sellerId: string;
  readonly kind: string;
  readonly since: number;
  readonly words: typeof WORDS;
};

const STARS = Object.keys(STAR_WEIGHTS).map(Number);

function* reviewsOf(random: Random, subject: Subject, writers: readonly Writer[], count: number, now: number) {
  const messages = new Set<string>();
  for (const { id, name, since } of random.some(
    writers.filter((writer) => writer.id !== subject.sellerId),
    count,
  )) {
    const rating = random.weighted(STARS, (star) => STAR_WEIGHTS[star] ?? 0);
    const message = random.pick(subject.words[rating] ?? []).replace('{kind}', subject.kind);
    if (messages.has(message)) continue;
    messages.add(message);
    const from = Math.max(subject.since, since) + DAY_MS;
    if (from >= now) continue;
    const createdAt = new Date(from + random.next() * (now - from));
    yield {
      id: idOf('review', `${subject.key}/${id}`),
      productId: subject.productId,
      sellerId: subject.sellerId,
      authorId: id,
      name,
      rating,
      message,
      createdAt,
      updatedAt: createdAt,
      publishedAt: createdAt,
    };
  }
}

function votesFor(
  random: Random,
  review: { id: string; authorId: string; createdAt: Date },
  voters: readonly Writer[],
) {
  const count = Math.floor(random.next() ** 2 * 9);
  return random
    .some(voters, count)
    .filter(({ id }) => id !== review.authorId)
    .map(({ id }) => ({
      reviewId: review.id,
      memberId: id,
      helpful: random.chance(0.82),
      createdAt: review.createdAt,
    }));
}

type Row = { id: string; seller_id: string; slug: string; family: string; created_at: Date };
const REVIEWABLE = `select p.id, p.seller_id, p.slug, coalesce(f.slug, c.slug) as family, p.created_at
  from products p join categories c on c.id = p.category_id left join categories f on f.id = c.parent_id
 where p.approval = 'APPROVED' order by p.id limit ${MOST_REVIEWED}`;

/** Averages are what the rows say, as the product itself keeps them. */
const FIGURES = [
  `update products set rating = summary.rating, review_count = summary.n
     from (select product_id, round(avg(rating), 2) rating, count(*)::int n from reviews
            where product_id is not null group by 1) summary where summary.product_id = products.id`,
  `update seller_figures set rating = summary.rating, review_count = summary.n
     from (select seller_id, round(avg(rating), 2) rating, count(*)::int n from reviews
            where product_id is null group by 1) summary where summary.seller_id = seller_figures.member_id`,
];

function subjectsOf(rows: readonly Row[], random: Random): Subject[] {
  return rows
    .filter(() => random.chance(REVIEWED))
    .map(({ id, seller_id, slug, family, created_at }) => ({
      key: slug,
      productId: id,
      sellerId: seller_id,
      since: created_at.getTime(),
      ...wordsFor(family),
    }));
}

/** Two years of reviews of products and of sellers, with votes on them. */
export async function seedReviews(client: pg.ClientBase, random: Random, { sellers, people }: People, at: Date) {
  const now = at.getTime();
  const joined = (daysAgo: number) => now - daysAgo * DAY_MS;
  const writers: Writer[] = [
    ...people
      .filter(({ role }) => isBuyer(role))
      .map(({ slug, name, joinedDaysAgo }) => ({ id: memberId(slug), name, since: joined(joinedDaysAgo) })),
    ...sellers.map(({ slug, contact, joinedDaysAgo }) => ({
      id: memberId(slug),
      name: contact,
      since: joined(joinedDaysAgo),
    })),
  ];
  const { rows } = await client.query<Row>(REVIEWABLE);
  const ofSellers = sellers.map(({ slug, joinedDaysAgo }) => ({
    key: slug,
    productId: null,
    sellerId: memberId(slug),
    kind: '',
    since: joined(joinedDaysAgo),
    words: ABOUT_SELLERS,
  }));
  const written = [...subjectsOf(rows, random.fork('which')), ...ofSellers].flatMap((subject) => {
    const own = random.fork(subject.key);
    const most = subject.productId ? MOST_OF_A_PRODUCT : MOST_OF_A_SELLER;
    return [...reviewsOf(own, subject, writers, 1 + Math.floor(own.next() ** 1.6 * most), now)];
  });
  const columns = [
    'id',
    'productId',
    'sellerId',
    'authorId',
    'name',
    'rating',
    'message',
    'createdAt',
    'updatedAt',
    'publishedAt',
  ] as const;
  await copyInto(client, reviews, columns, written);
  await copyInto(
    client,
    reviewVotes,
    ['reviewId', 'memberId', 'helpful', 'createdAt'],
    written.flatMap((review) => votesFor(random.fork(review.id), review, writers)),
  );
  await seedReplies(client, random.fork('replies'), written, now);
  for (const figure of FIGURES) await client.query(figure);
}
