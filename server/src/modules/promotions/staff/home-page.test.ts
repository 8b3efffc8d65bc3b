import { HOME_SECTIONS } from '@plyhaat/contract/promotions/home-sections';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { newId } from '#platform/db/id.ts';
import { testApp } from '#test/app.ts';
import { someBanner, someMember, somePicture } from '#test/builders.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const manager = await someMember(db, { role: 'SUBADMIN' });

const sections = async () => (await app.get('/home/sections')).json().data;
const order = (sections: readonly string[]) => app.put('/admin/home/sections', { sections }, manager);

test('the home page has its default order until staff choose another, and again after a reset (HOME-1)', async () => {
  expect(await sections()).toEqual(HOME_SECTIONS);
  const other = [...HOME_SECTIONS.slice(2), ...HOME_SECTIONS.slice(0, 2)];
  expect((await order(other)).json()).toMatchObject({ message: 'Order saved', data: other });
  expect(await sections()).toEqual(other);
  expect((await order(HOME_SECTIONS)).statusCode).toBe(200);
  expect(await sections()).toEqual(HOME_SECTIONS);
});

test('an order names every section once', async () => {
  for (const wrong of [
    HOME_SECTIONS.slice(1),
    [...HOME_SECTIONS.slice(1), 'states'],
    [...HOME_SECTIONS.slice(1), 'footer'],
  ])
    expect((await order(wrong)).statusCode).toBe(422);
  expect(await sections()).toEqual(HOME_SECTIONS);
});

const upload = async (use = 'banner') => somePicture(db, { ownerId: manager.id, claimedBy: null, use, open: false });
const formOf = async (over: object = {}) => ({
  eyebrow: 'Diwali',
  title: 'Diwali rates',
  description: 'Until the end of the month.',
  link: '/shop?search=marine',
  linkText: 'See them',
  image: (await upload()).path,
  appImage: null,
  from: '2026-01-01',
  until: null,
  isActive: true,
  ...over,
});
const add = async (over: object = {}) => app.post('/admin/banners', await formOf(over), manager);
const added = async (over: object = {}) => {
  const reply = await add(over);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
};
const change = (id: string, patch: object) => app.patch(`/admin/banners/${id}`, patch, manager);
const listed = async () => (await app.get('/admin/banners', manager)).json().data;
const onHome = async (): Promise<string[]> =>
  (await app.get('/BannerImage/getbanner')).json().bannerImages.map(({ _id }: { _id: string }) => _id);

test('a banner of ours is on the home page from its first day to its last, unless it is hidden', async () => {
  const banner = await added();
  expect(banner).toMatchObject({ title: 'Diwali rates', from: '2026-01-01', until: null, state: 'shown' });
  expect(await onHome()).toContain(banner._id);
  expect((await change(banner._id, { isActive: false })).json().data.state).toBe('hidden');
  expect(await onHome()).not.toContain(banner._id);
  expect((await change(banner._id, { isActive: true, until: '2026-01-02' })).json().data).toMatchObject({
    until: '2026-01-02',
    state: 'ended',
  });
  expect(await onHome()).not.toContain(banner._id);
  expect((await change(banner._id, { from: '2098-01-01', until: '2098-01-01' })).json().data).toMatchObject({
    from: '2098-01-01',
    until: '2098-01-01',
    state: 'scheduled',
  });
  expect((await app.delete(`/admin/banners/${banner._id}`, undefined, manager)).statusCode).toBe(200);
  expect((await change(banner._id, { isActive: true })).statusCode).toBe(404);
});

test('its pictures become everybody’s to see; those that it no longer has are let go', async () => {
  const picture = async (path: string) => (await db.select().from(mediaFiles).where(eq(mediaFiles.path, path)))[0];
  const banner = await added();
  expect(await picture(banner.image)).toMatchObject({ open: true, claimedBy: `banner:${banner._id}`, ownerId: null });
  const { path } = await upload();
  expect((await change(banner._id, { image: path })).json().data.image).toBe(path);
  expect((await picture(banner.image))?.claimedBy).toBeNull();
  expect((await change(banner._id, { appImage: (await upload('product')).path })).statusCode).toBe(422);
  await app.delete(`/admin/banners/${banner._id}`, undefined, manager);
  expect((await picture(path))?.claimedBy).toBeNull();
});

test.each([
  ['title', ''],
  ['link', 'https://elsewhere.example'],
  ['link', '//elsewhere.example'],
  ['linkText', ' '],
  ['image', ''],
  ['until', '2025-12-31'],
])('a banner with %s “%s” is refused', async (name, value) => {
  const reply = await add({ [name]: value });
  expect(reply.statusCode).toBe(422);
  expect(Object.keys(reply.json().fields)).toEqual([name]);
});

test('banners of ours are put in an order; a seller’s is none of them', async () => {
  const [one, two] = [await added({ title: 'One' }), await added({ title: 'Two' })];
  const theirs = await someBanner(db, { kind: 'profilebanner', ownerId: (await someMember(db)).id });
  const ids = (await listed()).map(({ _id }: { _id: string }) => _id);
  expect(ids).not.toContain(theirs.id);
  expect(ids.indexOf(one._id)).toBeLessThan(ids.indexOf(two._id));
  const order = (ids: string[]) => app.put('/admin/banners/order', { ids }, manager);
  expect((await order(ids.toReversed())).statusCode).toBe(200);
  expect((await listed()).map(({ _id }: { _id: string }) => _id)).toEqual(ids.toReversed());
  const shown = await onHome();
  expect(shown.indexOf(two._id)).toBeLessThan(shown.indexOf(one._id));
  expect((await order(ids.slice(1))).statusCode).toBe(409);
  expect((await order([...ids.slice(1), newId()])).statusCode).toBe(409);
  expect((await change(theirs.id, { title: 'Ours now' })).statusCode).toBe(404);
});
