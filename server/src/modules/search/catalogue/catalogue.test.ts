import type { ProductCard } from '@plyhaat/contract/catalog/catalog';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { brands, products } from '#modules/catalog/catalog.tables.ts';
import { testApp } from '#test/app.ts';
import { someBrand, someCategory, someMember, somePicture, someProduct, someSeller } from '#test/builders.ts';

const first = await testApp();
const second = await testApp({ beside: first });
afterAll(async () => {
  await second.close();
  await first.close();
});
const { db, deps } = first;
const visitor = await someMember(db);
const seller = await someSeller(db);
const category = await someCategory(db, { name: 'Plywood' });
const brand = await someBrand(db);
const made = { sellerId: seller.id, categoryId: category.id, brandId: brand.id };
const board = await someProduct(db, { ...made, name: 'Board', listPrice: 100 });

type Listed = { total: number; data: ProductCard[]; facets: { brands: { name: string }[] } };
/** With a token nothing is answered from the cache of replies. */
const list = async (query: string, app = second, who = visitor) =>
  (await app.get(`/product?${query}`, who)).json() as Listed;
const open = async () => {
  const client = new pg.Client({ connectionString: first.databaseUrl });
  await client.connect();
  return client;
};

test('whatever one process saves, another shows in its next answer', async () => {
  expect((await list('')).data.map(({ price }) => price)).toEqual([100]);
  await db.update(products).set({ askedPrice: 250 }).where(eq(products.id, board.id));
  expect((await list('')).data.map(({ price }) => price)).toEqual([250]);
  expect((await list('maxPrice=200')).total).toBe(0);
  await db.update(brands).set({ name: 'Renamed' }).where(eq(brands.id, brand.id));
  expect((await list('')).facets.brands.map(({ name }) => name)).toEqual(['Renamed']);
  const another = await someProduct(db, { ...made, name: 'Another', listPrice: 10 });
  expect((await list('sortBy=price')).data.map(({ _id }) => _id)).toEqual([another.id, board.id]);
  await db.delete(products).where(eq(products.id, another.id));
  expect((await list('')).total).toBe(1);
});

test('whatever a card shows is new on it in the next answer', async () => {
  const { path } = await somePicture(db, { width: 10 });
  await db.update(products).set({ mainImage: path }).where(eq(products.id, board.id));
  const changes = [
    `update companies set name = 'New Timber' where member_id = '${seller.id}'`,
    `update members set slug = 'new-timber' where id = '${seller.id}'`,
    `update categories set name = 'Boards' where id = '${category.id}'`,
    `update media_files set width = 20 where path = '${path}'`,
  ];
  const shown = async () => {
    const { companyName, seller, category, picture } = (await list('')).data[0] as ProductCard;
    return [companyName, seller.slug, category, picture?.width];
  };
  const now = ['New Timber', 'new-timber', 'Boards', 20];
  for (const [nth, change] of changes.entries()) {
    expect((await shown())[nth]).not.toBe(now[nth]);
    await db.execute(sql.raw(change));
    expect((await shown())[nth]).toBe(now[nth]);
  }
});

test('a change that was open while a later one was read is not missed when it commits', async () => {
  const client = await open();
  await client.query('begin');
  await client.query('update products set asked_price = 777 where id = $1', [board.id]);
  const later = await someProduct(db, { ...made, name: 'Later' });
  expect((await list('')).total).toBe(2);
  expect((await list('minPrice=777&maxPrice=777')).total).toBe(0);
  await client.query('commit');
  expect((await list('minPrice=777&maxPrice=777')).total).toBe(1);
  await client.query('begin');
  await client.query('update products set asked_price = 888 where id = $1', [board.id]);
  await client.query('rollback');
  await client.end();
  expect((await list('minPrice=777&maxPrice=777')).total).toBe(1);
  await db.delete(products).where(eq(products.id, later.id));
});

test('a product that is hidden is on no page', async () => {
  await db.update(products).set({ approval: 'PENDING' }).where(eq(products.id, board.id));
  expect(await list('')).toMatchObject({ total: 0, data: [] });
  expect((await list(`seller=${seller.id}`, second, seller)).total).toBe(1);
  await db.update(products).set({ approval: 'APPROVED' }).where(eq(products.id, board.id));
  expect((await list('')).total).toBe(1);
});

test('after its connection was cut a process loads everything anew', async () => {
  await list('');
  const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'plyhaat catalogue' and datname = current_database()`;
  await db.execute(cut);
  const made1 = await someProduct(db, { ...made, name: 'While it was away' });
  await expect.poll(async () => (await list('')).total).toBe(2);
  await db.delete(products).where(eq(products.id, made1.id));
  expect((await list('')).total).toBe(1);
});

test('who missed changes that are no longer listed loads everything anew', async () => {
  await list('');
  await someProduct(db, { ...made, name: 'Unlisted' });
  await db.execute(sql`delete from catalogue_changes`);
  await db.execute(sql`update catalogue_feed set floor = pg_snapshot_xmax(pg_current_snapshot())`);
  await expect.poll(async () => (await list('')).total).toBe(2);
  await db.execute(sql`alter table products disable trigger all; update products set name = 'Unseen';
    alter table products enable trigger all; insert into catalogue_changes (kind) values ('everything')`);
  await expect.poll(async () => (await list('search=unseen')).total).toBe(2);
});

test('while very many changes wait, the state before is shown and not cached', async () => {
  await list('', first);
  await someProduct(db, { ...made, name: 'Among many' });
  await db.execute(sql`insert into catalogue_changes (kind, id) select 'product', gen_random_uuid()
    from generate_series(1, 1500)`);
  deps.cache.forget(['products']);
  const totalNow = async () => (await first.get('/product')).json().total;
  const before = await totalNow();
  expect(before).toBe(2);
  await expect.poll(totalNow).toBe(3);
});
