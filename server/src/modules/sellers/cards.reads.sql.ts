import { maskPhone } from '@plyhaat/contract/core/phone';
import type { SellerCard } from '@plyhaat/contract/sellers/sellers';
import { type SQL, sql } from 'drizzle-orm';
import { hasSellerPlan } from '#modules/billing/running.reads.sql.ts';
import { requestedIds } from '#modules/catalog/listing/cards.reads.sql.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureJson } from '#modules/media/pictures.reads.sql.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import { sellerListings } from './sellers.tables.ts';

const moment = (time: SQL) => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const placeJson = (place: string) =>
  sql.raw(`case when ${place}.id is not null then json_build_object('_id', ${place}.id, 'name', ${place}.name) end`);

/** JSON of the database, so that no row is mapped in JavaScript. */
const FIELDS = sql`
  '_id', member.id, 'slug', member.slug, 'name', member.name, 'companyName', company.name, 'role', member.role,
  'description', company.about, 'address', company.address, 'pincode', company.pin_code,
  'cityName', city.name, 'stateName', state.name, 'cityObj', ${placeJson('city')}, 'stateObj', ${placeJson('state')},
  'companyObj', json_build_object('name', company.name, 'phone', company.phone), 'phone', member.phone,
  'profileImage', coalesce(member.profile_image, ''), 'profilePicture', ${pictureJson('profile_file')},
  'bannerImage', coalesce(member.banner_image, ''), 'bannerPicture', ${pictureJson('banner_file')},
  'rating', listing.rating, 'reviewCount', listing.review_count, 'productsCount', listing.product_count,
  'verifeied', company.is_verified,
  'subscription', ${hasSellerPlan('member.id')},
  'isActive', not member.is_blocked, 'createdAt', ${moment(sql`member.created_at`)},
  'updatedAt', ${moment(sql`greatest(member.updated_at, member.last_seen_at)`)}`;

const cardsById = () => sql`
  select coalesce(json_agg(json_build_object(${FIELDS}) order by picked.place), '[]') as cards
    from (${requestedIds}) as picked
    join ${sellerListings} as listing on listing.member_id = picked.id
    join ${members} as member on member.id = picked.id
    join ${companies} as company on company.member_id = picked.id
    left join ${cities} as city on city.id = member.city_id
    left join ${states} as state on state.id = member.state_id
    left join ${mediaFiles} as profile_file on profile_file.path = member.profile_image
    left join ${mediaFiles} as banner_file on banner_file.path = member.banner_image`;

/** Phone numbers are masked here; buyers only get them by a lead. */
const masked = (card: SellerCard): SellerCard => ({
  ...card,
  phone: card.phone && maskPhone(card.phone),
  companyObj: { ...card.companyObj, phone: card.companyObj.phone && maskPhone(card.companyObj.phone) },
});

/** The cards of these sellers, in this order. Apart from finding them, so that their tables are planned once for all lists. */
export async function selectCards(db: Db, ids: readonly string[]): Promise<SellerCard[]> {
  if (ids.length === 0) return [];
  const [row] = await prepared<{ cards: SellerCard[] }>(db, 'seller cards', cardsById, { ids });
  return (row?.cards ?? []).map(masked);
}
