import { MOST_COUNTED } from '@plyhaat/contract/admin/lists';
import { maskPhone } from '@plyhaat/contract/core/phone';
import type { MemberFilter, MemberRow } from '@plyhaat/contract/identity/staff/members';
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { memberSubscriptions, plans } from '#modules/billing/billing.tables.ts';
import { isTermEnding } from '#modules/billing/staff/ending.reads.sql.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureOf } from '#modules/media/pictures.reads.sql.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import { sellerFigures } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { cutPage, idsAfter, pageIds } from '#platform/db/long-list.sql.ts';
import { isoTime } from '#platform/db/sql.ts';
import type { Page } from '#platform/lists/staff-list.sql.ts';
import { companies, members } from '../identity.tables.ts';
import { lookedUp, memberStatus } from './member-lookup.reads.sql.ts';

const isVerified = sql`exists (select from ${companies} as checked
  where checked.member_id = ${members.id} and checked.is_verified)`;

const statusIs = (status: MemberFilter['standing']): SQL | undefined => {
  if (status === 'blocked') return sql`${members.isBlocked}`;
  if (status === 'unproven') return isNull(members.provenAt);
  return status && and(sql`not ${members.isBlocked}`, isNotNull(members.provenAt));
};

const conditions = ({
  search,
  q = search,
  role,
  standing: status,
  verified,
  stateId,
  planEnds,
}: MemberFilter): SQL | undefined =>
  and(
    q ? lookedUp(q) : undefined,
    role ? eq(members.role, role) : undefined,
    statusIs(status),
    verified === undefined ? undefined : verified ? isVerified : sql`not ${isVerified}`,
    stateId ? eq(members.stateId, stateId) : undefined,
    planEnds
      ? sql`${members.id} in (select ${memberSubscriptions.memberId} from ${memberSubscriptions} where ${isTermEnding(planEnds)})`
      : undefined,
  );

const ORDERS: Readonly<Record<MemberFilter['sort'], readonly SQL[]>> = {
  name: [asc(members.listName), asc(members.id)],
  '-name': [desc(members.listName), desc(members.id)],
  joined: [asc(members.createdAt), asc(members.id)],
  '-joined': [desc(members.createdAt), desc(members.id)],
  seen: [sql`${members.lastSeenAt} asc nulls first`, desc(members.id)],
  '-seen': [sql`${members.lastSeenAt} desc nulls last`, asc(members.id)],
};

const asIso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** The plan that runs now, the one that ends last. */
const plan = sql<MemberRow['plan']>`(
  select json_build_object('name', plan.name, 'startsAt', ${asIso('term.starts_at')}, 'endsAt', ${asIso('term.ends_at')})
    from ${memberSubscriptions} as term join ${plans} as plan on plan.id = term.plan_id
   where term.member_id = ${members.id} and term.starts_at <= now() and term.ends_at > now()
   order by term.ends_at desc limit 1)`;

const FIELDS = {
  _id: members.id,
  slug: members.slug,
  name: members.name,
  company: companies.name,
  role: members.role,
  phone: members.phone,
  gstNumber: companies.gstNumber,
  picture: pictureOf(mediaFiles),
  city: cities.name,
  state: states.name,
  standing: memberStatus,
  isVerified: sql<boolean>`coalesce(${companies.isVerified}, false)`,
  plan,
  products: sql<number>`coalesce(${sellerFigures.productCount}, 0)`,
  joinedAt: isoTime(members.createdAt),
  lastSeenAt: sql<string | null>`${isoTime(members.lastSeenAt)}`,
};

const listed = (db: Db) =>
  db
    .select(FIELDS)
    .from(members)
    .leftJoin(companies, eq(companies.memberId, members.id))
    .leftJoin(mediaFiles, eq(mediaFiles.path, members.profileImage))
    .leftJoin(cities, eq(cities.id, members.cityId))
    .leftJoin(states, eq(states.id, members.stateId))
    .leftJoin(sellerFigures, eq(sellerFigures.memberId, members.id));

const masked = <Row extends { readonly phone: string }>(row: Row): Row => ({ ...row, phone: maskPhone(row.phone) });

async function selectMemberPage(db: Db, filter: MemberFilter, page: Page) {
  const order = ORDERS[filter.sort];
  const where = conditions(filter);
  const isSearch = (filter.q ?? filter.search ?? filter.planEnds) !== undefined;
  const list = { table: sql`${members}`, id: sql`${members.id}`, where, order, isSearch };
  const { ids, total } = await pageIds(db, MOST_COUNTED, list, page);
  const rows =
    ids.length > 0
      ? await listed(db)
          .where(inArray(members.id, ids))
          .orderBy(...order)
      : [];
  return { ...cutPage(rows.map(masked), page.perPage), total };
}

export const selectMemberRow = async (db: Db, id: string): Promise<MemberRow | undefined> =>
  (await listed(db).where(eq(members.id, id))).map(masked)[0];

/** For a file of all of them: so many after this one, by their ids. */
async function selectMembersAfter(db: Db, where: SQL | undefined, last: string | undefined, most: number) {
  const ids = await idsAfter(db, { table: sql`${members}`, id: sql`${members.id}`, where, last, most });
  return ids.length > 0 ? (await listed(db).where(inArray(members.id, ids)).orderBy(members.id)).map(masked) : [];
}

export const memberList = { id: members.id, where: conditions, page: selectMemberPage, after: selectMembersAfter };
