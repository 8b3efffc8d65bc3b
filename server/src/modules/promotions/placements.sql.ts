import type { Approval } from '@plyhaat/contract/core/approval';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import { rowsOf } from '#platform/db/sql.ts';
import type { PlacementKind } from './kinds.sql.ts';

/** What a seller says, by column, as JSON has it. */
export type PlacementContent = Readonly<Record<string, string | number | boolean | null>>;

export type Placement = {
  readonly id: string;
  readonly ownerId: string;
  readonly approval: Approval;
  readonly review: Approval;
  readonly version: string;
  readonly submittedAt: string;
  readonly days: number;
  /** Whether the public version has begun, and whether all is over, by the database's clock. */
  readonly begun: boolean;
  readonly over: boolean;
  /** As the public sees it, or as it was first saved. */
  readonly shown: PlacementContent;
  /** As it was saved last. */
  readonly latest: PlacementContent;
};

const identifiers = (names: readonly string[], of?: string) =>
  sql.join(
    names.map((name) => (of ? sql`${sql.identifier(of)}.${sql.identifier(name)}` : sql.identifier(name))),
    sql`, `,
  );
const asJson = (content: PlacementContent) => sql`${JSON.stringify(content)}::jsonb`;

/** Moments as JSON writes them, so that two saves can be compared. */
const written = (value: unknown, column: string) =>
  column.endsWith('_at') && typeof value === 'string' ? new Date(value).toISOString() : value;
const contentOf = (kind: PlacementKind, row: PlacementContent): PlacementContent =>
  Object.fromEntries(kind.columns.map((column) => [column, written(row[column] ?? null, column)])) as PlacementContent;

/** Over: its time has ended. One that waits for its first approval is not over unless the seller chose its dates. */
export const isOver = (kind: PlacementKind, t: string): SQL =>
  kind.runsForDays
    ? sql.raw(`(${t}.approval = 'APPROVED' and ${t}.ends_at <= now())`)
    : sql.raw(`(${t}.ends_at <= now())`);

/** Whether its product still exists; otherwise the placement waits to be deleted. */
export const isWhole = ({ name }: PlacementKind, t: string): SQL =>
  sql.raw(`(${t}.product_id is not null${name === 'banner' ? ` or ${t}.kind <> 'productbanner'` : ''})`);

type Read = Omit<Placement, 'shown' | 'latest'> & {
  readonly row: PlacementContent & { readonly waiting: PlacementContent | null };
};

/** Locks a seller's placement until the transaction ends; our own banners are left out. */
export async function lockPlacement(db: Db, kind: PlacementKind, id: string): Promise<Placement | undefined> {
  const [found] = await rowsOf<Read>(
    db,
    sql`select t.id, t.owner_id as "ownerId", t.approval, t.review, t.version, t.submitted_at::text as "submittedAt",
        t.days, to_jsonb(t) as row,
        t.approval = 'APPROVED' and t.starts_at <= now() as begun, ${isOver(kind, 't')} as over
      from ${kind.table} as t where t.id = ${id} and t.owner_id is not null and ${isWhole(kind, 't')} for update`,
  );
  if (!found) return undefined;
  const { row, ...placement } = found;
  const shown = contentOf(kind, row);
  return { ...placement, shown, latest: row.waiting ? contentOf(kind, { ...row, ...row.waiting }) : shown };
}

type New = { readonly id: string; readonly ownerId: string; readonly days: number; readonly content: PlacementContent };

/** Stored under review; the version is what a decision must name. */
export async function insertPlacement(
  db: Db,
  kind: PlacementKind,
  { id, ownerId, days, content }: New,
): Promise<string> {
  const version = newId();
  await db.execute(sql`insert into ${kind.table} (id, owner_id, version, days, ${identifiers(kind.columns)})
    select ${id}::uuid, ${ownerId}::uuid, ${version}::uuid, ${days}::integer, ${identifiers(kind.columns, 'saved')}
      from jsonb_populate_record(null::${kind.table}, ${asJson(content)}) as saved`);
  return version;
}

const layColumns = (kind: PlacementKind) =>
  sql`(${identifiers(kind.columns)}) = row(${identifiers(kind.columns, 'saved')})`;

/** A save of a public placement waits beside it; any other save overwrites the earlier one (PROMO-4). */
export async function saveVersion(
  db: Db,
  kind: PlacementKind,
  { id, approval }: Placement,
  content: PlacementContent,
): Promise<string> {
  const version = newId();
  const waits = approval === 'APPROVED';
  await db.execute(sql`update ${kind.table} as t
    set version = ${version}::uuid, review = 'PENDING', reject_reason = null, submitted_at = now(), decided_at = null,
      ${waits ? sql`waiting = ${asJson(content)}` : sql`approval = 'PENDING', ${layColumns(kind)}`}
    from jsonb_populate_record(null::${kind.table}, ${asJson(content)}) as saved where t.id = ${id}`);
  return version;
}

/** Takes a waiting change back: the public version is the newest again. */
export const dropWaiting = (db: Db, kind: PlacementKind, id: string) =>
  db.execute(sql`update ${kind.table} set waiting = null, review = 'APPROVED', reject_reason = null,
    version = ${newId()}::uuid where id = ${id}`);

/** The newest save becomes what the public sees. One that runs for days begins now at the earliest. */
export async function approveLatest(db: Db, kind: PlacementKind, placement: Placement): Promise<void> {
  await db.execute(sql`update ${kind.table} as t
    set approval = 'APPROVED', review = 'APPROVED', waiting = null, reject_reason = null, decided_at = now(),
      ${layColumns(kind)}
    from jsonb_populate_record(null::${kind.table}, ${asJson(placement.latest)}) as saved where t.id = ${placement.id}`);
  if (kind.runsForDays && placement.approval !== 'APPROVED')
    await db.execute(sql`update ${kind.table} set starts_at = greatest(starts_at, now()),
      ends_at = greatest(starts_at, now()) + make_interval(days => days) where id = ${placement.id}`);
}

/** A rejected version keeps its content, so that the owner can correct it. */
export const rejectLatest = (db: Db, kind: PlacementKind, { id, approval }: Placement, reason: string) =>
  db.execute(sql`update ${kind.table} set review = 'REJECTED', reject_reason = ${reason}, decided_at = now(),
    approval = ${approval === 'APPROVED' ? 'APPROVED' : 'REJECTED'} where id = ${id}`);

export const deletePlacement = (db: Db, kind: PlacementKind, id: string) =>
  db.execute(sql`delete from ${kind.table} where id = ${id}`);

export const setSwitch = (db: Db, kind: PlacementKind, id: string, on: boolean) =>
  db.execute(sql`update ${kind.table} set is_active = ${on} where id = ${id}`);

/** Those whose product is gone. */
export const deleteOrphans = async (db: Db, kind: PlacementKind): Promise<string[]> =>
  (
    await rowsOf<{ id: string }>(
      db,
      sql`delete from ${kind.table} as t where t.owner_id is not null and not ${isWhole(kind, 't')} returning id`,
    )
  ).map(({ id }) => id);
