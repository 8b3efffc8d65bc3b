import { buffer } from 'node:stream/consumers';
import type { Upload } from '@plyhaat/contract/media/media';
import { MEGABYTE } from '@plyhaat/contract/media/room';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { dataUrl, multipart, somePhoto, somePlain, upload, uploaded } from '#test/uploads.ts';
import { claimMedia } from '../media.ts';

const app = await testApp();
afterAll(app.close);
const asha = await someMember(app.db);
const other = await someMember(app.db);

const photo = await somePhoto().jpeg().toBuffer();
const fetchPath = (address: string) => app.app.inject({ url: address });

test('a photograph sent as multipart is stored as our own WebP with its shape and a blurred stand-in', async () => {
  const data = await uploaded(app, 'product', { name: '../../evil.php', type: 'text/html', bytes: photo }, asha);
  expect(data).toMatchObject({ kind: 'image', state: 'ready', width: 800, height: 600 });
  expect(data.path).toMatch(/^products\/[0-9a-f]{32}\.webp$/);
  expect(data.placeholder).toMatch(/^data:image\/webp;base64,/);
  const stored = await sharp(await buffer(app.deps.files.read(data.path))).metadata();
  expect(stored).toMatchObject({ format: 'webp', width: 800, height: 600 });
});

test('the same photograph as base64 in JSON ends in the same place, whatever the order of the fields', async () => {
  for (const body of [
    { use: 'product', file: dataUrl(photo) },
    { file: dataUrl(photo), use: 'product' },
  ]) {
    const reply = await app.post('/media', body, asha);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json<{ data: Upload }>().data).toMatchObject({ kind: 'image', width: 800, height: 600 });
  }
});

test('a phone that writes slashes escaped is understood', async () => {
  const payload = JSON.stringify({ use: 'product', file: dataUrl(photo) }).replaceAll('/', '\\/');
  const reply = await app.send('POST', '/media', { payload, headers: { 'content-type': 'application/json' } }, asha);
  expect(reply.statusCode, reply.body).toBe(200);
});

test('orientation is applied and place and camera are gone', async () => {
  const exif = { IFD0: { Make: 'Secret Camera', Orientation: '6' }, IFD3: { GPSLatitude: '19/1 4/1 0/1' } };
  const turned = await somePhoto(400, 200).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
  expect((await sharp(turned).metadata()).exif).toBeDefined();
  const data = await uploaded(app, 'product', turned, asha);
  expect(data).toMatchObject({ width: 200, height: 400 });
  const bytes = await buffer(app.deps.files.read(data.path));
  const stored = await sharp(bytes).metadata();
  expect([stored.exif, stored.icc, stored.xmp, stored.iptc, stored.orientation]).toEqual(Array(5).fill(undefined));
  expect(bytes.includes('Secret Camera')).toBe(false);
});

test('a picture is kept at most 2560 wide', async () => {
  const wide = await somePhoto(4000, 500).jpeg({ quality: 40 }).toBuffer();
  expect(await uploaded(app, 'banner', wide, asha)).toMatchObject({ width: 2560, height: 320 });
});

test('a photograph too large to be done at once is usable at once, and whole after its job', async () => {
  const quiet = await testApp();
  const large = await somePlain(4000, 3000).jpeg().toBuffer();
  const sent = await uploaded(quiet, 'product', large, asha);
  expect(sent).toMatchObject({ state: 'ready', width: 1280, height: 960 });
  const seen = await quiet.app.inject({ url: sent.address });
  expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, max-age=10']);
  await claimMedia(quiet.db, asha.id, [sent.path], 'product:1', { open: true });
  const shown = () => quiet.app.inject({ url: `/api/uploads/${sent.path}` });
  const narrow = () => quiet.app.inject({ url: `/api/uploads/${sent.path.replace('.webp', '.w640.webp')}` });
  expect((await shown()).headers['cache-control']).toBe('public, max-age=10');
  expect((await sharp((await narrow()).rawPayload).metadata()).width).toBe(640);

  await quiet.settle();
  const { data } = (await quiet.get(`/media/${sent._id}`, asha)).json<{ data: Upload }>();
  expect(data).toMatchObject({ path: sent.path, width: 2560, height: 1920 });
  const whole = await shown();
  expect(whole.headers['cache-control']).toMatch(/immutable/);
  expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 2560, height: 1920 });
  expect((await narrow()).headers['cache-control']).toMatch(/immutable/);
  expect(await quiet.deps.files.has(`incoming/${sent._id}`)).toBe(false);
  await quiet.close();
});

const LIMITS = [
  ['profile', 5, 413, 'Image file size should be less than 5MB'],
  ['banner', 5, 413, 'Image size should be less than 5MB'],
  ['document', 5, 413, 'File size should be less than 5MB'],
] as const;
test.each(LIMITS)(
  'a %s of %d MB is one byte too large, in the words of the form',
  async (use, megabytes, status, message) => {
    const full = Buffer.alloc(megabytes * MEGABYTE);
    photo.copy(full);
    for (const reply of [
      await upload(app, use, full, asha),
      await app.post('/media', { use, file: dataUrl(full) }, asha),
    ]) {
      expect(reply.statusCode).toBe(status);
      expect(reply.json()).toMatchObject({ success: false, message });
    }
  },
);

test('one byte below the limit is taken', async () => {
  const padded = Buffer.concat([photo, Buffer.alloc(5 * MEGABYTE - 1 - photo.length)]);
  expect((await upload(app, 'profile', padded, asha)).statusCode).toBe(200);
});

