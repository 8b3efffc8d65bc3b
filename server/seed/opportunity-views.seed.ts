import { DAY_MS } from '@plyhaat/contract/core/time-units';
import type pg from 'pg';
import { views } from '#modules/sellers/sellers.tables.ts';
import { indianDay } from '#platform/indian-day.ts';
import { copyInto } from './copy.ts';
import type { Random } from './random.ts';

/** Visitors a day, at most. */
const MOST = 9;

type Seen = { readonly id: string; readonly ownerId: string; readonly createdAt: Date; readonly until: Date };

/** Looks at opportunities from their first day on. */
export async function seedOpportunityViews(client: pg.ClientBase, random: Random, seen: readonly Seen[]) {
  function* looks() {
    for (const { id, ownerId, createdAt, until } of seen) {
      const own = random.fork(id);
      for (let at = createdAt.getTime(); at <= until.getTime(); at += DAY_MS) {
        const moment = new Date(at);
        for (let turn = own.int(1, MOST); turn > 0; turn--)
          yield {
            kind: 'opportunity' as const,
            thingId: id,
            ownerId,
            day: indianDay(moment),
            visitor: `stranger ${turn}`,
            createdAt: moment,
          };
      }
    }
  }
  await copyInto(client, views, ['kind', 'thingId', 'ownerId', 'day', 'visitor', 'createdAt'], looks());
}
