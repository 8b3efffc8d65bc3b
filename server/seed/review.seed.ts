import { ReviewKind } from '@plyhaat/contract/admin/admin';
import { HOUR_MS } from '@plyhaat/contract/core/time-units';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { reviewAssignments, reviewDecisions, reviewTemplates } from '#modules/admin/review.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { idOf } from '#platform/db/id.ts';
import { copyInto } from './copy.ts';
import { memberId } from './member-id.ts';
import type { Random } from './random.ts';
import { DECIDED, TEMPLATES } from './review.data.ts';

const MONTH_HOURS = 30 * 24;

const decisionIds = ReviewKind.options.flatMap((kind) =>
  Array.from({ length: DECIDED[kind][0] }, (_, n) => idOf('decision', `${kind} ${n}`)),
);

/** Most in a few hours, some over night: around the median, a few times longer or shorter. */
async function seedFigures(client: pg.ClientBase, random: Random, at: Date): Promise<void> {
  const rows = ReviewKind.options.flatMap((kind) => {
    const [count, hours] = DECIDED[kind];
    return Array.from({ length: count }, (_, n) => ({
      id: idOf('decision', `${kind} ${n}`),
      kind,
      approved: random.chance(kind === 'report' ? 0.4 : 0.86),
      seconds: Math.round(hours * 3600 * 4 ** (random.next() + random.next() - 1)),
      decidedAt: new Date(at.getTime() - (1 + random.next() * (MONTH_HOURS - 2)) * HOUR_MS),
    }));
  });
  await copyInto(client, reviewDecisions, ['id', 'kind', 'approved', 'seconds', 'decidedAt'], rows);
}

async function seedTemplates(client: pg.ClientBase, at: Date): Promise<void> {
  const rows = ReviewKind.options.flatMap((kind) =>
    TEMPLATES[kind].map(([title, text], n) => {
      // In this order: earlier ones stand first.
      const createdAt = new Date(at.getTime() - (200 - n) * 24 * HOUR_MS);
      return { id: idOf('template', `${kind} ${n}`), kind, title, text, createdAt, updatedAt: createdAt };
    }),
  );
  await copyInto(client, reviewTemplates, ['id', 'kind', 'title', 'text', 'createdAt', 'updatedAt'], rows);
}

/** Whom the demo lets be at work: the approver on products and a certificate, the administrator on a report. */
const TAKEN = [
  [
    'farida-merchant',
    'product',
    `select product_id as id from product_versions where state = 'PENDING' order by created_at, id offset 1 limit 2`,
  ],
  [
    'farida-merchant',
    'gst',
    `select c.member_id as id from companies c join member_files f on f.member_id = c.member_id and f.kind = 'document'
      where not c.is_verified and c.gst_number is not null
        and not exists (select 1 from gst_rejections r where r.member_id = c.member_id) order by c.name limit 1`,
  ],
  ['govind-kelkar', 'report', `select id from reports where state = 'PENDING' order by created_at, id limit 1`],
  [
    'govind-kelkar',
    'product',
    `select product_id as id from product_versions where state = 'PENDING' order by created_at, id offset 4 limit 1`,
  ],
] as const;

async function seedAssignments(client: pg.ClientBase, at: Date): Promise<void> {
  const rows: (typeof reviewAssignments.$inferInsert)[] = [];
  for (const [slug, kind, which] of TAKEN)
    for (const { id } of (await client.query<{ id: string }>(which)).rows) {
      const takenAt = new Date(at.getTime() - (rows.length + 2) * 240_000);
      // A day long, so that whoever looks around later still finds somebody at work.
      rows.push({ kind, thingId: id, memberId: memberId(slug), takenAt, until: new Date(at.getTime() + 24 * HOUR_MS) });
    }
  await copyInto(client, reviewAssignments, ['kind', 'thingId', 'memberId', 'takenAt', 'until'], rows);
}

/** Templates, a month of service figures, and who of the staff is at work on what. */
export async function seedReviewing(client: pg.ClientBase, random: Random, at: Date): Promise<void> {
  await seedTemplates(client, at);
  await seedFigures(client, random, at);
  await seedAssignments(client, at);
}

/** What waits, by the moment it came in; uploads, reels, comments and what dealers wait for are moved with their kin. */
const WAITING = [
  ['product_versions', 'created_at', `state = 'PENDING'`],
  ['reports', 'created_at', `state = 'PENDING'`],
  ['banners', 'submitted_at', `review = 'PENDING'`],
  ['arrivals', 'submitted_at', `review = 'PENDING'`],
  ['flash_sales', 'submitted_at', `review = 'PENDING'`],
  ['promotions', 'submitted_at', `review = 'PENDING'`],
  ['members', 'updated_at', `id in (select member_id from companies where not is_verified and gst_number is not null)`],
  ['seller_changes', 'created_at', `state = 'PENDING'`, 'member_id'],
] as const;
/** Ids of the demo are made of names (version 5), those of members' own rows of the time (version 7). */
const isDemo = (id: string) => `substring(${id}::text from 15 for 1) = '5'`;

async function moveWaiting(db: Db): Promise<void> {
  for (const [table, column, waits, id = 'id'] of WAITING) {
    const ours = `${isDemo(id)} and ${waits}`;
    await db.execute(
      sql.raw(`update ${table} set ${column} = ${column} + moved.days
        from (select make_interval(days => extract(day from now() - max(${column}))::integer) as days
                from ${table} where ${ours}) as moved
       where ${ours} and moved.days > interval '0'`),
    );
  }
}

/** The latest decision is of today, what waits came in lately, and what staff of the demo had taken they still have. */
export async function moveReviewing(db: Db): Promise<void> {
  const ids = sql.param(decisionIds);
  await db.execute(sql`update ${reviewDecisions} set decided_at = decided_at + moved.days
    from (select make_interval(days => extract(day from now() - max(decided_at))::integer) as days
            from ${reviewDecisions} where id = any(${ids}::uuid[])) as moved
   where id = any(${ids}::uuid[]) and moved.days > interval '0'`);
  await moveWaiting(db);
  await db.execute(sql`update ${reviewAssignments} set taken_at = now() - interval '9 minutes', until = now() + interval '1 day'
    where until - taken_at > interval '12 hours'`);
}
