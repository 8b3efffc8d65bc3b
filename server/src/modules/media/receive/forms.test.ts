import { endpoint } from '@plyhaat/contract/core/endpoint';
import { FILE_FAILURES } from '@plyhaat/contract/media/media';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { route } from '#platform/http/http.ts';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { dataUrl, multipart, somePhoto } from '#test/uploads.ts';
import { selectMedia } from '../media.sql.ts';

const Form = z.object({
  name: z.string(),
  logo: z.optional(z.string()),
  imagesArr: z.optional(z.array(z.object({ image: z.string() }))),
});
const save = endpoint({
  method: 'POST',
  path: '/test/form',
  access: 'member',
  summary: 'A form with files',
  creates: true,
  files: { logo: 'logo', 'imagesArr[].image': 'gallery' },
  body: Form,
  reply: { data: Form },
  failures: FILE_FAILURES,
});
const app = await testApp({ routes: (app, deps) => route(app, deps, save, async ({ body }) => ({ data: body })) });
afterAll(app.close);
const asha = await someMember(app.db);
const photo = await somePhoto(60, 40).jpeg().toBuffer();
const usesOf = async ({ logo, imagesArr = [] }: z.infer<typeof Form>) =>
  Promise.all(
    [logo, ...imagesArr.map(({ image }) => image)].map(async (id) => (await selectMedia(app.db, id ?? ''))?.use),
  );

test('a form finds the ids of its files where they stood, whether it came as JSON or as multipart', async () => {
  const url = dataUrl(photo);
  const json = await app.post(
    '/test/form',
    { name: 'Ply', logo: url, imagesArr: [{ image: url }, { image: url }] },
    asha,
  );
  expect(json.statusCode, json.body).toBe(200);
  expect(await usesOf(json.json().data)).toEqual(['logo', 'gallery', 'gallery']);
  const file = { bytes: photo };
  const form = await multipart(
    { name: 'Ply' },
    { logo: file, 'imagesArr[0].image': file, 'imagesArr[1][image]': file },
  );
  const parts = await app.send('POST', '/test/form', form, asha);
  expect(parts.statusCode, parts.body).toBe(200);
  expect(await usesOf(parts.json().data)).toEqual(['logo', 'gallery', 'gallery']);
});

test('a form without files, or with those of an earlier upload, is an ordinary form', async () => {
  const reply = await app.post('/test/form', { name: 'Ply', logo: 'logos/x.webp' }, asha);
  expect(reply.json().data).toEqual({ name: 'Ply', logo: 'logos/x.webp' });
});

test('who may not call is refused before a file is read, and a refusal names its field', async () => {
  expect((await app.post('/test/form', { name: 'Ply', logo: dataUrl(photo) })).statusCode).toBe(401);
  const reply = await app.post('/test/form', { name: 'Ply', logo: dataUrl(Buffer.from('<svg/>')) }, asha);
  expect([reply.statusCode, reply.json().fields]).toEqual([415, { logo: 'Please select a valid image file' }]);
});

test('more files than a list may hold are refused', async () => {
  const imagesArr = Array.from({ length: 6 }, () => ({ image: dataUrl(photo) }));
  expect((await app.post('/test/form', { name: 'Ply', imagesArr }, asha)).statusCode).toBe(422);
});

test.each([
  'imagesArr.length',
  'imagesArr[4294967294]',
  'imagesArr[100].image',
  '__proto__.name',
  'imagesArr.constructor',
])('a multipart form with the field %s is refused', async (field) => {
  const form = await multipart({ name: 'Ply', 'imagesArr[0].image': 'x', [field]: '20000000' }, {});
  const reply = await app.send('POST', '/test/form', form, asha);
  expect([reply.statusCode, reply.json().error]).toEqual([422, 'input_invalid']);
  expect(reply.json().fields).toEqual({ [field]: 'Unknown field' });
});

test('a product whose pictures claim a length of their own is refused at once', async () => {
  const seller = await someMember(app.db, { role: 'DEALER' });
  const form = await multipart({ 'imageArr[0]': 'x', 'imageArr.length': '20000000' }, {});
  const reply = await app.send('POST', '/product', form, seller);
  expect([reply.statusCode, reply.json().fields]).toEqual([422, { 'imageArr.length': 'Unknown field' }]);
});

test.each<[string, (form: Awaited<ReturnType<typeof multipart>>) => { payload: Buffer; type?: string }]>([
  ['that names no boundary', ({ payload }) => ({ payload, type: 'multipart/form-data' })],
  ['with another boundary', ({ payload }) => ({ payload, type: 'multipart/form-data; boundary=another' })],
  ['that breaks off in a file', ({ payload }) => ({ payload: payload.subarray(0, payload.length - 200) })],
  ['that breaks off in a head', ({ payload }) => ({ payload: payload.subarray(0, 70) })],
])('a multipart form %s is refused as unreadable', async (_what, broken) => {
  const form = await multipart({ name: 'Ply' }, { logo: { bytes: photo } });
  const { payload, type = form.headers['content-type'] } = broken(form);
  const reply = await app.send('POST', '/test/form', { payload, headers: { 'content-type': type } }, asha);
  expect([reply.statusCode, reply.json().error]).toEqual([400, 'unreadable_request']);
});

test('a second click with the same file gets the first answer, with another file a refusal', async () => {
  const click = (bytes: Buffer) =>
    app.send(
      'POST',
      '/test/form',
      { payload: { name: 'Ply', logo: dataUrl(bytes) }, headers: { 'idempotency-key': 'a click' } },
      asha,
    );
  const first = await click(photo);
  expect((await click(photo)).body).toBe(first.body);
  expect((await click(await somePhoto(30, 30).jpeg().toBuffer())).json().error).toBe('idempotency_key_reused');
});
