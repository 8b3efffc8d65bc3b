import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someBanner, somePicture } from '#test/builders.ts';

const house = await testApp();
afterAll(house.close);
beforeEach(() => house.deps.cache.forget(['banners']));

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);
const shown = async (query = '') => (await house.get(`/BannerImage/getbanner${query}`)).json().bannerImages;
const titles = async (query = ''): Promise<string[]> =>
  (await shown(query)).map(({ title }: { title: string }) => title);

test('banners that are approved, active and within their time are shown in their order', async () => {
  await someBanner(house.db, { title: 'second', sortOrder: 2 });
  await someBanner(house.db, { title: 'first', sortOrder: 1, endsAt: ago(-1) });
  await someBanner(house.db, { title: 'under review', approval: 'PENDING' });
  await someBanner(house.db, { title: 'rejected', approval: 'REJECTED' });
  await someBanner(house.db, { title: 'switched off', isActive: false });
  await someBanner(house.db, { title: 'over', endsAt: ago(1) });
  await someBanner(house.db, { title: 'not yet', startsAt: ago(-1) });
  expect(await titles()).toEqual(['first', 'second']);
  expect(await titles('?isActive=false')).toEqual(['switched off']);
});

test('small screens get the taller picture where there is one', async () => {
  const [wide, tall] = [await somePicture(house.db), await somePicture(house.db, { width: 1080, height: 600 })];
  const { id } = await someBanner(house.db, { webImage: wide.path, appImage: tall.path });
  const image = async (type: string) => (await shown(`?type=${type}`)).find(({ _id }: { _id: string }) => _id === id);
  expect(await image('WEB')).toMatchObject({ image: wide.path, picture: { path: wide.path, width: 800 } });
  expect(await image('APP')).toMatchObject({ image: tall.path, picture: { path: tall.path, width: 1080 } });
  const plain = await someBanner(house.db, { webImage: wide.path });
  house.deps.cache.forget(['banners']);
  const app = (await shown('?type=APP')).find(({ _id }: { _id: string }) => _id === plain.id);
  expect(app.image).toBe(wide.path);
});

test('an unknown device or position is refused', async () => {
  expect((await house.get('/BannerImage/getbanner?type=TV')).statusCode).toBe(422);
  expect((await house.get('/BannerImage/getbanner?position=footer')).statusCode).toBe(422);
});
