import { isBuyer } from '@plyhaat/contract/core/roles';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import type pg from 'pg';
import { views } from '#modules/sellers/sellers.tables.ts';
import { daysAfter, indianDay } from '#platform/indian-day.ts';
import { copyInto } from './copy.ts';
import { memberId } from './member-id.ts';
import type { People } from './members.seed.ts';
import { productsBySeller } from './products-by-seller.ts';
import type { Random } from './random.ts';

const DAYS = 90;
/** The two sample sellers: enough to compare ninety days with the ninety before. */
const SAMPLES = /^900000000[23]$/;
const SAMPLE_DAYS = 180;
const SAMPLE_LIVELINESS = 7;
/** Of the looks at a store, so many in a hundred are a signed-in member's. */
const MEMBERS = 0.15;
/** Looks at products for each look at the store; of stores beyond these many only the store is looked at. */
const PRODUCTS_A_STORE = 2.2;
const STORES_WITH_PRODUCTS = 100;
/** Sunday first: the trade rests on Sundays and slows down on Saturdays. */
const WEEK = [0.35, 1, 1.1, 1.05, 1.1, 1, 0.8] as const;

type Pace = { readonly liveliness: number; readonly days: number };

const paceOf = (own: Random, phone: string, joinedDaysAgo: number): Pace =>
  SAMPLES.test(phone)
    ? { liveliness: SAMPLE_LIVELINESS, days: Math.min(SAMPLE_DAYS, joinedDaysAgo) }
    : { liveliness: 0.4 + own.next() ** 2 * 4, days: Math.min(DAYS, joinedDaysAgo) };

/** More every week, fewer on a Sunday, and on the first day only as many as it is late. */
function countOn(own: Random, day: string, { liveliness, days }: Pace, ago: number, at: Date): number {
  const growth = 1.25 - (0.5 * ago) / days;
  const weekday = WEEK[new Date(day).getUTCDay()] ?? 1;
  const gone = ago === 0 ? (at.getTime() - Date.parse(`${day}T00:00+05:30`)) / DAY_MS : 1;
  return Math.round(liveliness * growth * weekday * gone * (0.6 + 0.8 * own.next()));
}

type Look = Pick<typeof views.$inferInsert, 'kind' | 'thingId' | 'viewerId'> & { readonly visitor: string };

function* looksOn(
  own: Random,
  storeId: string,
  productIds: readonly string[],
  seen: number,
  buyers: readonly string[],
) {
  const members = own.some(buyers, Math.round(seen * MEMBERS));
  for (let turn = 0; turn < seen; turn++) {
    const viewerId = members[turn] ?? null;
    yield { kind: 'seller', thingId: storeId, viewerId, visitor: viewerId ?? `stranger ${turn}` } satisfies Look;
  }
  if (productIds.length === 0) return;
  for (let turn = 0; turn < Math.round(seen * PRODUCTS_A_STORE); turn++) {
    // The first of a store's products draw most of the looks.
    const thingId = productIds[Math.floor(own.next() ** 2 * productIds.length)] ?? storeId;
    yield { kind: 'product', thingId, viewerId: null, visitor: `stranger ${turn}` } satisfies Look;
  }
}

/** Looks at the stores and their products, more of them on some than on others; the figure is their number. */
export async function seedViews(client: pg.ClientBase, random: Random, { sellers, people }: People, at: Date) {
  const buyers = people.filter(({ role }) => isBuyer(role)).map(({ slug }) => memberId(slug));
  const productsOf = await productsBySeller(client);
  const today = indianDay(at);
  function* looks() {
    for (const [place, { slug, phone, joinedDaysAgo }] of sellers.entries()) {
      const own = random.fork(slug);
      const pace = paceOf(own, phone, joinedDaysAgo);
      const ownerId = memberId(slug);
      const productIds = place < STORES_WITH_PRODUCTS ? (productsOf.get(ownerId) ?? []) : [];
      for (let ago = pace.days; ago >= 0; ago--) {
        const day = daysAfter(today, -ago);
        const createdAt = new Date(at.getTime() - ago * DAY_MS);
        const seen = countOn(own, day, pace, ago, at);
        for (const look of looksOn(own, ownerId, productIds, seen, buyers)) yield { ...look, ownerId, day, createdAt };
      }
    }
  }
  const columns = ['kind', 'thingId', 'ownerId', 'day', 'visitor', 'viewerId', 'createdAt'] as const;
  await copyInto(client, views, columns, looks());
  await client.query(`update seller_figures set profile_views = counted.n
    from (select owner_id, count(*)::int n from views where kind = 'seller' group by 1) counted
   where counted.owner_id = seller_figures.member_id`);
}
