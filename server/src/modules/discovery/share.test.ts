import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { products } from '#modules/catalog/catalog.tables.ts';
import { blogPosts } from '#modules/content/content.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { drawShareCard } from '#modules/media/media.ts';
import { cityId, stateId } from '#modules/places/reference.sql.ts';
import { only } from '#platform/db/sql.ts';
import { testApp } from '#test/app.ts';
import { someProduct, someSeller } from '#test/builders.ts';
import { someApprover, submitted } from '#test/selling.ts';
import { sharePictures } from './discovery.tables.ts';
import { sweepShares } from './share.service.ts';

const app = await testApp();
afterAll(app.close);
const { db, deps } = app;

const PLACE = { stateId: stateId('MH'), cityId: cityId('pune-mh') };
const RED = '#c02020';
const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: RED } })
  .webp()
  .toBuffer();
await deps.files.put('products/red.webp', photo);

const ask = (url: string, headers = {}) => app.app.inject({ url, headers });
const stored = async () => {
  const names: string[] = [];
  for await (const { name } of deps.files.list()) if (name.startsWith('share/')) names.push(name);
  return names;
};

/** The colour in the middle of a square around a point. */
async function colourAt(picture: Buffer, left: number, top: number) {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 4, height: 4 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
}
const inkIn = async (picture: Buffer, left: number, top: number, width: number, height: number) => {
  const { data } = await sharp(picture)
    .extract({ left, top, width, height })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 100).length;
};

test('a product’s picture for links is drawn by a job: its photo stands for it until then', async () => {
  const seller = await someSeller(db, PLACE, { name: 'Shivneri Ply' });
  const product = await someProduct(db, {
    sellerId: seller.id,
    slug: 'red-ply',
    name: 'Red ply',
    mainImage: 'products/red.webp',
  });
  const first = await ask('/share/product/red-ply.jpg');
  expect([first.statusCode, first.headers.location]).toEqual([302, '/api/uploads/products/red.preview.jpg']);
  expect(first.headers['cache-control']).toBe('no-store');

  await app.settle();
  const drawn = await ask('/share/product/red-ply.jpg');
  expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const { width, height, format } = await sharp(drawn.rawPayload).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  const [red = 0, green = 0] = await colourAt(drawn.rawPayload, 300, 300);
  expect(red - green).toBeGreaterThan(100);
  expect(await inkIn(drawn.rawPayload, 690, 150, 450, 300)).toBeGreaterThan(500);
  const again = await ask('/share/product/red-ply.jpg', { 'if-none-match': drawn.headers.etag });
  expect(again.statusCode).toBe(304);

  await db.update(products).set({ name: 'Red ply, 19 mm' }).where(eq(products.id, product.id));
  expect((await ask('/share/product/red-ply.jpg')).headers.etag, 'the old one until the new one is drawn').toBe(
    drawn.headers.etag,
  );
  await app.settle();
  const changed = await ask('/share/product/red-ply.jpg');
  expect(changed.headers.etag).not.toBe(drawn.headers.etag);
  expect(await stored()).toHaveLength(1);

  await db.delete(members).where(eq(members.id, seller.id));
  expect((await ask('/share/product/red-ply.jpg')).statusCode).toBe(404);
  await sweepShares(deps);
  expect([await stored(), await db.$count(sharePictures)]).toEqual([[], 0]);
});

test('stores and posts have theirs; what the public does not see has none', async () => {
  const seller = await someSeller(db, { ...PLACE, slug: 'ganesh-ply' }, { name: 'श्री गणेश प्लाई & Sons <b>' });
  await someProduct(db, { sellerId: seller.id, slug: 'waiting', approval: 'PENDING' });
  const post = { name: 'How to read an IS 303 stamp', excerpt: 'x', body: 'x', category: 'Guides' };
  await db.insert(blogPosts).values([
    { ...post, slug: 'stamp', isPublished: true },
    { ...post, slug: 'draft', isPublished: false },
  ]);
  for (const address of ['/share/store/ganesh-ply.jpg', '/share/post/stamp.jpg'])
    expect((await ask(address)).headers.location, address).toBe('/share.jpg');
  await app.settle();
  for (const address of ['/share/store/ganesh-ply.jpg', '/share/post/stamp.jpg']) {
    const { statusCode, rawPayload } = await ask(address);
    expect(statusCode, address).toBe(200);
    expect(await inkIn(rawPayload, 56, 150, 1000, 200), address).toBeGreaterThan(500);
  }
  for (const address of ['/share/product/waiting.jpg', '/share/post/draft.jpg', '/share/store/nobody.jpg'])
    expect((await ask(address)).statusCode, address).toBe(404);
});

test('Devanagari is drawn by the font that comes with the server, not as boxes', async () => {
  const of = (title: string) => drawShareCard({ picture: null, label: '', title, lines: [] });
  const [ka, ga, latin] = [await of('कककक'), await of('गगगग'), await of('aaaa')];
  // Missing letters are equal boxes, whatever they are.
  expect(ka.equals(ga)).toBe(false);
  expect(ka.equals(latin)).toBe(false);
});

test('SVG stays refused: as a photo it is left out, and nothing reads it afterwards either', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="630" height="630"><rect width="630" height="630" fill="#0000ff"/></svg>',
  );
  const drawn = await drawShareCard({ picture: svg, label: 'Plywood', title: 'A board', lines: [] });
  const plain = await drawShareCard({ picture: null, label: 'Plywood', title: 'A board', lines: [] });
  expect(drawn.equals(plain)).toBe(true);
  await expect(sharp(svg).metadata()).rejects.toThrow();
});

test('an approved product’s picture is drawn before anybody asks', async () => {
  const seller = await someSeller(db, PLACE);
  const { _id } = await submitted(app, seller, { name: 'Gurjan plywood' });
  await someApprover(app).decideNow('product', _id, 'approve');
  await app.settle();
  const rows = await db.select().from(sharePictures).where(eq(sharePictures.thingId, _id));
  expect(only(rows).bytes).toBeGreaterThan(5000);
});
