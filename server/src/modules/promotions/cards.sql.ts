import { type SQL, sql } from 'drizzle-orm';
import { brands, categories, products } from '#modules/catalog/catalog.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureJson } from '#modules/media/pictures.reads.sql.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { PlacementKind } from './kinds.sql.ts';
import { isOver, isWhole } from './placements.sql.ts';

export const moment = (column: string): SQL =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** Approved and between its two moments, by the database's clock. */
export const RUNS = sql.raw(`t.approval = 'APPROVED' and t.starts_at <= now() and t.ends_at > now()`);

/** Milliseconds until the next one starts or ends: an answer can be cached until then. */
export const nextEdge = ({ table }: PlacementKind): SQL => sql`(
  select floor(extract(epoch from least(
    (select min(starts_at) from ${table} where approval = 'APPROVED' and starts_at > now()),
    (select min(ends_at) from ${table} where approval = 'APPROVED' and ends_at > now())) - now()) * 1000)::float8)`;

/** As saved last, whether or not that was decided; `own` is the row as the public sees it. */
export const latestOf = ({ table }: PlacementKind): SQL => sql`${table} as own
  cross join lateral jsonb_populate_record(own, coalesce(own.waiting, '{}')) as t`;
const publicOf = ({ table }: PlacementKind): SQL => sql`${table} as own cross join lateral (select own.*) as t`;

/** How far one is, for its owner. */
const ownerFields = (kind: PlacementKind): SQL => sql`
  'approved', own.review, 'isPublic', own.approval = 'APPROVED', 'rejectReason', own.reject_reason,
  'state', case when ${isOver(kind, 'own')} then 'Ended'
    when own.approval = 'APPROVED' and own.starts_at > now() then 'Scheduled'
    when own.approval = 'APPROVED' then 'Active'
    when own.review = 'REJECTED' then 'Rejected' else 'Pending' end`;

export const COMPANY = sql.raw('coalesce(company.name, member.name)');
export const PHONE = sql.raw('coalesce(company.phone, member.phone)');

/** Who sells it, as product cards have it. */
export const SELLER = sql`json_build_object('_id', member.id, 'slug', member.slug, 'name', member.name,
  'companyName', ${COMPANY}, 'cityName', city.name, 'stateName', state.name,
  'verifeied', coalesce(company.is_verified, false))`;

export const picture = pictureJson;

/** Everything a card shows beside the placement `t` itself. */
export const withSeller = (image: SQL): SQL => sql`
  join ${members} as member on member.id = t.owner_id
  left join ${companies} as company on company.member_id = member.id
  left join ${cities} as city on city.id = member.city_id
  left join ${states} as state on state.id = member.state_id
  left join ${mediaFiles} as file on file.path = ${image}`;
export const withProduct = sql`join ${products} as product on product.id = t.product_id`;
export const withKin = sql`
  join ${categories} as category on category.id = product.category_id
  left join ${brands} as brand on brand.id = product.brand_id
  left join ${mediaFiles} as main_file on main_file.path = product.main_image`;

/** How one kind is read: `t` is the placement, `fields` what its card says, `gate` and `shown` who may be seen at all. */
export type Shape = {
  readonly kind: PlacementKind;
  readonly fields: SQL;
  readonly joins: SQL;
  readonly gate: SQL;
  readonly shown: SQL;
  readonly order: SQL;
  /** The joined files that only whoever may see this version sees. */
  readonly files: readonly string[];
};

type Running<Card> = { readonly data: Card[]; readonly total: number; readonly edge: number | null };

/** A page of what runs, how many run and how long that holds, in one statement. `name` says how `filter` differs. */
export async function selectRunning<Card>(
  db: Db,
  { kind, fields, joins, gate, shown, order }: Shape,
  { name, filter }: { readonly name: string; readonly filter?: SQL },
  values: { readonly limit: number; readonly offset: number } & Record<string, unknown>,
): Promise<Running<Card>> {
  const from = sql`from ${kind.table} as t ${gate} where ${shown} ${filter ? sql`and ${filter}` : sql``}`;
  const [page] = await prepared<Running<Card>>(
    db,
    `running ${kind.name} ${name}`,
    () => sql`select
      (select coalesce(json_agg(json_build_object(${fields}) order by ${order}), '[]')
        from (select t.id ${from} order by ${order}
              limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}) as picked
        join ${kind.table} as t on t.id = picked.id ${joins}) as data,
      (select count(*)::integer ${from}) as total,
      ${nextEdge(kind)} as edge`,
    values,
  );
  return page ?? { data: [], total: 0, edge: null };
}

export type Own<Card> = { readonly card: Card; readonly ownerId: string; readonly closed: string[] };

type Reading = { readonly limit: number; readonly offset: number; readonly version?: 'latest' | 'public' };

/** What members saved last, newest first, whatever its state; `closed` are the files that are not public. */
export async function selectSaved<Card>(
  db: Db,
  { kind, fields, joins, files }: Shape,
  where: SQL,
  { limit, offset, version = 'latest' }: Reading,
): Promise<Own<Card>[]> {
  const closed = sql.raw(files.map((file) => `case when not ${file}.open then ${file}.path end`).join(', '));
  const { rows } = await db.execute<Own<Card>>(sql`
    select json_build_object(${fields}, ${ownerFields(kind)}) as card, own.owner_id as "ownerId",
      array_remove(array[${closed}], null) as closed
    from ${version === 'latest' ? latestOf(kind) : publicOf(kind)} ${joins} where own.owner_id is not null and ${isWhole(kind, 'own')} and ${where}
    order by own.created_at desc, own.id desc limit ${limit} offset ${offset}`);
  return rows;
}
