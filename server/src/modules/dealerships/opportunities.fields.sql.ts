import { type SQL, sql } from 'drizzle-orm';
import { hasSellerGrowth } from '#modules/billing/running.reads.sql.ts';
import { categories } from '#modules/catalog/catalog.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureJson } from '#modules/media/pictures.reads.sql.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import { grantedCities, opportunities } from './dealerships.tables.ts';

export const moment = (column: string): SQL =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** The cities of `opportunity` in the owner's order, each with since when it is taken. */
export const CITIES = sql`(select coalesce(json_agg(json_build_object('_id', city.id, 'name', city.name,
      'takenSince', (select ${moment('min(granted.created_at)')} from ${grantedCities} as granted
         where granted.opportunity_id = opportunity.id and granted.city_id = city.id)) order by chosen.position), '[]')
    from unnest(opportunity.city_ids) with ordinality as chosen(id, position)
    join ${cities} as city on city.id = chosen.id)`;

/** JSON of the database, so that no row is mapped in JavaScript. */
export const FIELDS = sql`
  '_id', opportunity.id, 'Organisation_name', opportunity.organisation_name, 'Type', opportunity.type,
  'Brand', opportunity.brand, 'product', opportunity.product,
  'categories', (select coalesce(json_agg(json_build_object('_id', category.id, 'name', category.name)
      order by chosen.position), '[]')
    from unnest(opportunity.category_ids) with ordinality as chosen(id, position)
    join ${categories} as category on category.id = chosen.id),
  'cities', ${CITIES},
  'stateId', state.id, 'stateName', state.name, 'image', opportunity.image, 'picture', ${pictureJson('file')},
  'logo', coalesce(opportunity.logo, member.profile_image, ''), 'logoPicture', ${pictureJson('logo_file')},
  'description', opportunity.description, 'userId', opportunity.owner_id,
  'isPremium', ${hasSellerGrowth('opportunity.owner_id')},
  'isVerified', coalesce(company.is_verified, false), 'endDate', ${moment('opportunity.ends_at')},
  'createdAt', ${moment('opportunity.created_at')}`;

export const JOINED = sql`
  join ${states} as state on state.id = opportunity.state_id
  join ${members} as member on member.id = opportunity.owner_id
  left join ${companies} as company on company.member_id = member.id
  left join ${mediaFiles} as file on file.path = opportunity.image
  left join ${mediaFiles} as logo_file on logo_file.path = coalesce(opportunity.logo, member.profile_image)`;

/** Approved, and still taking applications by the database's clock. */
export const OPEN = sql`opportunity.approval = 'APPROVED' and (opportunity.ends_at is null or opportunity.ends_at > now())
  and not exists (select from ${members} as blocked where blocked.id = opportunity.owner_id and blocked.is_blocked)`;

/** At least one of its cities is not granted yet. */
export const HAS_OPEN_CITY = sql`exists (select from unnest(opportunity.city_ids) as offered(city_id)
  where not exists (select from ${grantedCities} as granted
    where granted.opportunity_id = opportunity.id and granted.city_id = offered.city_id))`;

/** As saved last, whether or not that was decided; `own` is the row as the public sees it. */
export const LATEST = sql`${opportunities} as own
  cross join lateral jsonb_populate_record(own, coalesce(own.waiting, '{}')) as opportunity`;
export const PUBLIC = sql`${opportunities} as own cross join lateral (select own.*) as opportunity`;
