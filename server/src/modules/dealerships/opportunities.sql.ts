import type { Opportunity, OpportunityListQuery } from '@plyhaat/contract/dealerships/dealerships';
import { sql } from 'drizzle-orm';
import { categories } from '#modules/catalog/catalog.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureJson } from '#modules/media/pictures.reads.sql.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared, unprepared } from '#platform/db/prepared.ts';
import { opportunities, opportunityCategories, opportunityCities } from './dealerships.tables.ts';

/** Made by the database in one go, so that no row is walked for them. */
const FIELDS = sql`
  '_id', opportunity.id, 'Organisation_name', opportunity.organisation_name, 'Type', opportunity.type,
  'Brand', opportunity.brand, 'product', opportunity.product,
  'categories', (select coalesce(json_agg(json_build_object('_id', category.id, 'name', category.name)
      order by chosen.position), '[]')
    from ${opportunityCategories} as chosen join ${categories} as category on category.id = chosen.category_id
   where chosen.opportunity_id = opportunity.id),
  'cities', (select coalesce(json_agg(json_build_object('_id', city.id, 'name', city.name)
      order by chosen.position), '[]')
    from ${opportunityCities} as chosen join ${cities} as city on city.id = chosen.city_id
   where chosen.opportunity_id = opportunity.id),
  'stateId', state.id, 'stateName', state.name, 'image', opportunity.image, 'picture', ${pictureJson('file')},
  'logo', coalesce(opportunity.logo, ''), 'logoPicture', ${pictureJson('logo_file')},
  'description', opportunity.description, 'userId', opportunity.owner_id, 'isPremium', opportunity.is_premium,
  'isVerified', coalesce(company.is_verified, false),
  'createdAt', to_char(opportunity.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const JOINED = sql`
  join ${states} as state on state.id = opportunity.state_id
  left join ${companies} as company on company.member_id = opportunity.owner_id
  left join ${mediaFiles} as file on file.path = opportunity.image
  left join ${mediaFiles} as logo_file on logo_file.path = opportunity.logo`;

/** Approved, and still taking applications by the database's clock. */
const OPEN = sql`opportunity.approval = 'APPROVED' and (opportunity.ends_at is null or opportunity.ends_at > now())
  and not exists (select from ${members} as blocked where blocked.id = opportunity.owner_id and blocked.is_blocked)`;

/** `edge`: milliseconds until the next one that is open ends, or null where none does. */
type OpportunityList = { data: Opportunity[]; total: number; edge: number | null };
/** By the database's clock, so that every process means the same moment. */
const EDGE = sql`(extract(epoch from min(opportunity.ends_at) - now()) * 1000)::float8`;
const COLUMN = { createdAt: 'created_at', name: 'organisation_name' } as const;

export async function selectOpportunities(db: Db, query: OpportunityListQuery): Promise<OpportunityList> {
  const { page, perPage, sortBy, sortOrder = sortBy === 'name' ? 'asc' : 'desc' } = query;
  const build = () => {
    const source = sql`${opportunities} as opportunity where ${OPEN}`;
    const order = sql.raw(`opportunity.${COLUMN[sortBy]} ${sortOrder} nulls last, opportunity.id`);
    const window = sql.raw(`limit ${perPage} offset ${(page - 1) * perPage}`);
    return sql`
      select (select count(*)::integer from ${source}) as total, (select ${EDGE} from ${source}) as edge,
             (select coalesce(json_agg(json_build_object(${FIELDS}) order by ${order}), '[]')
                from (select * from ${source} order by ${order} ${window}) as opportunity ${JOINED}) as data`;
  };
  const name = `opportunities ${perPage} ${sortBy} ${sortOrder}`;
  const rows = page > 1 ? unprepared<OpportunityList>(db, build(), {}) : prepared<OpportunityList>(db, name, build, {});
  return (await rows)[0] ?? { data: [], total: 0, edge: null };
}

export type Reader = { readonly id: string; readonly isStaff: boolean } | null;

type FoundOpportunity = { readonly data: Opportunity; readonly edge: number | null };

/** One that is open; for its owner and staff any. */
export async function selectOpportunity(db: Db, id: string, reader: Reader): Promise<FoundOpportunity | undefined> {
  const build = () => sql`
    select json_build_object(${FIELDS}) as data, (${OPEN}) as open,
           (extract(epoch from opportunity.ends_at - now()) * 1000)::float8 as edge
      from ${opportunities} as opportunity ${JOINED} where opportunity.id = ${sql.placeholder('id')}::uuid`;
  const [row] = await prepared<FoundOpportunity & { open: boolean }>(db, 'opportunity', build, { id });
  return row && (row.open || reader?.isStaff || reader?.id === row.data.userId) ? row : undefined;
}
