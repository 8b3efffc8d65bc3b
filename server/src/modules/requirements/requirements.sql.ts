import { maskPhone } from '@plyhaat/contract/core/phone';
import type { Requirement, RequirementListQuery } from '@plyhaat/contract/requirements/requirements';
import { type SQL, sql } from 'drizzle-orm';
import { categories } from '#modules/catalog/catalog.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared, unprepared } from '#platform/db/prepared.ts';
import { likeWords } from '#platform/db/sql.ts';
import { quotes } from './quotes.tables.ts';
import { requirementMatches, requirements } from './requirements.tables.ts';

const moment = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** One that waits for staff, or was rejected, is Pending, however far it was. */
const STATUS =
  sql.raw(`case when requirement.approval <> 'APPROVED' and requirement.status in ('Active', 'Expired') then 'Pending'
  else requirement.status end`);

/** JSON of the database, so that no row is mapped in JavaScript. */
const FIELDS = sql`
  '_id', requirement.id, 'userId', requirement.buyer_id, 'productName', requirement.title,
  'description', requirement.description, 'quantity', requirement.quantity, 'value', requirement.budget,
  'stateId', state.id, 'cityId', city.id, 'stateName', state.name, 'cityName', city.name,
  'category', case when category.id is not null
    then json_build_object('_id', category.id, 'name', category.name) end,
  'phone', buyer.phone, 'status', ${STATUS},
  'approved', requirement.approval, 'rejectReason', requirement.reject_reason,
  'featured', requirement.is_featured,
  'expiresAt', ${moment('requirement.expires_at')},
  'createdAt', ${moment('requirement.created_at')}, 'updatedAt', ${moment('requirement.updated_at')}`;

const COUNTS = sql`
  'matchedSellers', (select count(*)::integer from ${requirementMatches} as match where match.requirement_id = requirement.id),
  'quotes', (select count(*)::integer from ${quotes} as quote
    where quote.requirement_id = requirement.id and quote.state <> 'withdrawn')`;

const JOINED = sql`
  join ${members} as buyer on buyer.id = requirement.buyer_id
  join ${states} as state on state.id = requirement.state_id
  join ${cities} as city on city.id = requirement.city_id
  left join ${categories} as category on category.id = requirement.category_id`;

/** What anybody may find. */
const OPEN = sql`requirement.status = 'Active' and requirement.approval = 'APPROVED' and not exists (
  select from ${members} as blocked where blocked.id = requirement.buyer_id and blocked.is_blocked)`;
/** What anybody may open: also what is over. */
const READABLE = sql`requirement.status in ('Active', 'Completed', 'Expired') and requirement.approval = 'APPROVED'
  and not buyer.is_blocked`;

/** The number itself comes from a lead. */
const masked = ({ approved: _, rejectReason: __, ...row }: Requirement): Requirement => ({
  ...row,
  phone: maskPhone(row.phone),
});

type RequirementFilter = 'userId' | 'status' | 'state' | 'categories' | 'quantity' | 'days' | 'matching' | 'q';
const CONDITIONS: Readonly<Record<RequirementFilter, SQL>> = {
  userId: sql`requirement.buyer_id = ${sql.placeholder('userId')}::uuid`,
  status: sql`${STATUS} = ${sql.placeholder('status')}`,
  state: sql`requirement.state_id = ${sql.placeholder('state')}::uuid`,
  categories: sql`requirement.category_id in (select id from ${categories}
    where id = any(${sql.placeholder('categories')}::uuid[])
       or parent_id = any(${sql.placeholder('categories')}::uuid[]))`,
  quantity: sql`requirement.amount >= ${sql.placeholder('quantity')}::numeric`,
  days: sql`requirement.created_at > now() - make_interval(days => ${sql.placeholder('days')}::integer)`,
  matching: sql`exists (select from ${requirementMatches} as match
    where match.requirement_id = requirement.id and match.seller_id = ${sql.placeholder('me')}::uuid)`,
  q: sql`requirement.title || ' ' || requirement.description ilike all(${sql.placeholder('words')}::text[])`,
};
const KINDS = Object.keys(CONDITIONS) as RequirementFilter[];
const isChosen = (value: RequirementListQuery[RequirementFilter]) =>
  typeof value === 'string' || Array.isArray(value) ? value.length > 0 : Boolean(value);

type RequirementList = { data: Requirement[]; total: number };

/** A page, the featured and the newest first; `own` also has what is not open, with the number itself. */
export async function selectRequirements(
  db: Db,
  query: RequirementListQuery,
  { own, me }: { readonly own: boolean; readonly me: string | null },
): Promise<RequirementList> {
  const { page, perPage, q, ...values } = query;
  const kinds = KINDS.filter((kind) => isChosen(query[kind]) && (kind !== 'matching' || me));
  const build = () => {
    const all = sql.join([own ? sql`true` : OPEN, ...kinds.map((kind) => CONDITIONS[kind])], sql` and `);
    const fields = own ? sql`${FIELDS}, ${COUNTS}` : FIELDS;
    const source = sql`${requirements} as requirement where ${all}`;
    const range = sql.raw(`limit ${perPage} offset ${(page - 1) * perPage}`);
    const order = sql.raw(
      `${own ? '' : 'requirement.is_featured desc nulls last, '}requirement.created_at desc nulls last, requirement.id`,
    );
    return sql`
      select (select count(*)::integer from ${source}) as total,
             (select coalesce(json_agg(json_build_object(${fields}) order by ${order}), '[]')
                from (select * from ${source} order by ${order} ${range}) as requirement ${JOINED}) as data`;
  };
  const chosen = { ...values, me, words: likeWords(q) };
  const name = ['requirements', perPage, own ? 'own' : 'open', ...kinds].join(' ');
  const rows =
    page > 1 ? unprepared<RequirementList>(db, build(), chosen) : prepared<RequirementList>(db, name, build, chosen);
  const { data, total } = (await rows)[0] ?? { data: [], total: 0 };
  return { data: own ? data : data.map(masked), total };
}

export type Reader = { readonly id: string; readonly isStaff: boolean } | null;

/** One that is or was open; for its buyer and staff any, with the number itself. */
export async function selectRequirement(db: Db, id: string, reader: Reader): Promise<Requirement | undefined> {
  const build = () => sql`
    select json_build_object(${FIELDS}, ${COUNTS}) as data, (${READABLE}) as open
      from ${requirements} as requirement ${JOINED} where requirement.id = ${sql.placeholder('id')}::uuid`;
  type Row = { data: Requirement; open: boolean };
  const [row] = await prepared<Row>(db, 'requirement', build, { id });
  if (!row) return undefined;
  if (reader?.isStaff || reader?.id === row.data.userId) return row.data;
  return row.open ? masked(row.data) : undefined;
}
