import { HOUR_MS } from '@plyhaat/contract/core/time-units';
import { BANNER_NEEDS } from '@plyhaat/contract/promotions/banner-form';
import { NOT_A_PRODUCT_OF_YOURS } from '@plyhaat/contract/promotions/placements';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someBanner, someMember, somePicture } from '#test/builders.ts';
import { placed, published, sentFile, someAdvertiser } from '#test/placing.ts';

const server = await testApp();
afterAll(server.close);
const { db } = server;
beforeEach(() => server.deps.cache.forget(['banners']));

const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const shown = async (query = '') => (await server.get(`/BannerImage/getbanner${query}`)).json().bannerImages;
const titles = async (query = ''): Promise<string[]> =>
  (await shown(query)).map(({ title }: { title: string }) => title);

test('banners that are approved, active and within their time are shown in their order', async () => {
  await someBanner(server.db, { title: 'second', sortOrder: 2 });
  await someBanner(server.db, { title: 'first', sortOrder: 1, endsAt: ago(-1) });
  await someBanner(server.db, { title: 'under review', approval: 'PENDING' });
  await someBanner(server.db, { title: 'rejected', approval: 'REJECTED' });
  await someBanner(server.db, { title: 'switched off', isActive: false });
  await someBanner(server.db, { title: 'over', endsAt: ago(1) });
  await someBanner(server.db, { title: 'not yet', startsAt: ago(-1) });
  expect(await titles()).toEqual(['first', 'second']);
  expect(await titles('?isActive=false')).toEqual(['switched off']);
});

test('small screens get the taller picture where there is one', async () => {
  const [wide, tall] = [await somePicture(server.db), await somePicture(server.db, { width: 1080, height: 600 })];
  const { id } = await someBanner(server.db, { webImage: wide.path, appImage: tall.path });
  const image = async (type: string) => (await shown(`?type=${type}`)).find(({ _id }: { _id: string }) => _id === id);
  expect(await image('WEB')).toMatchObject({ image: wide.path, picture: { path: wide.path, width: 800 } });
  expect(await image('APP')).toMatchObject({ image: tall.path, picture: { path: tall.path, width: 1080 } });
  const plain = await someBanner(server.db, { webImage: wide.path });
  server.deps.cache.forget(['banners']);
  const app = (await shown('?type=APP')).find(({ _id }: { _id: string }) => _id === plain.id);
  expect(app.image).toBe(wide.path);
});

test('an unknown device or position is refused', async () => {
  expect((await server.get('/BannerImage/getbanner?type=TV')).statusCode).toBe(422);
  expect((await server.get('/BannerImage/getbanner?position=footer')).statusCode).toBe(422);
});

test('a banner says what is missing', async () => {
  const { seller, product } = await someAdvertiser(db);
  const refused = async (body: object) => (await server.post('/BannerImage/postbanner', body, seller)).json().fields;
  expect(await refused({ type: 'productbanner' })).toEqual({
    image: BANNER_NEEDS.image,
    productId: BANNER_NEEDS.product,
  });
  expect(await refused({})).toMatchObject({ type: BANNER_NEEDS.type, image: BANNER_NEEDS.image });
  expect(await refused({ type: 'house', image: 'x' })).toMatchObject({ type: BANNER_NEEDS.type });
  const noId = { type: 'productbanner', productId: 'no id', image: 'x' };
  expect(await refused(noId)).toEqual({ productId: NOT_A_PRODUCT_OF_YOURS });
  const { _id } = await placed(server, 'banner', seller, product.id);
  const toProduct = await server.patch(`/BannerImage/updateById/${_id}`, { type: 'productbanner' }, seller);
  expect(toProduct.json().fields).toEqual({ productId: BANNER_NEEDS.product });
});

test('a banner leads to the store or the product, with a taller picture for small screens', async () => {
  const { seller, product } = await someAdvertiser(db);
  const appImage = await sentFile(server, 'banner', seller);
  const store = await published(server, 'banner', seller, product.id, { appImage });
  const one = await published(server, 'banner', seller, product.id, { type: 'productbanner' });
  const slide = async (type: string, id: string) => {
    server.deps.cache.forget(['banners']);
    const { bannerImages } = (
      await server.get(`/BannerImage/getbanner?isActive=true&type=${type}&position=hero`)
    ).json();
    return bannerImages.find(({ _id }: { _id: string }) => _id === id);
  };
  expect(await slide('WEB', store._id)).toMatchObject({ title: 'Tapi Plywood House', link: `/seller/${seller.slug}` });
  expect(await slide('APP', one._id)).toMatchObject({ title: product.name, link: `/product/${product.slug}` });
  expect((await slide('APP', store._id)).image).not.toBe((await slide('WEB', store._id)).image);
  expect((await slide('APP', one._id)).image).toBe((await slide('WEB', one._id)).image);
  const own = (await server.get(`/BannerImage/getBannerImagesByUserId/${seller.id}`, seller)).json().bannerImages;
  expect(own).toMatchObject([
    { _id: one._id, type: 'productbanner', productId: product.id, position: 'hero', isActive: true },
    { _id: store._id, type: 'profilebanner', productId: null, userId: seller.id, isActive: true },
  ]);
});

test('banners and promotions of others cannot be read, not even by staff', async () => {
  const { seller, product } = await someAdvertiser(db);
  const { _id: banner } = await published(server, 'banner', seller, product.id);
  const { _id: promotion } = await published(server, 'promotion', seller, product.id);
  for (const who of [(await someAdvertiser(db)).seller, await someMember(db, { role: 'ADMIN' })])
    for (const path of [
      `/BannerImage/getBannerImagesByUserId/${seller.id}`,
      `/BannerImage/getById/${banner}`,
      `/promotion?userId=${seller.id}`,
      `/promotion/getById/${promotion}`,
    ])
      expect((await server.get(path, who)).statusCode, path).toBe(403);
});
