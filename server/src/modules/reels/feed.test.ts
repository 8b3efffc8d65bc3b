import { HOUR_MS } from '@plyhaat/contract/core/time-units';
import type { Reel } from '@plyhaat/contract/reels/reels';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { wishlist } from '#modules/catalog/saving/saving.tables.ts';
import { newId } from '#platform/db/id.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someCategory, someMember, someProduct, someSeller } from '#test/builders.ts';
import { someReel, someVideoFile } from '#test/published.ts';
import { reels } from './reels.tables.ts';

const app = await testApp();
const other = await testApp({ beside: app });
afterAll(async () => {
  await other.close();
  await app.close();
});
const { db } = app;
const seller = await someSeller(db);
const video = await someVideoFile(db);
const product = await someProduct(db, { categoryId: (await someCategory(db, { name: 'Plywood' })).id });
beforeEach(() => db.execute(sql`delete from reels`));

const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
type Page = { data: Reel[]; next: string | null; total: number };
const page = async (query: string, who?: Caller): Promise<Page> => (await app.get(`/reelVideo?${query}`, who)).json();
/** Rows beside one another in one statement, with ids of their own. */
const lay = async (rows: { createdAt: Date; category?: string }[]): Promise<string[]> => {
  const values = rows.map((row) => ({ ...row, id: newId(), ownerId: seller.id, video: video.path }));
  const all = { title: 'A reel', description: 'Words', approval: 'APPROVED', review: 'APPROVED' } as const;
  await db.insert(reels).values(values.map((row) => ({ ...all, ...row })));
  return values.map(({ id }) => id);
};
/** Goes through the whole feed; `between` runs after each page. */
async function watch(perPage: number, who?: Caller, between: (seen: Reel[]) => Promise<unknown> = async () => {}) {
  const seen: Reel[] = [];
  for (let after = ''; ; ) {
    const { data, next } = await page(`perPage=${perPage}${after && `&after=${after}`}`, who);
    seen.push(...data);
    await between(data);
    if (next === null) return seen;
    after = next;
  }
}
const idsOf = (found: readonly Reel[]) => found.map(({ _id }) => _id);

const someDeal = fc.record({ age: fc.integer({ min: 1, max: 240 }), own: fc.boolean(), seen: fc.boolean() });

test('nothing repeats and nothing is skipped while somebody watches, likes and adds reels', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(someDeal, { minLength: 1, maxLength: 25 }),
      fc.integer({ min: 1, max: 6 }),
      fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 8 }),
      async (deals, perPage, late) => {
        await db.execute(sql`delete from reels`);
        const who = await someMember(db);
        await db.insert(wishlist).values({ memberId: who.id, productId: product.id });
        const ids = await lay(
          deals.map(({ age, own }) => ({ createdAt: ago(age), category: own ? 'Plywood' : 'Doors' })),
        );
        for (const [i, { seen }] of deals.entries()) if (seen) await app.post('/reelViews', { reelId: ids[i] }, who);
        const others = await someProduct(db, { categoryId: (await someCategory(db, { name: 'Doors' })).id });
        const later = [...late];
        const watched = await watch(perPage, who, async (data) => {
          for (const { _id } of data) await app.post('/reelViews', { reelId: _id }, who);
          await app.post('/reelLikes/toggle', { reelId: data[0]?._id }, who);
          await db.insert(wishlist).values({ memberId: who.id, productId: others.id }).onConflictDoNothing();
          const age = later.pop();
          if (age !== undefined) await lay([{ createdAt: ago(age), category: 'Plywood' }]);
        });
        const found = idsOf(watched);
        expect(new Set(found).size).toBe(found.length);
        const score = new Map(
          deals.map(({ age, own, seen }, i) => [ids[i] ?? '', (seen ? 0 : 48) + (own ? 24 : 0) - age]),
        );
        const ours = found.filter((id) => score.has(id));
        expect(ours.toSorted()).toEqual(ids.toSorted());
        const scores = ours.map((id) => score.get(id) ?? 0);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      },
    ),
    { numRuns: 12 },
  );
});

test('beyond the five hundred that are scored the feed goes on newest first', async () => {
  const who = await someMember(db);
  const ids = await lay(Array.from({ length: 530 }, (_, i) => ({ createdAt: ago(i + 1) })));
  await app.post('/reelViews', { reelId: ids[529] }, who);
  const found = idsOf(await watch(100, who));
  expect(found).toEqual(ids);
  // A page may hold the last of the scored ones and the first of the rest.
  expect(idsOf(await watch(70, who))).toEqual(ids);
  expect(idsOf((await page('perPage=60&page=9', who)).data)).toEqual(ids.slice(480));
  expect(idsOf((await page('perPage=10&page=52', who)).data)).toEqual(ids.slice(510, 520));
});

