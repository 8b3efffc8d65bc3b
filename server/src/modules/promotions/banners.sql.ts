import type { Device } from '@plyhaat/contract/promotions';
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { mediaFiles, pictureOf } from '#modules/media/media.tables.ts';
import type { Db } from '#platform/db.ts';
import { banners } from './promotions.tables.ts';

/** Banners that run now. The taller picture serves small screens; without one the wide picture does. */
export async function selectBanners(db: Db, device: Device, position: 'hero', isActive: boolean) {
  const image =
    device === 'APP'
      ? sql<string>`coalesce(${banners.appImage}, ${banners.webImage})`
      : sql<string>`${banners.webImage}`;
  const bannerImages = await db
    .select({
      _id: banners.id,
      eyebrow: banners.eyebrow,
      title: banners.title,
      description: banners.description,
      link: banners.link,
      linkText: banners.linkText,
      image,
      picture: pictureOf(mediaFiles),
    })
    .from(banners)
    .leftJoin(mediaFiles, eq(mediaFiles.path, image))
    .where(
      and(
        eq(banners.approval, 'APPROVED'),
        eq(banners.position, position),
        eq(banners.isActive, isActive),
        lte(banners.startsAt, sql`now()`),
        or(isNull(banners.endsAt), gt(banners.endsAt, sql`now()`)),
      ),
    )
    .orderBy(asc(banners.sortOrder), asc(banners.id));
  return { bannerImages };
}
