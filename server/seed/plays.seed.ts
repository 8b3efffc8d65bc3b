import type pg from 'pg';
import { reelVisits } from '#modules/reels/reels.tables.ts';
import { daysAfter, indianDay } from '#platform/indian-day.ts';
import { copyInto } from './copy.ts';
import type { Random } from './random.ts';

const DAYS = 90;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Shops are open then, and phones looked at. */
const HOURS = [9, 21] as const;
const MOST_A_DAY = 12;

/** When the next hour of the Indian clock begins, which is half past elsewhere. */
const nextHour = (moment: Date) => new Date(Math.ceil(moment.getTime() / HOUR - 0.5) * HOUR + HOUR / 2);

/** Most stay for three seconds, few tap a product. */
const stagesOf = (chance: number) =>
  (['view', 'watched', 'tap'] as const).slice(0, chance < 0.07 ? 3 : chance < 0.62 ? 2 : 1);

type Played = { readonly id: string; readonly created_at: Date; readonly view_count: number };

/** Part of the plays that each reel's figure counts: the first at once, then a few a day, more of those that went round. */
export async function seedPlays(client: pg.ClientBase, random: Random, at: Date): Promise<void> {
  const { rows } = await client.query<Played>(
    'select id, created_at, view_count from reels where view_count > 0 order by id',
  );
  const today = indianDay(at);
  function* visits() {
    for (const { id, created_at: createdAt, view_count: viewCount } of rows) {
      const own = random.fork(id);
      const first = nextHour(createdAt);
      yield { reelId: id, kind: 'view' as const, hour: first, at: first, visitor: 'the first' };
      const days = Math.min(DAYS, Math.ceil((at.getTime() - createdAt.getTime()) / DAY));
      const fair = viewCount / (days + 1);
      for (let ago = days; ago >= 0; ago--) {
        const fresh = MOST_A_DAY / (1 + days - ago);
        const plays = Math.floor(Math.min(fair, 1 + viewCount / 2000 + fresh) * (0.5 + own.next() / 2));
        for (let turn = 0; turn < plays; turn++) {
          const clock = String(own.int(...HOURS)).padStart(2, '0');
          const hour = new Date(`${daysAfter(today, -ago)}T${clock}:00+05:30`);
          if (hour > createdAt && hour <= at)
            for (const kind of stagesOf(own.next()))
              yield { reelId: id, kind, hour, at: hour, visitor: `stranger ${turn}` };
        }
      }
    }
  }
  await copyInto(client, reelVisits, ['reelId', 'kind', 'hour', 'at', 'visitor'], visits());
}
