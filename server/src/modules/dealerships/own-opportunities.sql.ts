import type { OwnOpportunity } from '@plyhaat/contract/dealerships/opportunity-form';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { categories } from '#modules/catalog/catalog.tables.ts';
import { cities } from '#modules/places/places.tables.ts';
import { views } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import { applications, opportunities } from './dealerships.tables.ts';
import { FIELDS, JOINED, LATEST, PUBLIC } from './opportunities.fields.sql.ts';

/** What an owner says and staff decide on, by column. */
const COLUMNS = {
  organisationName: 'organisation_name',
  type: 'type',
  brand: 'brand',
  product: 'product',
  categoryIds: 'category_ids',
  stateId: 'state_id',
  cityIds: 'city_ids',
  image: 'image',
  logo: 'logo',
  description: 'description',
} as const;
type Name = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as Name[];
export type OpportunityContent = Pick<typeof opportunities.$inferSelect, Name>;

const contentOf = (row: OpportunityContent) =>
  Object.fromEntries(NAMES.map((name) => [name, row[name]])) as OpportunityContent;
const readWaiting = (waiting: Record<string, unknown>) =>
  Object.fromEntries(NAMES.map((name) => [name, waiting[COLUMNS[name]] ?? null])) as OpportunityContent;
const writeWaiting = (content: OpportunityContent) =>
  Object.fromEntries(NAMES.map((name) => [COLUMNS[name], content[name]]));

export const isSameContent = (a: OpportunityContent, b: OpportunityContent): boolean =>
  NAMES.every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]));

/** One, held until the transaction ends: as the public sees it (`shown`) and as it was saved last. */
export async function lockOpportunity(db: Db, id: string) {
  const [row] = await db
    .select({
      row: opportunities,
      over: sql<boolean>`${opportunities.approval} = 'APPROVED' and coalesce(${opportunities.endsAt} <= now(), false)`,
    })
    .from(opportunities)
    .where(eq(opportunities.id, id))
    .for('update');
  if (!row) return undefined;
  const shown = contentOf(row.row);
  return { ...row.row, over: row.over, shown, latest: row.row.waiting ? readWaiting(row.row.waiting) : shown };
}
export type LockedOpportunity = NonNullable<Awaited<ReturnType<typeof lockOpportunity>>>;

type New = {
  readonly id: string;
  readonly ownerId: string;
  readonly days: number;
  readonly content: OpportunityContent;
};
export async function insertOpportunity(db: Db, { id, ownerId, days, content }: New): Promise<string> {
  const version = newId();
  await db.insert(opportunities).values({ id, ownerId, days, version, ...content });
  return version;
}

/** A save of a public opportunity waits beside it; any other save overwrites the earlier one. */
export async function saveOpportunity(
  db: Db,
  { id, approval }: LockedOpportunity,
  content: OpportunityContent,
): Promise<string> {
  const version = newId();
  const where =
    approval === 'APPROVED' ? { waiting: writeWaiting(content) } : { approval: 'PENDING' as const, ...content };
  const review = { review: 'PENDING' as const, rejectReason: null, submittedAt: sql`now()`, decidedAt: null };
  await db
    .update(opportunities)
    .set({ version, updatedAt: sql`now()`, ...review, ...where })
    .where(eq(opportunities.id, id));
  return version;
}

/** Takes a waiting change back: the public version is the newest again. */
export const dropWaiting = (db: Db, id: string) =>
  db
    .update(opportunities)
    .set({ waiting: null, review: 'APPROVED', rejectReason: null, version: newId() })
    .where(eq(opportunities.id, id));

/** The newest save becomes what the public sees. Its days run from the first approval. */
export const approveOpportunity = (db: Db, { id, approval, latest }: LockedOpportunity) =>
  db
    .update(opportunities)
    .set({
      ...latest,
      approval: 'APPROVED',
      review: 'APPROVED',
      waiting: null,
      rejectReason: null,
      decidedAt: sql`now()`,
      ...(approval !== 'APPROVED' && { endsAt: sql`now() + make_interval(days => ${opportunities.days})` }),
    })
    .where(eq(opportunities.id, id));

/** A rejected version keeps its content, so that the owner can correct it. */
export const rejectOpportunity = (db: Db, { id, approval }: LockedOpportunity, reason: string) =>
  db
    .update(opportunities)
    .set({
      review: 'REJECTED',
      rejectReason: reason,
      decidedAt: sql`now()`,
      approval: approval === 'APPROVED' ? 'APPROVED' : 'REJECTED',
    })
    .where(eq(opportunities.id, id));

export const deleteOpportunityRow = (db: Db, id: string) => db.delete(opportunities).where(eq(opportunities.id, id));

/** How far one is, for its owner. */
const OWNER_FIELDS = sql`
  'approved', own.review, 'isPublic', own.approval = 'APPROVED', 'rejectReason', own.reject_reason,
  'state', case when own.approval = 'APPROVED' and own.ends_at <= now() then 'Ended'
    when own.approval = 'APPROVED' then 'Active' when own.review = 'REJECTED' then 'Rejected' else 'Pending' end,
  'ownLogo', opportunity.logo, 'days', own.days,
  'daysLeft', case when own.approval = 'APPROVED' and own.ends_at is not null
    then greatest(0, ceil(extract(epoch from own.ends_at - now()) / 86400))::integer end,
  'views', (select count(*)::integer from ${views} as seen where seen.thing_id = own.id and seen.kind = 'opportunity'),
  'applications', (select json_build_object('total', count(*), 'new', count(*) filter (where answer.status = 'new'))
    from ${applications} as answer where answer.opportunity_id = own.id)`;

export type OwnRow = { readonly card: OwnOpportunity; readonly ownerId: string; readonly closed: string[] };
type Reading = { readonly limit: number; readonly offset: number; readonly version?: 'latest' | 'public' };

/** What owners saved last, newest first; `closed` are the files that are not public. */
export async function selectOwn(db: Db, where: SQL, { limit, offset, version = 'latest' }: Reading): Promise<OwnRow[]> {
  const { rows } = await db.execute<OwnRow>(sql`
    select json_build_object(${FIELDS}, ${OWNER_FIELDS}) as card, own.owner_id as "ownerId",
      array_remove(array[case when not file.open then file.path end, case when not logo_file.open then logo_file.path end],
        null) as closed
    from ${version === 'latest' ? LATEST : PUBLIC} ${JOINED} where ${where}
    order by own.created_at desc, own.id desc limit ${limit} offset ${offset}`);
  return rows;
}

export const countOwn = (db: Db, ownerId: string) => db.$count(opportunities, eq(opportunities.ownerId, ownerId));

/** Whether all of these cities lie in the state. */
export const areCitiesOf = async (db: Db, stateId: string, ids: readonly string[]): Promise<boolean> =>
  (await db.$count(cities, and(eq(cities.stateId, stateId), inArray(cities.id, [...ids])))) === ids.length;

export const areCategories = async (db: Db, ids: readonly string[]): Promise<boolean> =>
  (await db.$count(categories, inArray(categories.id, [...ids]))) === ids.length;

/** Opportunities in one category are in the other from now on, each named once and in the owner's order. */
export const moveCategory = (db: Db, from: string, into: string) =>
  db
    .update(opportunities)
    .set({
      categoryIds: sql`array(select id from (select replaced.id, min(place) as place
        from unnest(array_replace(${opportunities.categoryIds}, ${from}::uuid, ${into}::uuid))
          with ordinality as replaced(id, place) group by replaced.id) as once order by place)`,
    })
    .where(sql`${from}::uuid = any(${opportunities.categoryIds})`);
