import { PROMOTION_NEEDS } from '@plyhaat/contract/promotions/promotion-form';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { testApp } from '#test/app.ts';
import { somePicture } from '#test/builders.ts';
import { formOf, inHours, published, someAdvertiser } from '#test/placing.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

test('a promotion says what is missing and takes an end after its start', async () => {
  const { seller, product } = await someAdvertiser(db);
  const { product: productId, ...others } = PROMOTION_NEEDS;
  expect((await app.post('/promotion', {}, seller)).json().fields).toEqual({ productId, ...others });
  const form = await formOf(app, 'promotion', seller, product.id, { startDate: inHours(9), endDate: inHours(8) });
  const reply = await app.post('/promotion', form, seller);
  expect(reply.statusCode).toBe(422);
  expect(reply.json().fields).toEqual({ endDate: 'End date must be after the start date' });
});

test('a running promotion is the sponsored card of its category and of its store', async () => {
  const { seller, product } = await someAdvertiser(db);
  const { _id } = await published(app, 'promotion', seller, product.id);
  const other = await someAdvertiser(db);
  await published(app, 'promotion', other.seller, other.product.id);
  const sponsored = async (query: string) => {
    app.deps.cache.forget(['promotions']);
    return (await app.get(`/promotion/running?${query}`)).json();
  };
  for (const query of [`categories=${product.categoryId}`, `userId=${seller.id}`])
    expect(await sponsored(query)).toMatchObject({
      total: 1,
      data: [
        {
          _id,
          message: 'Ask for our rate',
          isVideo: false,
          productSlug: product.slug,
          product: { _id: product.id, price: 2000, phone: '98XXXXXX78' },
        },
      ],
    });
  expect((await sponsored(`categories=${product.categoryId},${other.product.categoryId}`)).total).toBe(2);
  expect((await sponsored('categories=all')).success).toBe(false);
});

test('a video is a promotion too, shown once it can be played, by its still', async () => {
  const { seller, product } = await someAdvertiser(db);
  const still = await somePicture(db, { path: `posters/${product.id}.webp`, width: 320, height: 180 });
  const video = await somePicture(db, {
    path: `promotions/${product.id}.mp4`,
    use: 'promotion',
    kind: 'video',
    contentType: 'video/mp4',
    state: 'processing',
    ownerId: seller.id,
    poster: still.path,
    open: false,
  });
  await published(app, 'promotion', seller, product.id, { image: video.id });
  const sponsored = async () => {
    app.deps.cache.forget(['promotions']);
    return (await app.get(`/promotion/running?userId=${seller.id}`)).json().data;
  };
  expect(await sponsored()).toEqual([]);
  await db.update(mediaFiles).set({ state: 'ready' }).where(eq(mediaFiles.id, video.id));
  expect(await sponsored()).toMatchObject([{ isVideo: true, image: video.path, picture: { path: still.path } }]);
});
