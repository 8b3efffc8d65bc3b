import type { FoundSeller } from '@plyhaat/contract/search';
import { sql } from 'drizzle-orm';
import { pictureJson } from '#modules/catalog/cards.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import { sellerFigures } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db.ts';
import { prepared } from '#platform/prepared.ts';

const typed = sql`${sql.placeholder('text')}::text`;
const pattern = sql`${sql.placeholder('pattern')}::text`;

/** What was typed is part of the name, or of a word in it but for a slip or two. */
const named = sql`
  select company.member_id as id, lower(company.name) like ${pattern} || '%' as begins,
         word_similarity(${typed}, lower(company.name)) as likeness, company.name
    from ${companies} as company join ${members} as member on member.id = company.member_id
   where not member.is_blocked and member.proven_at is not null
     and (lower(company.name) like '%' || ${pattern} || '%' or ${typed} <% lower(company.name))`;

const joins = sql`
  join ${members} as member on member.id = found.id
  join ${companies} as company on company.member_id = found.id
  left join ${cities} as city on city.id = member.city_id
  left join ${states} as state on state.id = member.state_id
  left join ${sellerFigures} as figures on figures.member_id = found.id
  left join ${mediaFiles} as file on file.path = coalesce(member.banner_image, member.profile_image)`;

const fields = sql`
  '_id', member.id, 'slug', member.slug, 'name', member.name, 'companyName', company.name, 'role', member.role,
  'cityName', city.name, 'stateName', state.name, 'profileImage', coalesce(member.profile_image, ''),
  'bannerImage', coalesce(member.banner_image, ''), 'picture', ${pictureJson('file')},
  'phone', coalesce(company.phone, member.phone), 'rating', coalesce(figures.rating, 0),
  'reviewCount', coalesce(figures.review_count, 0), 'productsCount', coalesce(figures.product_count, 0),
  'verifeied', company.is_verified`;

/** Sellers whose name is meant, best first. `%` and `_` are plain characters. */
export async function selectSellers(
  db: Db,
  text: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: FoundSeller[]; total: number }> {
  const build = () => sql`
    with named as materialized (${named}), found as (
      select id, row_number() over (order by begins desc, likeness desc, name, id) as place from named
       order by place limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}
    )
    select (select count(*)::integer from named) as total,
           (select coalesce(json_agg(json_build_object(${fields}) order by found.place), '[]') from found ${joins}) as rows`;
  const name = text.toLowerCase();
  const values = { text: name, pattern: name.replace(/[\\%_]/g, '\\$&'), limit, offset };
  const [row] = await prepared<{ rows: FoundSeller[]; total: number }>(db, 'sellers by name', build, values);
  return row ?? { rows: [], total: 0 };
}