test('a feed goes on in a process that did not open it, and there in the same order', async () => {
  const who = await someMember(db);
  const ids = await lay(Array.from({ length: 12 }, (_, i) => ({ createdAt: ago(30 * (i + 1)) })));
  for (const i of [0, 3, 7]) await app.post('/reelViews', { reelId: ids[i] }, who);
  const opened = await page('perPage=3', who);
  const again = async (by: typeof app): Promise<string[]> => {
    const seen = idsOf(opened.data);
    for (let after = opened.next; after !== null; ) {
      const { data, next }: Page = (await by.get(`/reelVideo?perPage=3&after=${after}`, who)).json();
      seen.push(...idsOf(data));
      after = next;
    }
    return seen;
  };
  const here = await again(app);
  expect(here.toSorted()).toEqual(ids.toSorted());
  expect(here).not.toEqual(ids);
  expect(await again(other)).toEqual(here);
});

test('a reel that is hidden while somebody watches is not shown, and hides no other', async () => {
  const who = await someMember(db);
  const ids = await lay([1, 2, 3, 4, 5, 6, 7].map((age) => ({ createdAt: ago(age) })));
  const first = await page('perPage=2', who);
  const [last, next] = [ids[1], ids[2]];
  await db.execute(sql`update reels set is_active = false where id in (${last}, ${next})`);
  for (const by of [app, other]) {
    const second: Page = (await by.get(`/reelVideo?perPage=2&after=${first.next}`, who)).json();
    const third: Page = (await by.get(`/reelVideo?perPage=9&after=${second.next}`, who)).json();
    expect([...idsOf(second.data), ...idsOf(third.data)]).toEqual(ids.slice(3));
  }
});

test('strangers see the newest first, from a cache, and a new reel neither repeats nor hides another', async () => {
  const ids = await lay([5, 4, 3, 2, 1].map((age) => ({ createdAt: ago(age) })));
  const reply = await app.get('/reelVideo?perPage=2');
  expect(reply.headers['cache-control']).toMatch(/^public/);
  const first = reply.json() as Page;
  expect(idsOf(first.data)).toEqual([ids[4], ids[3]]);
  await lay([{ createdAt: ago(0) }]);
  const second = await page(`perPage=2&after=${first.next}`);
  const third = await page(`perPage=2&after=${second.next}`);
  expect([...idsOf(second.data), ...idsOf(third.data), third.next]).toEqual([ids[2], ids[1], ids[0], null]);
  expect(second.total).toBe(6);
});

test('a member’s feed is never cached and puts what is unseen and of its categories before', async () => {
  const [who, maker] = [await someMember(db), await someSeller(db)];
  await db.insert(wishlist).values({ memberId: who.id, productId: product.id });
  const [old, own, fresh] = await lay([
    { createdAt: ago(30), category: 'Doors' },
    { createdAt: ago(20), category: 'Plywood' },
    { createdAt: ago(10), category: 'Doors' },
  ]);
  const reply = await app.get('/reelVideo', who);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(idsOf(reply.json().data)).toEqual([own, fresh, old]);
  expect(idsOf((await page('', maker)).data)).toEqual([fresh, own, old]);
  await app.post('/reelViews', { reelId: own }, who);
  expect(idsOf((await page('', who)).data)).toEqual([fresh, old, own]);
  expect(idsOf((await page('perPage=2&page=2', who)).data)).toEqual([own]);
});

test('the total follows what is shown, whatever shows or hides it', async () => {
  const [first] = await lay([{ createdAt: ago(1) }, { createdAt: ago(2) }]);
  const total = async () => (await page('', await someMember(db))).total;
  expect(await total()).toBe(2);
  await db.execute(sql`update reels set is_active = false where id = ${first}`);
  expect(await total()).toBe(1);
  await someReel(db);
  expect(await total()).toBe(2);
  await db.execute(sql`update members set is_blocked = true where id = ${seller.id}`);
  expect(await total()).toBe(1);
  await db.execute(sql`update members set is_blocked = false where id = ${seller.id}`);
  await db.execute(sql`delete from reels`);
  expect(await total()).toBe(0);
});

test('a cursor that is none is refused', async () => {
  for (const after of ['x', Buffer.from('{}').toString('base64url'), 'a'.repeat(3000)])
    expect((await app.get(`/reelVideo?after=${after}`)).statusCode).toBe(422);
});
