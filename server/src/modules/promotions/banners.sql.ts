import type { Banner, Device } from '@plyhaat/contract/promotions';
import { sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db.ts';
import { COMPANY, moment, picture, type Shape, selectRunning } from './cards.sql.ts';
import { BANNER } from './kinds.sql.ts';

/** A banner of the house speaks for itself, a seller's for its product or store. */
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

const RUNS = sql.raw(`t.approval = 'APPROVED' and t.starts_at <= now() and (t.ends_at is null or t.ends_at > now())
  and (t.owner_id is null or not member.is_blocked and member.proven_at is not null)
  and (t.kind <> 'productbanner' or product.shown)`);
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
