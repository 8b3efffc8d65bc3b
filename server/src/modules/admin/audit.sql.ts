import { type AuditFilter, type AuditRow, LATEST_ACTS } from '@plyhaat/contract/admin/audit';
import { MOST_COUNTED } from '@plyhaat/contract/admin/lists';
import { STAFF_ROLES } from '@plyhaat/contract/core/roles';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { members } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { countUpTo, cutPage } from '#platform/db/long-list.sql.ts';
import { auditLog } from '#platform/db/platform.tables.ts';
import { isoTime } from '#platform/db/sql.ts';
import { startOf } from '#platform/indian-day.ts';
import type { Page } from '#platform/lists/staff-list.sql.ts';
import { subjectName } from './audit-subjects.sql.ts';

export const auditId = auditLog.id;

export const auditConditions = ({ actor, action, kind, subject, from, to }: AuditFilter): SQL | undefined =>
  and(
    actor ? eq(auditLog.actorId, actor) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    kind ? eq(auditLog.subjectKind, kind) : undefined,
    subject ? eq(auditLog.subjectId, subject) : undefined,
    from ? sql`${auditLog.at} >= ${startOf(from)}` : undefined,
    to ? sql`${auditLog.at} < ${startOf(to, 1)}` : undefined,
  );

const FIELDS = {
  _id: auditLog.id,
  seq: sql<number>`${auditLog.seq}::int`,
  at: isoTime(auditLog.at),
  actorId: auditLog.actorId,
  actorName: members.name,
  actorRole: members.role,
  action: auditLog.action,
  kind: auditLog.subjectKind,
  subjectId: auditLog.subjectId,
  before: auditLog.before,
  after: auditLog.after,
  detail: auditLog.detail,
};

const ordered = (sort: AuditFilter['sort']) => {
  const way = sort === 'at' ? asc : desc;
  return [way(auditLog.at), way(auditLog.seq)] as const;
};

/** The rows of a page by their numbers: indexes alone find these, however deep the page is. */
const pageSeqs = (db: Db, filter: AuditFilter, { page, perPage }: Page) =>
  db
    .select({ seq: auditLog.seq })
    .from(auditLog)
    .where(auditConditions(filter))
    .orderBy(...ordered(filter.sort))
    .limit(perPage + 1)
    .offset((page - 1) * perPage);

const rowsWith = (db: Db, where: SQL | undefined, sort: AuditFilter['sort']) =>
  db
    .select({ ...FIELDS, subject: subjectName })
    .from(auditLog)
    .leftJoin(members, eq(members.id, auditLog.actorId))
    .where(where)
    .orderBy(...ordered(sort));

type Read = Awaited<ReturnType<typeof rowsWith>>[number];

const wire = ({ actorId, actorName, actorRole, detail: { reason, ...detail }, ...row }: Read): AuditRow => ({
  ...row,
  actor: actorId === null ? null : { _id: actorId, name: actorName, role: actorRole },
  reason: typeof reason === 'string' ? reason : null,
  detail,
});

export async function selectAuditPage(db: Db, filter: AuditFilter, page: Page) {
  const seqs = (await pageSeqs(db, filter, page)).flatMap(({ seq }) => (seq === null ? [] : [seq]));
  const rows = seqs.length > 0 ? await rowsWith(db, inArray(auditLog.seq, seqs), filter.sort) : [];
  const total = await countUpTo(db, MOST_COUNTED, sql`${auditLog}`, auditConditions(filter));
  return { ...cutPage(rows.map(wire), page.perPage), total };
}

/** Actions that change nothing. */
const LOOKED = ['see_as_read', 'take_review', 'give_back_review'];
/** How many rows are searched for staff's own changes, as rows of the site lie in between. */
const MOST_READ = 1000;

/** What staff changed last. */
export async function selectLatestActs(db: Db): Promise<AuditRow[]> {
  const acts = sql`(select recent.seq
    from (select * from ${auditLog} order by ${auditLog.at} desc, ${auditLog.seq} desc limit ${MOST_READ}) as recent
    join ${members} as actor on actor.id = recent.actor_id and actor.role = any(${sql.param([...STAFF_ROLES])})
   where recent.action <> all(${sql.param(LOOKED)}) order by recent.at desc, recent.seq desc limit ${LATEST_ACTS})`;
  return (await rowsWith(db, sql`${auditLog.seq} in ${acts}`, '-at')).map(wire);
}

/** The different values of a column, one jump of its index for each. */
async function distinct(db: Db, column: 'action' | 'subject_kind'): Promise<string[]> {
  const name = sql.identifier(column);
  const { rows } = await db.execute<{ value: string }>(sql`
    with recursive found as (
      (select ${name} as value from ${auditLog} order by ${name} limit 1)
      union all
      select (select ${name} from ${auditLog} where ${name} > found.value order by ${name} limit 1) from found
       where found.value is not null)
    select value from found where value is not null`);
  return rows.map(({ value }) => value);
}

const selectStaff = (db: Db) =>
  db
    .select({ _id: members.id, name: members.name })
    .from(members)
    .where(inArray(members.role, [...STAFF_ROLES]))
    .orderBy(asc(members.name), asc(members.id));

export const selectAuditWords = async (db: Db) => ({
  actions: await distinct(db, 'action'),
  kinds: await distinct(db, 'subject_kind'),
  staff: await selectStaff(db),
});

/** For a file of all of them: so many after this one, oldest first. */
export const selectAuditAfter = async (db: Db, where: SQL | undefined, after: number | undefined, most: number) =>
  (
    await db
      .select({ ...FIELDS, subject: sql<null>`null` })
      .from(auditLog)
      .leftJoin(members, eq(members.id, auditLog.actorId))
      .where(and(where, sql`${auditLog.seq} > ${after ?? 0}`))
      .orderBy(auditLog.seq)
      .limit(most)
  ).map(wire);
