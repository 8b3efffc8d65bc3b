import type { Approval } from '@plyhaat/contract/core/approval';
import { REEL_CATEGORY } from '@plyhaat/contract/reels/reels';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { categories, products } from '#modules/catalog/catalog.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import { givenList, unprepared } from '#platform/db/prepared.ts';
import { reels } from './reels.tables.ts';

/** What a seller says and staff decide on, by column. */
export type ReelContent = {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly hashtags: readonly string[];
  readonly video: string;
  readonly captions: string | null;
  readonly product_ids: readonly string[];
};
const COLUMNS = ['title', 'description', 'category', 'hashtags', 'video', 'captions', 'product_ids'] as const;

export type SavedReel = {
  readonly id: string;
  readonly ownerId: string;
  readonly approval: Approval;
  readonly review: Approval;
  readonly version: string;
  readonly submittedAt: string;
  readonly isActive: boolean;
  /** As the public sees it, or as it was first saved. */
  readonly shown: ReelContent;
  /** As it was saved last. */
  readonly latest: ReelContent;
};

type Row = Omit<SavedReel, 'shown' | 'latest'> & { row: ReelContent & { waiting: ReelContent | null } };

const contentOf = (row: ReelContent): ReelContent =>
  Object.fromEntries(COLUMNS.map((column) => [column, row[column]])) as ReelContent;

/** One, locked until the transaction ends. */
export async function lockReel(db: Db, id: string): Promise<SavedReel | undefined> {
  const query = sql`select id, owner_id as "ownerId", approval, review, version, is_active as "isActive",
    submitted_at::text as "submittedAt", to_jsonb(reels) as row from ${reels} where id = ${id} for update`;
  const [found] = (await db.execute(query)).rows as Row[];
  if (!found) return undefined;
  const { row, ...reel } = found;
  return { ...reel, shown: contentOf(row), latest: contentOf({ ...row, ...row.waiting }) };
}

const columnsOf = ({ product_ids, hashtags, ...content }: ReelContent) => ({
  ...content,
  hashtags: [...hashtags],
  productIds: [...product_ids],
});

/** Stored under review; the version is what a decision must name. */
export async function insertReel(db: Db, id: string, ownerId: string, content: ReelContent): Promise<string> {
  const version = newId();
  await db.insert(reels).values({ id, ownerId, version, ...columnsOf(content) });
  return version;
}

const now = sql`now()`;

/** A save of a public reel waits beside it; any other save overwrites the earlier one. */
export async function saveVersion(db: Db, { id, approval }: SavedReel, content: ReelContent): Promise<string> {
  const version = newId();
  const changes =
    approval === 'APPROVED' ? { waiting: content } : { approval: 'PENDING' as const, ...columnsOf(content) };
  const submitted = { version, review: 'PENDING', rejectReason: null, submittedAt: now, decidedAt: null } as const;
  await db
    .update(reels)
    .set({ ...submitted, ...changes })
    .where(eq(reels.id, id));
  return version;
}

/** Takes a waiting change back: the public version is the newest again. */
export const dropWaiting = (db: Db, id: string) =>
  db
    .update(reels)
    .set({ waiting: null, review: 'APPROVED', rejectReason: null, version: newId() })
    .where(eq(reels.id, id));

/** The newest save becomes what the public sees. */
export const approveLatest = (db: Db, { id, latest }: SavedReel) =>
  db
    .update(reels)
    .set({
      ...columnsOf(latest),
      ...{ approval: 'APPROVED', review: 'APPROVED', waiting: null, rejectReason: null, decidedAt: now },
      approvedAt: sql`coalesce(${reels.approvedAt}, now())`,
    })
    .where(eq(reels.id, id));

/** A rejected version keeps its content, so that the owner can correct it. */
export const rejectLatest = (db: Db, { id, approval }: SavedReel, reason: string) =>
  db
    .update(reels)
    .set({
      review: 'REJECTED',
      rejectReason: reason,
      decidedAt: now,
      approval: approval === 'APPROVED' ? 'APPROVED' : 'REJECTED',
    })
    .where(eq(reels.id, id));

export const setActive = (db: Db, id: string, isActive: boolean) =>
  db.update(reels).set({ isActive }).where(eq(reels.id, id));

export const deleteReelRow = (db: Db, id: string) => db.delete(reels).where(eq(reels.id, id));

/** How many of these products are the seller's own and approved. */
export const countOwnProducts = (db: Db, sellerId: string, ids: readonly string[]): Promise<number> =>
  db.$count(
    products,
    and(inArray(products.id, [...ids]), eq(products.sellerId, sellerId), eq(products.approval, 'APPROVED')),
  );

/** What a reel is filed under: the main category of the first product that it names. */
export async function selectCategory(db: Db, productIds: readonly string[]): Promise<string> {
  const query = sql`select coalesce(top.name, upper.name, category.name) as name
    from unnest(${givenList('ids', 'uuid')}) with ordinality as chosen(id, place)
    join ${products} as product on product.id = chosen.id
    join ${categories} as category on category.id = product.category_id
    left join ${categories} as upper on upper.id = category.parent_id
    left join ${categories} as top on top.id = upper.parent_id order by chosen.place limit 1`;
  const [row] = await unprepared<{ name: string }>(db, query, { ids: [...productIds] });
  return row?.name ?? REEL_CATEGORY;
}

/** Those whose newest save has this video and waits. */
export const selectWaitingWith = (db: Db, video: string) =>
  db
    .select({ id: reels.id })
    .from(reels)
    .where(and(eq(reels.review, 'PENDING'), sql`coalesce(${reels.waiting}->>'video', ${reels.video}) = ${video}`));
