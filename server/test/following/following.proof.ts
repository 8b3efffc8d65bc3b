import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Market, openMarket } from './market.ts';
import { DrillWriter, type Tally } from './writers.ts';

type Facets = Record<'brands' | 'categories', { _id: string; name: string; count: number }[]>;
type Listed = { readonly total: number; readonly data: { _id: string }[]; readonly facets: Facets };

const counted = (rows: readonly { name: string; count: number }[]) =>
  rows.map(({ name, count }) => `${name} ${count}`).sort();

/** The first list, its total and its facets, as the rows themselves say. */
async function truthOf({ pool }: Market) {
  const shown = 'from products where shown';
  const ids = await pool.query<{ id: string }>(`select id ${shown} order by asked_price, id limit 50`);
  const named = (kind: string, table: string) =>
    pool.query<{ name: string; count: number }>(`select ${table}.name, count(*)::integer as count
      from products join ${table} on ${table}.id = ${kind}_id where products.shown group by ${table}.id`);
  const total = await pool.query<{ count: number }>(`select count(*)::integer as count ${shown}`);
  return {
    ids: ids.rows.map(({ id }) => id),
    total: total.rows[0]?.count,
    brands: counted((await named('brand', 'brands')).rows),
    categories: counted((await named('category', 'categories')).rows),
  };
}

async function shownBy(market: Market, at: number) {
  const listed = await market.ask<Listed>(at, '/product?sortBy=price&perPage=50');
  if (!listed) return undefined;
  const { data, total, facets } = listed;
  return {
    ids: data.map(({ _id }) => _id),
    total,
    brands: counted(facets.brands),
    categories: counted(facets.categories),
  };
}

/** Writers and pauses for so many seconds; `happen` runs beside them. */
async function drill(market: Market, seconds: number, happen: () => Promise<void> = async () => {}) {
  const tally: Tally = { commits: 0, asked: 0, missed: [], away: 0 };
  const writers = Array.from({ length: 6 }, (_, nth) => new DrillWriter(market, nth, tally));
  let [isPaused, isOver, compared] = [false, false, 0];
  const wrong: unknown[] = [];
  const running = writers.map(async (writer) => {
    while (!isOver) await (isPaused ? sleep(20) : writer.step());
    await writer.close();
  });
  const compare = async () => {
    isPaused = true;
    while (writers.some(({ isIdle }) => !isIdle)) await sleep(10);
    const truth = await truthOf(market).catch(() => undefined);
    for (const at of [0, 1]) {
      const shown = truth && (await shownBy(market, at));
      if (!shown) continue;
      compared++;
      if (JSON.stringify(shown) !== JSON.stringify(truth)) wrong.push({ at, shown, truth });
    }
    isPaused = false;
  };
  const beside = happen();
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    await sleep(3000);
    await compare();
  }
  isOver = true;
  await Promise.all([...running, beside]);
  return { ...tally, compared, wrong };
}

/** A transaction of another database that stays open: its number is below all others. */
async function openElsewhere(market: Market) {
  const client = await market.connect('postgres');
  await client.query('begin; select pg_current_xact_id()');
  return () => client.end().catch(() => {});
}

/** Until both processes show what the rows say: after the database was killed they load everything anew. */
async function reloaded(market: Market): Promise<void> {
  await expect
    .poll(
      async () => {
        const truth = await truthOf(market).catch(() => undefined);
        const shown = await Promise.all([shownBy(market, 0), shownBy(market, 1)]);
        return truth !== undefined && JSON.stringify(shown) === JSON.stringify([truth, truth]);
      },
      { timeout: 120_000, interval: 500 },
    )
    .toBe(true);
}

test('whatever commits is in the next answer of another process, and both agree with the rows', async () => {
  const market = await openMarket('snapshot');
  try {
    const close = await openElsewhere(market);
    const before = await drill(market, 30, async () => {
      await sleep(10_000);
      await market.killProcess(1);
    });
    await close();
    expect(before.missed).toEqual([]);
    expect(before.wrong).toEqual([]);
    expect(before.asked).toBeGreaterThan(50);
    expect(before.compared).toBeGreaterThan(5);
    market.killDatabase();
    await reloaded(market);
    const after = await drill(market, 20);
    expect(after.missed).toEqual([]);
    expect(after.wrong).toEqual([]);
    console.log(
      `${before.commits + after.commits} commits, ${before.asked + after.asked} found in the other process, ` +
        `${before.away} asked while it was away, ${before.compared + after.compared} comparisons, 0 wrong`,
    );
  } finally {
    await market.close();
  }
});

test('the drill finds what a process misses that follows from the highest transaction it has seen', async () => {
  const market = await openMarket('highest seen');
  try {
    const { missed, wrong } = await drill(market, 25);
    expect(missed.length + wrong.length).toBeGreaterThan(0);
  } finally {
    await market.close();
  }
});