const WRONG = [
  ['profile', 'Please select a valid image file', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
  ['reel', 'Please select a valid video file', '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'],
  ['document', 'Please select a valid file', '<html><script>alert(1)</script></html>'],
  ['profile', 'Please select a valid image file', ''],
] as const;
test.each(WRONG)('as a %s another kind of file is refused: %s', async (use, message, text) => {
  const reply = await upload(app, use, { name: 'holiday.jpg', type: 'image/jpeg', bytes: Buffer.from(text) }, asha);
  expect(reply.statusCode).toBe(415);
  expect(reply.json()).toMatchObject({ message, fields: { file: message } });
});

test('a body that announces too many bytes is refused before it is read', async () => {
  const reply = await app.send(
    'POST',
    '/media',
    {
      payload: Buffer.from('{'),
      headers: { 'content-type': 'application/json', 'content-length': String(500 * MEGABYTE) },
    },
    asha,
  );
  expect(reply.statusCode).toBe(413);
});

test('without signing in only what a registration needs is taken', async () => {
  expect((await upload(app, 'profile', photo)).statusCode).toBe(200);
  expect((await upload(app, 'certificate', photo)).statusCode).toBe(200);
  for (const use of ['product', 'reel', 'document']) {
    const reply = await upload(app, use, photo);
    expect(reply.statusCode, use).toBe(401);
  }
});

test('a stranger who keeps sending is told to come back later, whichever process answers', async () => {
  const small = await somePhoto(20, 20).jpeg().toBuffer();
  const form = await multipart({ use: 'profile' }, { file: { bytes: small } });
  const second = await testApp({ beside: app });
  const from = (remoteAddress: string, process = app) => process.send('POST', '/media', { ...form, remoteAddress });
  for (let i = 0; i < 30; i++) expect((await from('198.51.100.9', i % 2 ? app : second)).statusCode).toBe(200);
  expect((await from('198.51.100.9', second)).statusCode).toBe(429);
  await second.close();
  const refused = await from('198.51.100.9');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await from('198.51.100.10')).statusCode).toBe(200);
});

test.each([
  [{}, 422],
  [{ use: 'profile' }, 422],
  [{ use: 'profile', file: 'not-an-upload' }, 422],
  [{ use: 'hat', file: 'data:image/png;base64,AAAA' }, 422],
  [{ use: 'profile', file: 'data:image/png;base64,A?AA' }, 422],
  [{ use: 'profile', file: 'data:image/png,plain' }, 422],
])('the body %j is answered with %d', async (body, status) => {
  const reply = await app.post('/media', body, asha);
  expect(reply.statusCode, reply.body).toBe(status);
});

test('a file where none belongs is refused', async () => {
  const form = await multipart({ use: 'profile' }, { other: { bytes: photo } });
  expect((await app.send('POST', '/media', form, asha)).statusCode).toBe(422);
});

test('an upload is seen by whoever holds its signed address, and by nobody else', async () => {
  const data = await uploaded(app, 'product', photo, asha);
  const seen = await fetchPath(data.address);
  expect(seen.statusCode).toBe(200);
  expect(seen.headers['cache-control']).toMatch(/^private, max-age=\d+$/);
  const [path = '', query = ''] = data.address.split('?');
  expect((await fetchPath(path)).statusCode).toBe(404);
  expect((await fetchPath(`${path.replace('.webp', '.w160.webp')}?${query}`)).statusCode).toBe(200);
  expect((await fetchPath(`${path}?${query.replace(/until=\d+/, 'until=9999999999')}`)).statusCode).toBe(404);
  const another = await uploaded(app, 'product', photo, asha);
  expect((await fetchPath(`/api/uploads/${another.path}?${query}`)).statusCode).toBe(404);
});

test('a document leaves as an attachment under its own name, and its picture without metadata', async () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
  const data = await uploaded(app, 'document', { name: 'दाम "list".pdf', bytes: pdf }, asha);
  const seen = await fetchPath(data.address);
  expect(seen.rawPayload.equals(pdf)).toBe(true);
  expect(seen.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
  expect(seen.headers['content-disposition']).toMatch(/^attachment; filename="file\.pdf"; filename\*=UTF-8''%E0/);
  const scan = await uploaded(app, 'document', await somePhoto().png().toBuffer(), asha);
  expect((await fetchPath(scan.address)).headers['content-disposition']).toMatch(/^attachment;/);
  expect(scan.path).toMatch(/\.jpg$/);
});

test("one's own unused upload can be read and removed, another's cannot", async () => {
  const data = await uploaded(app, 'product', photo, asha);
  expect((await app.get(`/media/${data._id}`, other)).statusCode).toBe(404);
  expect((await app.delete(`/media/${data._id}`, undefined, other)).statusCode).toBe(404);
  expect((await app.get(`/media/${data._id}`, asha)).json().data.path).toBe(data.path);
  expect((await app.delete(`/media/${data._id}`, undefined, asha)).statusCode).toBe(200);
  expect(await app.deps.files.has(data.path)).toBe(false);
  expect((await app.delete(`/media/${data._id}`, undefined, asha)).statusCode).toBe(404);
});

test('a job makes every width, and AVIF is offered once it exists', async () => {
  const quiet = await testApp();
  const data = await uploaded(quiet, 'product', photo, asha);
  const [path = '', query = ''] = data.address.split('?');
  const avif = (width: number) => quiet.app.inject({ url: `${path.replace('.webp', `.w${width}.avif`)}?${query}` });
  expect((await avif(160)).statusCode).toBe(404);
  await quiet.settle();
  for (const width of [160, 320, 640]) {
    expect((await avif(width)).headers['content-type']).toBe('image/avif');
    expect(await quiet.deps.files.has(`narrow/${data.path.replace('.webp', `.w${width}.webp`)}`)).toBe(true);
  }
  await quiet.close();
});
