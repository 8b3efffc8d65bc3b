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

const byWord = (a: { word: string }, b: { word: string }) => (a.word < b.word ? -1 : 1);
/** As this process knows them after it followed. */
async function knownWords() {
  await app.deps.catalogue.follow();
  const { index } = await app.deps.catalogue.held();
  const words = index.words.entries().map(([word, { uses }]) => ({ word, uses }));
  return words.filter(({ uses }) => uses > 0).sort(byWord);
}
const kept = async () => ({
  words: await knownWords(),
  figures: (await pool.query('select member_id, product_count from seller_figures order by 1')).rows,
});
/** Counted anew from the rows. */
const counted = async () => ({
  words: (
    await pool.query(`select word, ndoc as uses from ts_stat('select words from products where shown')
      where word !~ '^[=@]'`)
  ).rows.sort(byWord),
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

test('a word that a new product brings is understood in the next answer, and unknown again when its last one goes', async () => {
  const corrected = async () => (await app.get('/product?search=paldaonk')).json().didYouMean;
  app.deps.cache.forget(['products']);
  expect(await corrected()).toBeUndefined();
  const brought = await someProduct(db, { name: 'Paldaonik' });
  app.deps.cache.forget(['products']);
  expect(await corrected()).toBe('paldaonik');
  await pool.query(`update products set approval = 'PENDING' where id = $1`, [brought.id]);
  app.deps.cache.forget(['products']);
  expect(await corrected()).toBeUndefined();
});
