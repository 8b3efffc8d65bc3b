import type pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { states } from '#modules/places/places.tables.ts';
import { sellerFigures } from '#modules/sellers/sellers.tables.ts';
import { testApp } from '#test/app.ts';
import { someBrand, someCategory, someProduct, someSeller } from '#test/builders.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const { pool } = app.deps;

const sellers = [await someSeller(db), await someSeller(db), await someSeller(db)];
const ids = sellers.map(({ id }) => id);
await db.insert(sellerFigures).values(ids.map((memberId) => ({ memberId })));
const parent = await someCategory(db, { name: 'Plywood' });
const kinds = [
  await someCategory(db, { name: 'Marine', level: 2, parentId: parent.id }),
  await someCategory(db, { name: 'Doors' }),
];
const makers = [await someBrand(db), await someBrand(db)];
const [state] = await db.select().from(states).limit(1);
for (let n = 0; n < 30; n++)
  await someProduct(db, {
    name: `Teak sheet ${n}`,
    sellerId: ids[n % 3] ?? '',
    categoryId: kinds[n % 2]?.id ?? '',
    brandId: makers[n % 3]?.id ?? null,
    listPrice: 100 * (n + 1),
    approval: n % 11 === 0 ? 'PENDING' : 'APPROVED',
  });

const kept = async () => ({
  words: (await pool.query('select word, uses from search_words order by word')).rows,
  figures: (await pool.query('select member_id, product_count from seller_figures order by 1')).rows,
});
/** Counted anew from the rows. */
const counted = async () => ({
  words: (
    await pool.query(`select word, ndoc as uses from ts_stat('select words from products where shown')
      where word !~ '^[=@]' order by word`)
  ).rows,
  figures: (
    await pool.query(`select member_id, (select count(*)::integer from products where shown and seller_id = member_id)
      as product_count from seller_figures order by 1`)
  ).rows,
});

test('whatever happens to products, sellers, categories and brands, words and sellers’ numbers stay right', async () => {
  const changes = [
    `update products set asked_price = asked_price + 600`,
    `update products set approval = 'APPROVED' where approval = 'PENDING'`,
    `update products set in_stock = not in_stock, rating = 4, review_count = 9`,
    `update products set name = 'Walnut plank' where asked_price > 2000`,
    `update members set is_blocked = true where id = '${ids[0]}'`,
    `update members set state_id = '${state?.id}' where id = '${ids[2]}'`,
    `update brands set name = 'Sagwanika' where id = '${makers[0]?.id}'`,
    `update categories set name = 'Seaworthy' where id = '${kinds[0]?.id}'`,
    `update categories set name = 'Panels' where id = '${parent.id}'`,
    `update products set category_id = '${kinds[1]?.id}' where brand_id is null`,
    `update products set seller_id = '${ids[2]}' where seller_id = '${ids[1]}' and rating > 0`,
    `delete from products where asked_price < 900`,
    `update members set is_blocked = false where id = '${ids[0]}'`,
    `delete from members where id = '${ids[2]}'`,
    `delete from products`,
  ];
  expect((await kept()).words).toContainEqual({ word: 'teak', uses: 27 });
  for (const change of changes) {
    await pool.query(change);
    expect(await kept(), change).toEqual(await counted());
  }
  expect((await kept()).words).toEqual([]);
});

/** Whoever waits for a lock, waits: asked of the database, so that no time is guessed. */
const isWaiting = (pid: number) =>
  expect
    .poll(async () => (await pool.query('select cardinality(pg_blocking_pids($1)) > 0 as it', [pid])).rows[0].it)
    .toBe(true);

/** Two connections of their own, one of which waits for the other. */
async function besides(
  run: (first: pg.PoolClient, second: pg.PoolClient, secondPid: number) => Promise<void>,
): Promise<void> {
  const [first, second] = [await pool.connect(), await pool.connect()];
  try {
    const { rows } = await second.query('select pg_backend_pid() as pid');
    await run(first, second, rows[0].pid);
  } finally {
    first.release();
    second.release();
  }
}

test('a change that touches no words leaves the rows of words alone', async () => {
  const product = await someProduct(db, { name: 'Untouched' });
  const version = async () => (await pool.query(`select xmin from search_words where word = 'untouched'`)).rows;
  const before = await version();
  expect(before).toHaveLength(1);
  await besides(async (first) => {
    await first.query(`begin; select from search_words for update; select from seller_figures for update`);
    await pool.query('update products set in_stock = false, asked_price = 7 where id = $1', [product.id]);
    await first.query('rollback');
  });
  expect(await version()).toEqual(before);
});

test('a word that one writer takes away and another brings back at the same time is counted', async () => {
  const old = await someProduct(db, { name: 'Rosewood' });
  const next = await someProduct(db, { name: 'Something' });
  await besides(async (first, second, pid) => {
    await first.query('begin');
    await first.query('delete from products where id = $1', [old.id]);
    const bringing = second.query(`update products set name = 'Rosewood' where id = $1`, [next.id]);
    await isWaiting(pid);
    await first.query('commit');
    await bringing;
  });
  expect((await kept()).words).toContainEqual({ word: 'rosewood', uses: 1 });
  expect((await kept()).words).toEqual((await counted()).words);
});
