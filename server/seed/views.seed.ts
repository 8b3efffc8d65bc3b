import type pg from 'pg';
import { views } from '#modules/sellers/sellers.tables.ts';
import { copyInto } from './copy.ts';
import { memberId } from './member-id.ts';
import type { People } from './members.seed.ts';
import type { Random } from './random.ts';

const DAY = 86_400_000;
const DAYS = 90;
/** Of the looks at a store, so many in a hundred are a signed-in member's. */
const MEMBERS = 0.15;

/** Ninety days of looks at the stores, more of them on some stores than on others; the figure is their number. */
export async function seedViews(client: pg.ClientBase, random: Random, { sellers, people }: People, at: Date) {
  const buyers = people.filter(({ role }) => role === 'USER');
  function* looks() {
    for (const { slug, joinedDaysAgo } of sellers) {
      const own = random.fork(slug);
      const liveliness = 0.4 + own.next() ** 2 * 4;
      for (let ago = Math.min(DAYS, joinedDaysAgo); ago >= 0; ago--) {
        const seen = Math.round(own.next() * 2 * liveliness);
        const members = own.some(buyers, Math.round(seen * MEMBERS));
        const time = new Date(at.getTime() - ago * DAY);
        for (let turn = 0; turn < seen; turn++) {
          const viewer = members[turn];
          const viewerId = viewer ? memberId(viewer.slug) : null;
          yield {
            kind: 'seller' as const,
            thingId: memberId(slug),
            ownerId: memberId(slug),
            day: time.toISOString().slice(0, 10),
            visitor: viewerId ?? `stranger ${ago} ${turn}`,
            viewerId,
            createdAt: time,
          };
        }
      }
    }
  }
  const columns = ['kind', 'thingId', 'ownerId', 'day', 'visitor', 'viewerId', 'createdAt'] as const;
  await copyInto(client, views, columns, looks());
  await client.query(`update seller_figures set profile_views = counted.n
    from (select owner_id, count(*)::int n from views where kind = 'seller' group by 1) counted
   where counted.owner_id = seller_figures.member_id`);
}
