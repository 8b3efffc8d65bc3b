import type { ExplainedBanner } from '@plyhaat/contract/promotions/banner-debug';
import type { Banner, Device } from '@plyhaat/contract/promotions/banners';
import { sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { COMPANY, moment, type Own, picture, type Shape, selectRunning } from './cards.sql.ts';
import { BANNER } from './kinds.sql.ts';

/** A banner of our own speaks for itself, a seller's for its product or store. */
const WORDS = sql`
  'title', case t.kind when 'house' then t.title else coalesce(product.name, ${COMPANY}) end,
  'description', case t.kind when 'house' then t.description
    else coalesce(product.short_description, split_part(company.about, '. ', 1), '') end,
  'link', case t.kind when 'house' then t.link
    else coalesce('/product/' || product.slug, '/seller/' || member.slug) end`;
const EYEBROW = sql`case when t.kind = 'house' then t.eyebrow
  when product.id is not null then concat_ws(', ', ${COMPANY}, city.name) else concat_ws(', ', city.name, state.name) end`;
const LINK_TEXT = sql.raw(`case when t.kind = 'house' then t.link_text
  when product.id is not null then 'View product' else 'Visit store' end`);

const owned = sql`
  left join ${members} as member on member.id = t.owner_id
  left join ${products} as product on product.id = t.product_id`;
const withOwner = sql`${owned}
  left join ${companies} as company on company.member_id = member.id
  left join ${cities} as city on city.id = member.city_id
  left join ${states} as state on state.id = member.state_id`;

const SELLER_SEEN = '(t.owner_id is null or not member.is_blocked and member.proven_at is not null)';
const PRODUCT_SEEN = `(t.kind <> 'productbanner' or product.shown)`;
const RUNS = sql.raw(`t.approval = 'APPROVED' and t.starts_at <= now() and (t.ends_at is null or t.ends_at > now())
  and ${SELLER_SEEN} and ${PRODUCT_SEEN}`);
const imageFor = (device: Device) => sql.raw(device === 'APP' ? 'coalesce(t.app_image, t.web_image)' : 't.web_image');

const shapeFor = (device: Device): Shape => ({
  kind: BANNER,
  fields: sql`'_id', t.id, 'eyebrow', ${EYEBROW}, ${WORDS}, 'linkText', ${LINK_TEXT}, 'image', ${imageFor(device)},
    'picture', ${picture('file')}`,
  joins: sql`${withOwner} left join ${mediaFiles} as file on file.path = ${imageFor(device)}`,
  gate: owned,
  shown: sql`${RUNS} and t.position = ${sql.placeholder('position')} and t.is_active = ${sql.placeholder('isActive')}`,
  order: sql.raw('t.sort_order, t.owner_id is not null, t.starts_at, t.id'),
  files: [],
});
const SHAPES = { WEB: shapeFor('WEB'), APP: shapeFor('APP') };
const MOST = 1000;

/** Banners that run now. The taller picture serves small screens; without one the wide picture does. */
export const selectBanners = (db: Db, device: Device, position: 'hero', isActive: boolean) =>
  selectRunning<Banner>(db, SHAPES[device], { name: device }, { limit: MOST, offset: 0, position, isActive });

/** The first reason why one is not shown. */
const FATE = sql.raw(`case
  when t.approval <> 'APPROVED' then case when 'REJECTED' in (t.approval, t.review) then 'rejected' else 'pending' end
  when t.ends_at <= now() then 'ended'
  when t.starts_at > now() then 'scheduled'
  when not t.is_active then 'switchedOff'
  when not ${SELLER_SEEN} then 'sellerHidden'
  when ${PRODUCT_SEEN} then 'shown' else 'productHidden' end`);
const MOST_EXPLAINED = 200;

/** Those that are shown in their order, then the newest of the others. */
export async function selectExplained(db: Db, device: Device): Promise<Own<ExplainedBanner>[]> {
  const { joins, order } = SHAPES[device];
  const started = sql`case when t.approval = 'APPROVED' then ${moment('t.starts_at')} end`;
  const { rows } = await db.execute<Own<ExplainedBanner>>(sql`
    select json_build_object('_id', t.id, ${WORDS}, 'image', ${imageFor(device)}, 'picture', ${picture('file')},
        'fate', ${FATE}, 'rejectReason', t.reject_reason, 'startDate', ${started}, 'endDate', ${moment('t.ends_at')},
        'changeWaits', t.approval = 'APPROVED' and t.review = 'PENDING') as card,
      t.owner_id as "ownerId", array_remove(array[case when not file.open then file.path end], null) as closed
    from ${BANNER.table} as t ${joins}
    order by ${FATE} <> 'shown', case when ${FATE} <> 'shown' then t.created_at end desc, ${order}
    limit ${MOST_EXPLAINED}`);
  return rows;
}

/** A seller's own, in the words of its form. */
export const bannerShape: Shape = {
  kind: BANNER,
  fields: sql`
    '_id', t.id, 'type', t.kind, 'position', t.position, ${WORDS},
    'image', t.web_image, 'picture', ${picture('file')}, 'appImage', t.app_image, 'appPicture', ${picture('app_file')},
    'productId', t.product_id, 'userId', t.owner_id, 'isActive', ${RUNS} and t.is_active, 'days', t.days,
    'startDate', case when t.approval = 'APPROVED' then ${moment('t.starts_at')} end,
    'endDate', ${moment('t.ends_at')}, 'createdAt', ${moment('t.created_at')}`,
  joins: sql`${withOwner}
    left join ${mediaFiles} as file on file.path = t.web_image
    left join ${mediaFiles} as app_file on app_file.path = t.app_image`,
  gate: owned,
  shown: RUNS,
  order: sql.raw('t.created_at desc'),
  files: ['file', 'app_file'],
};
