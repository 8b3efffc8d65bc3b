import { isBusiness, type Role } from '@plyhaat/contract/core/roles';
import type {
  Opportunity,
  OpportunityFilters,
  OpportunityListQuery,
  OpportunityOwner,
} from '@plyhaat/contract/dealerships/opportunities';
import { eq, type SQL, sql } from 'drizzle-orm';
import { categories } from '#modules/catalog/catalog.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { pictureJson } from '#modules/media/pictures.reads.sql.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared, unprepared } from '#platform/db/prepared.ts';
import { likeWords } from '#platform/db/sql.ts';
import { opportunities } from './dealerships.tables.ts';
import { FIELDS, HAS_OPEN_CITY, JOINED, moment, OPEN } from './opportunities.fields.sql.ts';

/** `edge`: milliseconds until the next one that is open ends, or null where none does. */
type OpportunityList = { data: Opportunity[]; total: number; edge: number | null };
/** By the database's clock, so that every process means the same moment. */
const EDGE = sql`(extract(epoch from min(opportunity.ends_at) - now()) * 1000)::float8`;
const COLUMN = { createdAt: 'created_at', name: 'organisation_name' } as const;

/** What a visitor chose, as conditions on `opportunity`. */
function filtersOf({ search, state, categories: chosen, brand, type, open }: OpportunityListQuery): SQL[] {
  const words = likeWords(search);
  return [
    ...(words.length > 0
      ? [
          sql`(opportunity.brand || ' ' || opportunity.organisation_name || ' ' || opportunity.product)
            ilike all(${sql.param(words)}::text[])`,
        ]
      : []),
    ...(state ? [sql`opportunity.state_id = ${state}::uuid`] : []),
    ...(chosen.length > 0
      ? [
          sql`opportunity.category_ids && array(select id from ${categories}
            where id = any(${sql.param(chosen)}::uuid[]) or parent_id = any(${sql.param(chosen)}::uuid[]))`,
        ]
      : []),
    ...(brand ? [sql`lower(opportunity.brand) = lower(${brand})`] : []),
    ...(type ? [sql`lower(opportunity.type) = lower(${type})`] : []),
    ...(open ? [HAS_OPEN_CITY] : []),
  ];
}

export async function selectOpportunities(db: Db, query: OpportunityListQuery): Promise<OpportunityList> {
  const { page, perPage, sortBy, sortOrder = sortBy === 'name' ? 'asc' : 'desc' } = query;
  const filters = filtersOf(query);
  const build = () => {
    const source = sql`${opportunities} as opportunity where ${sql.join([OPEN, ...filters], sql` and `)}`;
    const order = sql.raw(`opportunity.${COLUMN[sortBy]} ${sortOrder} nulls last, opportunity.id`);
    const range = sql.raw(`limit ${perPage} offset ${(page - 1) * perPage}`);
    return sql`
      select (select count(*)::integer from ${source}) as total, (select ${EDGE} from ${source}) as edge,
             (select coalesce(json_agg(json_build_object(${FIELDS}) order by ${order}), '[]')
                from (select * from ${source} order by ${order} ${range}) as opportunity ${JOINED}) as data`;
  };
  const name = `opportunities ${perPage} ${sortBy} ${sortOrder}`;
  const rows =
    page > 1 || filters.length > 0
      ? unprepared<OpportunityList>(db, build(), {})
      : prepared<OpportunityList>(db, name, build, {});
  return (await rows)[0] ?? { data: [], total: 0, edge: null };
}

const choices = (value: SQL, label: SQL, from: SQL) => sql`(
  select coalesce(json_agg(json_build_object('value', value, 'label', label, 'count', count) order by label), '[]')
    from (select ${value} as value, min(${label}) as label, count(*)::integer as count from ${from}
          group by 1) as choice)`;

/** What there is to choose from among those that are open. */
export async function selectOpportunityFilters(db: Db): Promise<OpportunityFilters & { edge: number | null }> {
  const open = sql`${opportunities} as opportunity`;
  const build = () => sql`select
    ${choices(sql`state.id`, sql`state.name`, sql`${open} join ${states} as state on state.id = opportunity.state_id where ${OPEN}`)} as states,
    ${choices(sql`category.id`, sql`category.name`, sql`${open} join ${categories} as category on category.id = any(opportunity.category_ids) and category.shown where ${OPEN}`)} as categories,
    ${choices(sql`lower(opportunity.brand)`, sql`opportunity.brand`, sql`${open} where ${OPEN}`)} as brands,
    ${choices(sql`opportunity.type`, sql`opportunity.type`, sql`${open} where ${OPEN}`)} as types,
    (select ${EDGE} from ${open} where ${OPEN}) as edge`;
  const [found] = await prepared<OpportunityFilters & { edge: number | null }>(db, 'opportunity filters', build, {});
  return found ?? { states: [], categories: [], brands: [], types: [], edge: null };
}

export type Reader = { readonly id: string; readonly isStaff: boolean } | null;

type FoundOpportunity = {
  readonly data: Opportunity;
  readonly owner: OpportunityOwner;
  readonly edge: number | null;
};

/** One that is open; for its owner and staff any. */
export async function selectOpportunity(db: Db, id: string, reader: Reader): Promise<FoundOpportunity | undefined> {
  const build = () => sql`
    select json_build_object(${FIELDS}) as data, (${OPEN}) as open,
           json_build_object('_id', member.id, 'slug', member.slug, 'companyName', coalesce(company.name, member.name),
             'cityName', (select name from ${cities} where id = member.city_id),
             'stateName', (select name from ${states} where id = member.state_id),
             'isVerified', coalesce(company.is_verified, false), 'picture', ${pictureJson('logo_file')},
             'memberSince', ${moment('member.created_at')}) as owner,
           (extract(epoch from opportunity.ends_at - now()) * 1000)::float8 as edge
      from ${opportunities} as opportunity ${JOINED} where opportunity.id = ${sql.placeholder('id')}::uuid`;
  const [row] = await prepared<FoundOpportunity & { open: boolean }>(db, 'opportunity', build, { id });
  return row && (row.open || reader?.isStaff || reader?.id === row.data.userId) ? row : undefined;
}

/** A member as a form is prefilled with it; of others only businesses are known. */
export async function selectDealershipOwner(db: Db, id: string, readerId: string | undefined) {
  const [found] = await db
    .select({
      _id: members.id,
      name: members.name,
      email: members.email,
      role: members.role,
      isBlocked: members.isBlocked,
      provenAt: members.provenAt,
      company: companies.name,
      companyEmail: companies.email,
    })
    .from(members)
    .leftJoin(companies, eq(companies.memberId, members.id))
    .where(eq(members.id, id));
  if (!found) return undefined;
  const isKnown = isBusiness(found.role as Role) && !found.isBlocked && found.provenAt !== null;
  return id === readerId || isKnown ? found : undefined;
}
