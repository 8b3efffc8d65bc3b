import type { HouseBanner } from '@plyhaat/contract/promotions/staff/house-banners';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureOf } from '#modules/media/pictures.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { indianDayOf } from '#platform/indian-day.ts';
import { banners } from '../promotions.tables.ts';

const appFiles = alias(mediaFiles, 'app_files');
const isHouse = eq(banners.kind, 'house');

const STATE = sql<HouseBanner['state']>`case when not ${banners.isActive} then 'hidden'
  when ${banners.startsAt} > now() then 'scheduled' when ${banners.endsAt} <= now() then 'ended' else 'shown' end`;
/** The moment of the end belongs to the day after the last. */
const UNTIL = sql<
  string | null
>`to_char(${banners.endsAt} at time zone 'Asia/Kolkata' - interval '1 second', 'YYYY-MM-DD')`;

const listed = (db: Db) =>
  db
    .select({
      _id: banners.id,
      eyebrow: banners.eyebrow,
      title: banners.title,
      description: banners.description,
      link: banners.link,
      linkText: banners.linkText,
      image: banners.webImage,
      picture: pictureOf(mediaFiles),
      appImage: banners.appImage,
      appPicture: pictureOf(appFiles),
      isActive: banners.isActive,
      from: indianDayOf(banners.startsAt),
      until: UNTIL,
      state: STATE,
    })
    .from(banners)
    .leftJoin(mediaFiles, eq(mediaFiles.path, banners.webImage))
    .leftJoin(appFiles, eq(appFiles.path, banners.appImage));

export const selectHouseBanners = (db: Db): Promise<HouseBanner[]> =>
  listed(db).where(isHouse).orderBy(banners.sortOrder, banners.startsAt, banners.id);

export const selectHouseBanner = async (db: Db, id: string): Promise<HouseBanner | undefined> =>
  (await listed(db).where(and(isHouse, eq(banners.id, id))))[0];

/** Adding, ordering and deleting wait for each other: they share one order. */
export const lockHouseBanners = async (db: Db): Promise<string[]> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('house banners'))`);
  const rows = await db
    .select({ id: banners.id })
    .from(banners)
    .where(isHouse)
    .orderBy(banners.sortOrder, banners.startsAt, banners.id);
  return rows.map(({ id }) => id);
};

export type BannerContent = Partial<typeof banners.$inferInsert>;

export const insertHouseBanner = (db: Db, row: BannerContent & { readonly id: string; readonly webImage: string }) =>
  db.insert(banners).values({
    kind: 'house',
    approval: 'APPROVED',
    review: 'APPROVED',
    sortOrder: sql`(select coalesce(max(sort_order), -1) + 1 from ${banners} where kind = 'house')`,
    ...row,
  });

export const updateBanner = (db: Db, id: string, content: BannerContent) =>
  db.update(banners).set(content).where(eq(banners.id, id));

export const deleteHouseRow = (db: Db, id: string) => db.delete(banners).where(and(isHouse, eq(banners.id, id)));

export const setBannerOrder = (db: Db, ids: readonly string[]) =>
  db.execute(sql`update ${banners} set sort_order = wanted.place - 1
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality as wanted (id, place) where ${banners.id} = wanted.id`);
