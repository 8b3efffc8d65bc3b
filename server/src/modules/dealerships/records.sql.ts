import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureOf } from '#modules/media/pictures.reads.sql.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import { isoTime, likeWords } from '#platform/db/sql.ts';
import type { QueueFilter, QueuePage } from '#platform/review/reviewable.ts';
import { holding } from '#platform/review/search.sql.ts';
import { dealerships } from './dealerships.tables.ts';

type Unset =
  | 'id'
  | 'ownerId'
  | 'approval'
  | 'version'
  | 'rejectReason'
  | 'submittedAt'
  | 'decidedAt'
  | 'createdAt'
  | 'updatedAt';
/** What a member says and staff decide on. */
export type RecordContent = Omit<typeof dealerships.$inferSelect, Unset>;

type File = { readonly path: string; readonly name: string; readonly bytes: number };
/** Document files in the member's order, as `documents` of the row names them. */
export const documentFilesOf = (paths: SQL) => sql<File[]>`(
  select coalesce(json_agg(json_build_object('path', file.path, 'bytes', file.bytes,
      'name', coalesce(file.name, substring(file.path from '[^/]+$'))) order by named.position), '[]')
    from unnest(${paths}) with ordinality as named(path, position)
    join ${mediaFiles} as file on file.path = named.path)`;

const reading = (db: Db) =>
  db
    .select({
      _id: dealerships.id,
      userId: dealerships.ownerId,
      name: dealerships.name,
      description: dealerships.description,
      address: dealerships.address,
      city: cities.name,
      state: states.name,
      cityId: dealerships.cityId,
      stateId: dealerships.stateId,
      gstCode: states.gstCode,
      pincode: dealerships.pincode,
      phone: dealerships.phone,
      email: dealerships.email,
      website: dealerships.website,
      businessType: dealerships.businessType,
      establishedYear: dealerships.establishedYear,
      gstNumber: dealerships.gstNumber,
      logo: dealerships.logo,
      logoPicture: pictureOf(mediaFiles),
      documentFiles: documentFilesOf(sql`${dealerships.documents}`),
      approval: dealerships.approval,
      version: dealerships.version,
      rejectReason: dealerships.rejectReason,
      submittedAt: isoTime(dealerships.submittedAt),
      createdAt: isoTime(dealerships.createdAt),
      updatedAt: isoTime(dealerships.updatedAt),
      owner: sql<{ _id: string; slug: string; name: string }>`json_build_object('_id', ${members.id},
        'slug', ${members.slug}, 'name', coalesce(${companies.name}, ${members.name}))`,
    })
    .from(dealerships)
    .innerJoin(members, eq(members.id, dealerships.ownerId))
    .leftJoin(companies, eq(companies.memberId, members.id))
    .innerJoin(cities, eq(cities.id, dealerships.cityId))
    .innerJoin(states, eq(states.id, dealerships.stateId))
    .leftJoin(mediaFiles, eq(mediaFiles.path, dealerships.logo));

export type RecordRow = Awaited<ReturnType<typeof reading>>[number];

const SEARCHED = sql`concat_ws(' ', ${dealerships.name}, ${cities.name}, ${states.name}, ${dealerships.businessType})`;

type Wanted = { readonly search: string; readonly page: number; readonly perPage: number };
export async function selectRecords(db: Db, ownerId: string, { search, page, perPage }: Wanted) {
  const words = likeWords(search);
  const where = and(
    eq(dealerships.ownerId, ownerId),
    words.length > 0 ? sql`${SEARCHED} ilike all(${sql.param(words)}::text[])` : undefined,
  );
  const rows = await reading(db)
    .where(where)
    .orderBy(desc(dealerships.createdAt), desc(dealerships.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { rows, total: await db.$count(reading(db).where(where).as('all_records')) };
}

export const selectRecord = async (db: Db, id: string): Promise<RecordRow | undefined> =>
  (await reading(db).where(eq(dealerships.id, id)))[0];

const wanted = ({ status, q }: QueueFilter) =>
  and(eq(dealerships.approval, status), holding(q, dealerships.name, companies.name, members.name));

/** What waits longest first, what was decided latest first. */
export const selectQueuedRecords = (db: Db, { status, q, limit, offset }: QueuePage): Promise<RecordRow[]> =>
  reading(db)
    .where(wanted({ status, q }))
    .orderBy(
      status === 'PENDING' ? asc(dealerships.submittedAt) : sql`${dealerships.decidedAt} desc nulls last`,
      asc(dealerships.id),
    )
    .limit(limit)
    .offset(offset);

export const countRecords = (db: Db, filter: QueueFilter) =>
  filter.q
    ? db.$count(reading(db).where(wanted(filter)).as('found'))
    : db.$count(dealerships, eq(dealerships.approval, filter.status));

export async function lockRecord(db: Db, id: string) {
  const [row] = await db.select().from(dealerships).where(eq(dealerships.id, id)).for('update');
  return row;
}

export const insertRecord = (db: Db, id: string, ownerId: string, content: RecordContent) =>
  db.insert(dealerships).values({ id, ownerId, version: newId(), ...content });

/** Another version, which staff have not seen. */
export const replaceRecord = (db: Db, id: string, content: RecordContent) =>
  db
    .update(dealerships)
    .set({
      ...content,
      version: newId(),
      approval: 'PENDING',
      rejectReason: null,
      decidedAt: null,
      submittedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(eq(dealerships.id, id));

export const decideRecord = (db: Db, id: string, approval: 'APPROVED' | 'REJECTED', rejectReason: string | null) =>
  db.update(dealerships).set({ approval, rejectReason, decidedAt: sql`now()` }).where(eq(dealerships.id, id));

export const deleteRecordRow = (db: Db, id: string) => db.delete(dealerships).where(eq(dealerships.id, id));

/** A state by its id or name. */
export async function findState(db: Db, named: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: states.id })
    .from(states)
    .where(or(sql`${states.id}::text = ${named.toLowerCase()}`, sql`lower(${states.name}) = ${named.toLowerCase()}`));
  return found?.id;
}

/** A city of a state by its id or name. */
export async function findCity(db: Db, stateId: string, named: string): Promise<string | undefined> {
  const byName = sql`lower(${cities.name}) = ${named.toLowerCase()}`;
  const [found] = await db
    .select({ id: cities.id })
    .from(cities)
    .where(and(eq(cities.stateId, stateId), or(sql`${cities.id}::text = ${named.toLowerCase()}`, byName)));
  return found?.id;
}
