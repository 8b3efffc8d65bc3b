import pg from 'pg';
import { type Figure, figure } from './report.ts';

const WRITERS = 20;

/** What twenty at once do to products, each to its own. */
const CHANGES: Readonly<Record<string, string>> = {
  'approvals a second by twenty at once': `update products set approval = case approval when 'APPROVED' then 'PENDING' else 'APPROVED' end where id = $1`,
  'prices a second by twenty at once': 'update products set asked_price = asked_price + 1 where id = $1',
  'stock changes a second by twenty at once': 'update products set in_stock = not in_stock where id = $1',
};

async function rateOf(clients: readonly pg.Client[], ids: readonly string[], change: string, seconds: number) {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const write = async (client: pg.Client, nth: number) => {
    for (let at = nth; performance.now() < end; at += WRITERS) {
      await client.query({ name: change.slice(0, 40), text: change, values: [ids[at % ids.length]] });
      done++;
    }
  };
  await Promise.all(clients.map(write));
  return done / seconds;
}

/** Writers alone, straight at the database: what triggers and locks allow. */
export async function benchWriters(url: string, size: string, seconds: number): Promise<Figure[]> {
  const clients = Array.from({ length: WRITERS }, () => new pg.Client({ connectionString: url }));
  for (const client of clients) await client.connect();
  const [first] = clients as [pg.Client];
  const { rows } = await first.query<{ id: string }>(
    'select id from products where shown order by md5(id::text) limit 4000',
  );
  const ids = rows.map(({ id }) => id);
  const figures: Figure[] = [];
  for (const [name, change] of Object.entries(CHANGES))
    figures.push(figure(`${name}, ${size}`, await rateOf(clients, ids, change, seconds), { unit: '/s' }));
  for (const client of clients) await client.end();
  return figures;
}
