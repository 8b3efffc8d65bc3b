import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someBrand, someCategory, somePicture, someProduct, someSeller } from '#test/builders.ts';
import { catalogJobs } from './catalog.subscribers.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const { pool } = app.deps;

type Change = { kind: string; id: string | null };
const recorded = async (): Promise<Change[]> =>
  (await pool.query('select distinct kind, id from catalogue_changes order by kind, id')).rows;
/** What is written down of these statements. */
async function changesBy(...statements: string[]): Promise<Change[]> {
  await pool.query('delete from catalogue_changes');
  for (const statement of statements) await pool.query(statement);
  return recorded();
}

const seller = await someSeller(db);
const parent = await someCategory(db, { name: 'Panels' });
const category = await someCategory(db, { name: 'Marine', level: 2, parentId: parent.id });
const brand = await someBrand(db, { name: 'Kashtmitra' });
const product = await someProduct(db, { sellerId: seller.id, categoryId: category.id, brandId: brand.id });
const own = { kind: 'product', id: product.id };

const OF_PRODUCTS: readonly (readonly [what: string, statement: string])[] = [
  ['a name', `update products set name = 'Another board' where id = '${product.id}'`],
  ['a price', `update products set asked_price = 12 where id = '${product.id}'`],
  ['the stock', `update products set in_stock = false where id = '${product.id}'`],
  ['a rating', `update products set rating = 4, review_count = 1 where id = '${product.id}'`],
  ['a withdrawal', `update products set approval = 'PENDING' where id = '${product.id}'`],
  ['an approval', `update products set approval = 'APPROVED' where id = '${product.id}'`],
  ['a seller who is blocked', `update members set is_blocked = true where id = '${seller.id}'`],
  ['a seller who is let in again', `update members set is_blocked = false where id = '${seller.id}'`],
  [
    'a seller who moves',
    `update members set state_id = (select id from states order by code limit 1) where id = '${seller.id}'`,
  ],
];

test.each(OF_PRODUCTS)('of products, %s is written down', async (_what, statement) => {
  expect(await changesBy(statement)).toContainEqual(own);
});

test('new products and deleted ones are written down, also those that go with their seller', async () => {
  await pool.query('delete from catalogue_changes');
  const made = await someProduct(db, { sellerId: seller.id, categoryId: category.id });
  expect(await recorded()).toEqual([{ kind: 'product', id: made.id }]);
  expect(await changesBy(`delete from products where id = '${made.id}'`)).toEqual([{ kind: 'product', id: made.id }]);
  const leaving = await someSeller(db);
  const gone = await someProduct(db, { sellerId: leaving.id, categoryId: category.id });
  const left = await changesBy(`delete from members where id = '${leaving.id}'`);
  expect(left).toContainEqual({ kind: 'product', id: gone.id });
  expect(left).toContainEqual({ kind: 'seller', id: leaving.id });
});

test('the name of a brand or category is written down with the products that are found by it', async () => {
  expect(await changesBy(`update brands set name = 'Vanaroop' where id = '${brand.id}'`)).toEqual([
    { kind: 'brand', id: brand.id },
    own,
  ]);
  expect(await changesBy(`update categories set name = 'Boards' where id = '${parent.id}'`)).toEqual([
    { kind: 'category', id: parent.id },
    own,
  ]);
  const other = await someBrand(db);
  expect(await changesBy(`delete from brands where id = '${other.id}'`)).toEqual([{ kind: 'brand', id: other.id }]);
});

test('of a city also its spellings, its state and whether it is hidden are written down', async () => {
  const { rows } = await pool.query(`select id from cities order by slug limit 1`);
  const city = [{ kind: 'city', id: rows[0].id }];
  for (const change of [`spellings = '{Elsewhere}'`, `is_hidden = true`, `is_hidden = false`, `slug = slug || '-new'`])
    expect(await changesBy(`update cities set ${change} where id = '${rows[0].id}'`), change).toEqual(city);
});

test('of the lexicon it is written down that something changed', async () => {
  const lexicon = [{ kind: 'lexicon', id: null }];
  expect(await changesBy(`insert into search_lexicon (term, meaning) values ('qubbat', 'hinge')`)).toEqual(lexicon);
  expect(await changesBy(`update search_lexicon set is_active = false where term = 'qubbat'`)).toEqual(lexicon);
  expect(await changesBy(`delete from search_lexicon where term = 'qubbat'`)).toEqual(lexicon);
});

