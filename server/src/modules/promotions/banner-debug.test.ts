import type { ExplainedBanner } from '@plyhaat/contract/promotions/banner-debug';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { products } from '#modules/catalog/catalog.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someBanner, someMember, somePicture } from '#test/builders.ts';
import { published, sentFile, someAdvertiser } from '#test/placing.ts';
import { someApprover } from '#test/selling.ts';

const app = await testApp();
const open = await testApp({ beside: app, override: { demo: false } });
afterAll(async () => {
  await open.close();
  await app.close();
});
const { db } = app;

const explained = async (who?: Caller, type = 'WEB'): Promise<ExplainedBanner[]> =>
  (await app.get(`/BannerImage/explained?type=${type}`, who)).json().bannerImages;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

test('every banner says why it is on the home page or is not, those that are shown first and in their order', async () => {
  await someBanner(db, { title: 'pending', approval: 'PENDING', review: 'PENDING' });
  const refused = { approval: 'REJECTED', review: 'REJECTED', rejectReason: 'Blurred' } as const;
  await someBanner(db, { title: 'rejected', ...refused });
  await someBanner(db, { title: 'scheduled', startsAt: inHours(2) });
  await someBanner(db, { title: 'ended', endsAt: inHours(-1) });
  await someBanner(db, { title: 'switchedOff', isActive: false });
  await someBanner(db, { title: 'second', sortOrder: 2 });
  await someBanner(db, { title: 'first', sortOrder: 1 });
  const found = await explained();
  expect(found.slice(0, 2).map(({ title, fate }) => [title, fate])).toEqual([
    ['first', 'shown'],
    ['second', 'shown'],
  ]);
  const others = found.slice(2);
  expect(others.map(({ fate }) => fate)).toEqual(others.map(({ title }) => title));
  expect(new Set(others.map(({ fate }) => fate)).size).toBe(5);
  expect(found.find(({ title }) => title === 'rejected')).toMatchObject({ rejectReason: 'Blurred', startDate: null });
  const shown = (await app.get('/BannerImage/getbanner')).json().bannerImages;
  expect(shown.map(({ _id }: { _id: string }) => _id)).toEqual(found.slice(0, 2).map(({ _id }) => _id));
});

test('a banner whose product is off sale or whose seller is blocked says so, and a change that waits is told', async () => {
  const { seller, product } = await someAdvertiser(db);
  const { _id } = await published(app, 'banner', seller, product.id, { type: 'productbanner' });
  const one = async () => (await explained()).find((banner) => banner._id === _id);
  expect(await one()).toMatchObject({ fate: 'shown', changeWaits: false });
  const image = await sentFile(app, 'banner', seller);
  await app.patch(`/BannerImage/updateById/${_id}`, { image }, seller);
  expect(await one()).toMatchObject({ fate: 'shown', changeWaits: true });
  await db.update(products).set({ approval: 'PENDING' }).where(eq(products.id, product.id));
  expect(await one()).toMatchObject({ fate: 'productHidden' });
  await db.update(members).set({ isBlocked: true }).where(eq(members.id, seller.id));
  expect(await one()).toMatchObject({ fate: 'sellerHidden' });
});

test('small windows are told of the taller picture, and one that is not public has an address for a while', async () => {
  const [wide, tall] = [await somePicture(db), await somePicture(db, { open: false })];
  const { id } = await someBanner(db, { webImage: wide.path, appImage: tall.path, approval: 'PENDING' });
  const imageOn = async (type: string) => (await explained(undefined, type)).find(({ _id }) => _id === id)?.image;
  expect(await imageOn('WEB')).toBe(wide.path);
  expect(await imageOn('APP')).toMatch(new RegExp(`^${tall.path}\\?`));
});

test('outside of the demo only staff learn of them, and nobody keeps the answer', async () => {
  const ask = (who?: Caller) => open.get('/BannerImage/explained', who);
  expect([(await ask()).statusCode, (await ask(await someMember(db))).statusCode]).toEqual([401, 403]);
  const reply = await ask(await someApprover(open).who);
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
});
