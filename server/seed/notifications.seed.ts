import { HOUR_MS } from '@plyhaat/contract/core/time-units';
import { describe, NOTIFICATION_TYPES, type NotificationType } from '@plyhaat/contract/notifications/kinds';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { notifications } from '#modules/notifications/notifications.tables.ts';
import { idOf } from '#platform/db/id.ts';
import { memberId } from './member-id.ts';
import type { People } from './members.seed.ts';
import { EXAMPLES, OF_BUYERS } from './notifications.data.ts';
import { readWorld, type World } from './notifications.world.ts';
import type { Random } from './random.ts';

/** The sample buyer and both sample sellers. */
const SAMPLES = /^900000000[123]$/;
/** The newest are unread, and now and then an older one. */
const UNREAD_AT_FIRST = 6;
const UNREAD_EVERY = 11;
/** Everyday types come several times. */
const EVERYDAY: readonly NotificationType[] = ['contact', 'product_view', 'profile_view', 'product_review'];
const EVERYDAY_TIMES = 3;

/** Seeded rows are known by it, so that later starts of the demo can move them. */
export const DEMO_EVENT = 'demo ';

function rowsOf(random: Random, owner: string, types: readonly NotificationType[], world: World, at: Date) {
  const repeated = types.flatMap((type) =>
    Array<NotificationType>(EVERYDAY.includes(type) ? EVERYDAY_TIMES : 1).fill(type),
  );
  const others = random.some(repeated, repeated.length).filter((type) => type !== 'register');
  let ago = HOUR_MS / 4;
  // Whoever was welcomed was so before anything else.
  return [...others, 'register' as const].map((type, turn) => {
    const { payload, content } = EXAMPLES[type](world, turn) as { payload: object; content?: string };
    const createdAt = new Date(at.getTime() - ago);
    ago += HOUR_MS * (turn < UNREAD_AT_FIRST ? random.int(1, 5) : random.int(5, 28));
    const isUnread = turn < UNREAD_AT_FIRST || turn % UNREAD_EVERY === 0;
    return {
      id: idOf('notification', `${owner} ${turn}`),
      memberId: owner,
      eventId: `${DEMO_EVENT}${turn}`,
      type,
      payload,
      content: content ?? describe({ type, payload }, at.getTime()).text,
      readAt: isUnread ? null : new Date(createdAt.getTime() + HOUR_MS / 6),
      mailedAt: createdAt,
      createdAt,
    };
  });
}

/** Weeks of notifications for the sample members: of every type for the sellers, of a buyer's types for the buyer. */
export async function seedNotifications(client: pg.ClientBase, random: Random, { sellers, people }: People, at: Date) {
  const samples = [...sellers, ...people].filter(({ phone }) => SAMPLES.test(phone));
  for (const { slug, phone } of samples) {
    const owner = memberId(slug);
    const world = await readWorld(client, owner, at);
    if (!world) continue;
    const types = world.products.length > 0 ? NOTIFICATION_TYPES : OF_BUYERS;
    const rows = rowsOf(random.fork(phone), owner, types, world, at);
    await drizzle(client as pg.Client)
      .insert(notifications)
      .values(rows);
  }
}