test('of stores it is written down when they come, go or move to another PIN or city', async () => {
  const pin = { kind: 'pin', id: null };
  await pool.query('delete from catalogue_changes');
  const store = await someSeller(db, {}, { pinCode: '411001' });
  expect(await recorded()).toContainEqual(pin);
  const company = `where member_id = '${store.id}'`;
  expect(await changesBy(`update companies set pin_code = '440001' ${company}`)).toEqual([pin]);
  expect(await changesBy(`update companies set name = 'Another name' ${company}`)).not.toContainEqual(pin);
  expect(await changesBy(`update members set is_blocked = true where id = '${store.id}'`)).toEqual([pin]);
});

test('the name of a state or city is written down', async () => {
  for (const [kind, table] of [
    ['state', 'states'],
    ['city', 'cities'],
  ]) {
    const { rows } = await pool.query(`select id from ${table} order by slug limit 1`);
    const id = rows[0].id;
    expect(await changesBy(`update ${table} set name = name || ' (new)' where id = '${id}'`)).toEqual([{ kind, id }]);
  }
});

test('what a card shows of its seller and of its picture is written down', async () => {
  const picture = await somePicture(db);
  const ofSeller = [{ kind: 'seller', id: seller.id }];
  expect(await changesBy(`update companies set phone = '9811111111' where member_id = '${seller.id}'`)).toEqual(
    ofSeller,
  );
  expect(await changesBy(`update members set name = 'Asha' where id = '${seller.id}'`)).toEqual(ofSeller);
  expect(await changesBy(`update media_files set avif = true where id = '${picture.id}'`)).toEqual([
    { kind: 'picture', id: picture.id },
  ]);
  expect(
    await changesBy(
      `update companies set about = 'Since 1980' where member_id = '${seller.id}'`,
      `update members set last_seen_at = now(), name = name where id = '${seller.id}'`,
      `update media_files set bytes = 12 where id = '${picture.id}'`,
    ),
  ).toEqual([]);
});

test('what no list shows of categories, brands and places is not written down', async () => {
  expect(
    await changesBy(
      `update categories set version = version + 1, image = 'somewhere.webp'`,
      `update brands set version = version + 1`,
      `update states set gst_code = gst_code || 'x'`,
      `update cities set version = version + 1`,
    ),
  ).toEqual([]);
  const hidden = await changesBy(`update categories set shown = false where id = '${category.id}'`);
  expect(hidden).toEqual([{ kind: 'category', id: category.id }]);
});

test('a change that is rolled back is not written down', async () => {
  expect(await changesBy(`begin; update products set name = 'Never'; rollback`)).toEqual([]);
});

test('rows that go all at once are written down as everything', async () => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('delete from catalogue_changes');
  await client.query('truncate products cascade');
  const { rows } = await client.query('select kind, id from catalogue_changes');
  await client.query('rollback');
  client.release();
  expect(rows).toEqual([{ kind: 'everything', id: null }]);
});

test('trimming deletes what had ended at the trimming before, at most once an hour', async () => {
  const trim = () => catalogJobs.find(({ task }) => task === 'catalog.trimChanges')?.run(app.deps, undefined);
  const hourLater = () => pool.query(`update catalogue_feed set noted_at = noted_at - interval '1 hour'`);
  const feed = async () => (await pool.query('select floor, noted, noted_at from catalogue_feed')).rows;
  const left = async (id: string) => (await recorded()).filter((change) => change.id === id).length;

  await changesBy(`update products set name = 'Before' where id = '${product.id}'`);
  await trim();
  const [first] = await feed();
  expect([await left(product.id), first.floor]).toEqual([1, '0']);
  await trim();
  expect(await feed()).toEqual([first]);

  // Whoever reads now must not miss what begins now: nothing from here on is noted while this one is open.
  const open = await pool.connect();
  await open.query('begin');
  await open.query('select pg_current_xact_id()');
  const later = await someProduct(db, { sellerId: seller.id, categoryId: category.id });
  // A transaction of another database may have been open at the first trimming, and counts too.
  await expect
    .poll(async () => {
      await hourLater();
      await trim();
      return left(product.id);
    })
    .toBe(0);
  expect(await left(later.id)).toBe(1);
  const { rows } = await pool.query(
    'select count(*)::integer as n from catalogue_changes, catalogue_feed where xid < floor',
  );
  expect(rows).toEqual([{ n: 0 }]);
  await open.query('rollback');
  open.release();
});
