import { HOUR_MS } from '@plyhaat/contract/core/time-units';
import type pg from 'pg';
import { reelVisits } from '#modules/reels/reels.tables.ts';
import { copyInto } from './copy.ts';
import type { Random } from './random.ts';

/** A reel is seen most while it is new. */
const FADING = 1.7;

/** The hour of the Indian clock, which begins at half past elsewhere. */
const hourOf = (time: number) => new Date(Math.floor(time / HOUR_MS - 0.5) * HOUR_MS + HOUR_MS / 2);

/** Most stay for three seconds, few tap a product. */
const stagesOf = (chance: number) =>
  (['view', 'watched', 'tap'] as const).slice(0, chance < 0.07 ? 3 : chance < 0.62 ? 2 : 1);

type Played = { readonly id: string; readonly created_at: Date; readonly view_count: number };

/** Every play that a reel's figure counts, since its first day. */
export async function seedPlays(client: pg.ClientBase, random: Random, at: Date): Promise<void> {
  const { rows } = await client.query<Played>(
    'select id, created_at, view_count from reels where view_count > 0 order by id',
  );
  function* visits() {
    for (const { id, created_at: createdAt, view_count: viewCount } of rows) {
      const own = random.fork(id);
      const age = at.getTime() - createdAt.getTime();
      for (let turn = 0; turn < viewCount; turn++) {
        const time = createdAt.getTime() + own.next() ** FADING * age;
        const visit = { reelId: id, hour: hourOf(time), at: new Date(time), visitor: `stranger ${turn}` };
        for (const kind of stagesOf(own.next())) yield { ...visit, kind };
      }
    }
  }
  await copyInto(client, reelVisits, ['reelId', 'kind', 'hour', 'at', 'visitor'], visits());
  for (const statement of FROM_REELS) await client.query(statement);
}

/** A part of the leads came from a reel: the seller's latest one by then, while it was new. */
const FROM_REELS = [
  `update leads set reel_id = seen.reel_id, source = 'reel'
     from (select lead.id, (select reel.id from reels as reel where reel.owner_id = lead.seller_id and reel.shown
             and reel.created_at between lead.created_at - interval '45 days' and lead.created_at order by reel.created_at desc limit 1) as reel_id
             from leads as lead where left(md5(lead.id::text), 1) < '4') as seen
    where seen.id = leads.id and seen.reel_id is not null`,
  `update lead_contacts set reel_id = leads.reel_id, source = 'reel'
     from leads where leads.id = lead_contacts.lead_id and leads.source = 'reel'`,
];
