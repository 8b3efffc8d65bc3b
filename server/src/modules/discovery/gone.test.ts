import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#modules/catalog/catalog.tables.ts';
import { blogPosts, videos } from '#modules/content/content.tables.ts';
import { opportunities } from '#modules/dealerships/dealerships.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { reels } from '#modules/reels/reels.tables.ts';
import { only } from '#platform/db/sql.ts';
import { testApp } from '#test/app.ts';
import { someMember, someOpportunity, someProduct, someSeller } from '#test/builders.ts';
import { drawnPages } from '#test/pages.ts';
import { someApprover } from '#test/selling.ts';
import { goneAddresses } from './discovery.tables.ts';

const app = await testApp({ pages: drawnPages() });
afterAll(app.close);
const { db } = app;

const page = async (url: string) => {
  const { statusCode, body } = await app.app.inject({ url });
  return { status: statusCode, body };
};
const statusOf = async (url: string) => (await page(url)).status;
beforeAll(() => statusOf('/about-us'));

test('a deleted product answers 410 with the screen of a product that is not there; one that never was answers 404', async () => {
  const seller = await someSeller(db);
  const product = await someProduct(db, { sellerId: seller.id, slug: 'teak-board' });
  expect(await statusOf('/product/teak-board')).toBe(200);
  const deleted = await app.delete(`/product/deleteById/${product.id}`, undefined, seller);
  expect(deleted.statusCode, deleted.body).toBe(200);
  await expect.poll(() => statusOf('/product/teak-board')).toBe(410);
  expect((await page('/product/teak-board')).body).toContain('Product Not Found');
  expect(await statusOf('/product/teak-board?utm_source=mail')).toBe(410);
  expect((await page('/product/never-was')).status).toBe(404);
  expect((await app.get('/product/getProductById/teak-board')).statusCode, 'the API answers as before').toBe(404);
});

test('what the public never saw is not gone when it is deleted', async () => {
  const product = await someProduct(db, { slug: 'draft-board', approval: 'PENDING' });
  await db.delete(products).where(eq(products.id, product.id));
  expect(await statusOf('/product/draft-board')).toBe(404);
});

test('a slug that is used again is no longer gone, not even while the new one waits', async () => {
  const product = await someProduct(db, { slug: 'pine-board' });
  await db.delete(products).where(eq(products.id, product.id));
  expect(await statusOf('/product/pine-board')).toBe(410);
  const next = await someProduct(db, { slug: 'pine-board', approval: 'PENDING' });
  expect(await statusOf('/product/pine-board')).toBe(404);
  await db.update(products).set({ approval: 'APPROVED' }).where(eq(products.id, next.id));
  app.deps.cache.forget(['products']);
  expect(await statusOf('/product/pine-board')).toBe(200);
});

test('an upheld report takes a product down for good, until staff approve it again', async () => {
  const product = await someProduct(db, { slug: 'fake-ply' });
  const reporter = await someMember(db);
  const reported = await app.post('/reports', { kind: 'product', id: product.id, reason: 'Spam or fraud' }, reporter);
  expect(reported.statusCode, reported.body).toBe(200);
  const staff = someApprover(app);
  const { data } = (await app.get('/admin/review?kind=report', await staff.who)).json();
  await staff.decideNow('report', data[0]._id, 'approve');
  await expect.poll(() => statusOf('/product/fake-ply')).toBe(410);
  await db.update(products).set({ approval: 'APPROVED' }).where(eq(products.id, product.id));
  app.deps.cache.forget(['products']);
  expect(await statusOf('/product/fake-ply')).toBe(200);
});

test('an erased seller leaves 410 at its store and its products, and no name', async () => {
  const seller = await someSeller(db, { slug: 'ramesh-plywood' }, { name: 'Ramesh Plywood' });
  await someProduct(db, { sellerId: seller.id, slug: 'ramesh-board' });
  const buyer = await someMember(db, { slug: 'some-buyer' });
  await db.delete(members).where(eq(members.id, seller.id));
  await db.delete(members).where(eq(members.id, buyer.id));
  for (const address of ['/seller/ramesh-plywood', '/product/ramesh-board'])
    expect(await statusOf(address), address).toBe(410);
  expect(await statusOf('/seller/some-buyer')).toBe(404);
  const rows = JSON.stringify(await db.select().from(goneAddresses));
  expect(rows).not.toMatch(/ramesh/i);
  expect(rows).toMatch(/"goneOn":"\d{4}-\d\d-\d\d"/);
});

test('reels, opportunities, posts and videos that were deleted are gone too', async () => {
  const seller = await someSeller(db);
  const opportunity = await someOpportunity(db, { ownerId: seller.id });
  const reel = only(
    await db
      .insert(reels)
      .values({ ownerId: seller.id, title: 'x', description: 'x', video: 'x.mp4', approval: 'APPROVED' })
      .returning(),
  );
  const post = { slug: 'about-ply', name: 'x', excerpt: 'x', body: 'x', category: 'x', isPublished: true };
  await db.insert(blogPosts).values(post);
  const video = only(
    await db.insert(videos).values({ name: 'x', url: 'x', duration: 1, isPublished: true }).returning(),
  );
  await db.delete(opportunities).where(eq(opportunities.id, opportunity.id));
  await db.delete(reels).where(eq(reels.id, reel.id));
  await db.delete(blogPosts).where(eq(blogPosts.slug, post.slug));
  await db.delete(videos).where(eq(videos.id, video.id));
  const kinds = (await db.select().from(goneAddresses)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['opportunity', 'reel', 'post', 'video']));
  expect(await statusOf(`/apply-dealership/${opportunity.id}`)).toBe(410);
  expect(await statusOf(`/reels/${reel.id}`)).toBe(410);
});
