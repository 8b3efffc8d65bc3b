import pg from 'pg';
import { fireAnew } from './load.ts';
import { type Figure, figure } from './report.ts';

const LARGEST_SELLER = 30_000;
const PRICES = 10_000;
/** A large seller's products at most, as a share of all. */
const SHARE = 0.3;

type Beside = {
  readonly url: string;
  readonly database: string;
  readonly next: () => string;
  readonly size: string;
  readonly seconds: number;
};

/** Gives one seller very many products, and answers who that is and a product of somebody else. */
async function largeSeller(client: pg.Client): Promise<{ seller: string; other: string }> {
  const { rows } = await client.query<{ seller: string; other: string }>(`
    with most as (select count(*) * ${SHARE} as share from products where shown),
         seller as (select seller_id as id from products where shown group by 1 order by count(*) desc, 1 limit 1),
         moved as (update products set seller_id = (select id from seller), code = null where id in (
           select id from products where shown order by id limit (select least(share, ${LARGEST_SELLER})::integer from most))
           returning id)
    select (select id from seller) as seller,
      (select id from products where shown and seller_id <> (select id from seller)
          and id not in (select id from moved) limit 1) as other`);
  return rows[0] as { seller: string; other: string };
}

/** What one statement over very many products does to lists, and to a writer of another product. */
export async function benchHeavyWrites({ url, database, next, size, seconds }: Beside): Promise<Figure[]> {
  const [heavy, light] = [0, 1].map(() => new pg.Client({ connectionString: database })) as [pg.Client, pg.Client];
  for (const client of [heavy, light]) {
    // A failure ends the marketplace before these; it is told by the statement that failed.
    client.on('error', () => {});
    await client.connect();
  }
  const { seller, other } = await largeSeller(heavy);
  await fireAnew(url, next, seconds);
  const quiet = await fireAnew(url, next, seconds);
  const works: Readonly<Record<string, string>> = {
    'blocking a seller of very many products': `update members set is_blocked = not is_blocked where id = '${seller}'`,
    'ten thousand prices of one seller': `update products set asked_price = asked_price + 1 where id in (
      select id from products where seller_id = '${seller}' limit ${PRICES})`,
  };
  const figures: Figure[] = [];
  for (const [name, statement] of Object.entries(works)) {
    let isOver = false;
    const write = async () => {
      let longest = 0;
      while (!isOver) {
        const began = performance.now();
        await light.query('update products set asked_price = asked_price + 1 where id = $1', [other]);
        longest = Math.max(longest, performance.now() - began);
      }
      return longest;
    };
    const waited = write();
    const lists = fireAnew(url, next, seconds * 3);
    const began = performance.now();
    await heavy.query(statement);
    const took = performance.now() - began;
    const beside = await lists;
    isOver = true;
    const note = [
      `p99 ${beside.p99.toFixed(1)} ms beside ${quiet.p99.toFixed(1)} ms`,
      `the statement ${(took / 1000).toFixed(1)} s`,
      `another writer waited ${(await waited).toFixed(0)} ms at most`,
    ].join(', ');
    figures.push(figure(`${name}, ${size}: p99 of lists`, beside.p99 / quiet.p99, { unit: ' ×', digits: 2, note }));
  }
  await heavy.end();
  await light.end();
  return figures;
}
