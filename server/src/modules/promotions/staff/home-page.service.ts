import { bannerNotFound } from '@plyhaat/contract/promotions/banner-form';
import type { HomeSection } from '@plyhaat/contract/promotions/home-sections';
import {
  bannersChanged,
  HOUSE_BANNER_NEEDS,
  type HouseBanner,
  type HouseBannerForm,
  type HouseBannerPatch,
  MOST_HOUSE_BANNERS,
  tooManyBanners,
} from '@plyhaat/contract/promotions/staff/house-banners';
import { claimMedia, releaseMedia, withoutSignature } from '#modules/media/media.ts';
import { audit, changedFields } from '#platform/audit.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import { AppError } from '#platform/http/failure.ts';
import { daysAfter, endOfDay } from '#platform/indian-day.ts';
import { lockHomeSections, replaceHomeSections, selectHomeSections } from '../home-sections.sql.ts';
import { BANNER, claimOf } from '../kinds.sql.ts';
import { refuse } from '../placements.service.ts';
import {
  type BannerContent,
  deleteHouseRow,
  insertHouseBanner,
  lockHouseBanners,
  selectHouseBanner,
  setBannerOrder,
  updateBanner,
} from './house-banners.sql.ts';

const note = (
  db: Db,
  actorId: string,
  action: string,
  id: string,
  change: { readonly before?: HouseBanner; readonly after?: HouseBanner },
) =>
  audit(db, {
    actorId,
    action,
    subjectKind: 'banner',
    subjectId: id,
    ...changedFields(fieldsOf(change.before), fieldsOf(change.after)),
  });

/** What the audit log has of a banner: its pictures by their paths. */
function fieldsOf(banner: HouseBanner | undefined) {
  if (!banner) return {};
  const { _id, picture: _picture, appPicture: _appPicture, state: _state, ...fields } = banner;
  return fields;
}

/** The path of the file a form names: one that the banner has already, or a new one, claimed for it and made public. */
async function fileOf(db: Db, editorId: string, id: string, ref: string, had: string | null | undefined) {
  if (withoutSignature(ref) === had) return had;
  const [file] = await claimMedia(db, editorId, [ref], claimOf(BANNER, id), {
    open: true,
    uses: ['banner'],
    shared: true,
  });
  if (file?.kind !== 'image') throw refuse({ image: HOUSE_BANNER_NEEDS.image });
  return file.path;
}

/** The columns of a banner's row for what its form or patch names. */
async function storable(db: Db, editorId: string, id: string, patch: HouseBannerPatch, before?: HouseBanner) {
  const { image, appImage, from, until, ...words } = patch;
  const content: BannerContent = { ...words };
  if (image !== undefined) content.webImage = await fileOf(db, editorId, id, image, before?.image);
  if (appImage !== undefined)
    content.appImage = appImage && (await fileOf(db, editorId, id, appImage, before?.appImage));
  if (from !== undefined && from !== before?.from) content.startsAt = new Date(endOfDay(daysAfter(from, -1)));
  if (until !== undefined) content.endsAt = until === null ? null : new Date(endOfDay(until));
  return content;
}

async function saved(db: Db, id: string): Promise<HouseBanner> {
  const banner = await selectHouseBanner(db, id);
  if (!banner) throw new AppError(bannerNotFound);
  return banner;
}

export const createHouseBanner = (db: Db, editorId: string, form: HouseBannerForm): Promise<HouseBanner> =>
  db.transaction(async (db) => {
    if ((await lockHouseBanners(db)).length >= MOST_HOUSE_BANNERS) throw new AppError(tooManyBanners);
    const id = newId();
    const { webImage = '', ...content } = await storable(db, editorId, id, form);
    await insertHouseBanner(db, { ...content, id, webImage });
    const after = await saved(db, id);
    await note(db, editorId, 'add_banner', id, { after });
    await dropCached(db, ['banners']);
    return after;
  });

export const changeHouseBanner = (db: Db, editorId: string, id: string, patch: HouseBannerPatch) =>
  db.transaction(async (db) => {
    await lockHouseBanners(db);
    const before = await saved(db, id);
    const days = { from: patch.from ?? before.from, until: patch.until === undefined ? before.until : patch.until };
    if (days.until !== null && days.until < days.from) throw refuse({ until: HOUSE_BANNER_NEEDS.until });
    const content = await storable(db, editorId, id, patch, before);
    if (Object.keys(content).length > 0) await updateBanner(db, id, content);
    const after = await saved(db, id);
    await releaseMedia(db, claimOf(BANNER, id), {
      except: [after.image, after.appImage].flatMap((path) => path ?? []),
    });
    await note(db, editorId, 'update_banner', id, { before, after });
    await dropCached(db, ['banners']);
    return after;
  });

export const removeHouseBanner = (db: Db, editorId: string, id: string): Promise<void> =>
  db.transaction(async (db) => {
    await lockHouseBanners(db);
    const before = await saved(db, id);
    await deleteHouseRow(db, id);
    await releaseMedia(db, claimOf(BANNER, id));
    await note(db, editorId, 'delete_banner', id, { before });
    await dropCached(db, ['banners']);
  });

export const rearrangeHouseBanners = (db: Db, editorId: string, ids: readonly string[]): Promise<void> =>
  db.transaction(async (db) => {
    const before = await lockHouseBanners(db);
    const isSame = before.length === ids.length && before.every((id) => ids.includes(id));
    if (!isSame) throw new AppError(bannersChanged);
    await setBannerOrder(db, ids);
    await audit(db, {
      actorId: editorId,
      action: 'order_banners',
      subjectKind: 'banner',
      subjectId: 'order',
      before: { order: before },
      after: { order: ids },
    });
    await dropCached(db, ['banners']);
  });

export const orderSections = (db: Db, editorId: string, sections: readonly HomeSection[]): Promise<HomeSection[]> =>
  db.transaction(async (db) => {
    await lockHomeSections(db);
    const before = await selectHomeSections(db);
    await replaceHomeSections(db, sections);
    await audit(db, {
      actorId: editorId,
      action: 'order_home_sections',
      subjectKind: 'home',
      subjectId: 'sections',
      before: { sections: before },
      after: { sections },
    });
    await dropCached(db, ['home']);
    return [...sections];
  });
