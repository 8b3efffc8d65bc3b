import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, expect, test } from 'vitest';
import type { Db } from '#platform/db/db.ts';
import { testApp } from '#test/app.ts';
import { someBrand, someCategory, someMember, someProduct } from '#test/builders.ts';
import { products } from '../catalog.tables.ts';
import { joinBrand } from './brands.service.ts';
import { joinCategory } from './categories.service.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const { pool } = app.deps;
const staff = await someMember(db, { role: 'SUBADMIN' });

/** Until a connection waits for another one: asked of the database, so that no time is guessed. */
const somebodyWaits = () =>
  expect
    .poll(async () => {
      const { rows } = await pool.query(`select count(*)::integer as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return rows[0].n;
    })
    .toBe(1);

/** A save on a connection of its own, which ends only after somebody waits for it. */
async function saveMeanwhile(save: (db: Db) => Promise<unknown>, meanwhile: () => Promise<unknown>): Promise<void> {
  const client = await pool.connect();
  await client.query('begin');
  await save(drizzle(client));
  const waiting = meanwhile();
  await somebodyWaits();
  await client.query('commit');
  client.release();
  await waiting;
}

const placeOf = async (id: string) =>
  (
    await db
      .select({ categoryId: products.categoryId, brandId: products.brandId, kin: products.kin })
      .from(products)
      .where(eq(products.id, id))
  )[0];

const KINDS = [
  {
    what: 'brand',
    make: (name: string) => someBrand(db, { name }),
    named: (id: string) => ({ brandId: id }),
    merge: (db: Db, from: string, into: string) => joinBrand(db, { actorId: staff.id, id: from, version: 1 }, into),
  },
  {
    what: 'category',
    make: (name: string) => someCategory(db, { name }),
    named: (id: string) => ({ categoryId: id }),
    merge: (db: Db, from: string, into: string) => joinCategory(db, { actorId: staff.id, id: from, version: 1 }, into),
  },
];

test.each(KINDS)('a $what that is merged takes along what is just being saved', async ({ make, named, merge }) => {
  const [from, into] = [await make('Whatwas'), await make('Whatis')];
  const old = await someProduct(db, named(from.id));
  const made: string[] = [];
  await saveMeanwhile(
    async (db) => {
      made.push((await someProduct(db, named(from.id))).id);
      await db.update(products).set({ approval: 'PENDING' }).where(eq(products.id, old.id));
    },
    () => merge(db, from.id, into.id),
  );
  for (const id of [old.id, ...made]) {
    expect(await placeOf(id)).toMatchObject(named(into.id));
    expect((await placeOf(id))?.kin).toContain('Whatis');
  }
});

test.each(KINDS)('what is saved while a $what is merged is of the other one', async ({ make, named, merge }) => {
  const [from, into] = [await make('Whatwent'), await make('Whatstays')];
  const elsewhere = await someProduct(db);
  let saved: PromiseLike<unknown> = Promise.resolve();
  await db.transaction(async (merging) => {
    await merge(merging, from.id, into.id);
    saved = db
      .update(products)
      .set(named(from.id))
      .where(eq(products.id, elsewhere.id))
      .then((done) => done);
    await somebodyWaits();
  });
  await saved;
  expect(await placeOf(elsewhere.id)).toMatchObject(named(into.id));
  expect((await placeOf(elsewhere.id))?.kin).toContain('Whatstays');
});

test('two brands that are merged into each other at the same moment: one of them is refused', async () => {
  const [one, other] = [await someBrand(db), await someBrand(db)];
  for (const { id } of [one, other]) await someProduct(db, { brandId: id });
  const merge = (from: string, into: string) =>
    app.post(`/admin/brands/${from}/merge`, { version: 1, into }, staff).then(({ statusCode }) => statusCode);
  const codes = await Promise.all([merge(one.id, other.id), merge(other.id, one.id)]);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code >= 500)).toEqual([]);
});
