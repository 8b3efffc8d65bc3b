import { buffer } from 'node:stream/consumers';
import { FILE_FAILURES, type Upload } from '@plyhaat/contract/media/media';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { hostileFiles, pixelBomb, SCRIPT, SECRET } from '#test/hostile-files.ts';
import { upload } from '#test/uploads.ts';
import { sweep } from '../sweeps.service.ts';

const app = await testApp({ override: { toolPath: '/usr/bin:/bin' } });
afterAll(app.close);
const asha = await someMember(app.db);
const corpus = await hostileFiles();
const MESSAGES = new Set(FILE_FAILURES.map(({ message }) => message));

test('the corpus is large, and the bomb in it is small', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(200);
  expect(new Set(corpus.map(({ name }) => name)).size).toBe(corpus.length);
  expect(pixelBomb(16_000).length).toBeLessThan(800_000);
});

const accepted: { name: string; sent: Buffer; upload: Upload }[] = [];

test.each(corpus)('$name: a clear error, or a harmless copy of our own', async ({ name, use, bytes }) => {
  const reply = await upload(app, use, { name: 'holiday.jpg', type: 'image/jpeg', bytes }, asha);
  if (reply.statusCode === 200) {
    accepted.push({ name, sent: bytes, upload: reply.json().data });
    return;
  }
  expect([413, 415, 422]).toContain(reply.statusCode);
  expect(MESSAGES).toContain(reply.json().message);
});

test('bombs, scripts and other kinds are refused; only what could be made into our own was taken', () => {
  const names = accepted.map(({ name }) => name);
  const must = corpus
    .map(({ name }) => name)
    .filter((name) =>
      /bomb|svg|html$|script|launches|playlist|zero|cut off|heic|^avif|megabytes$|one byte$/.test(name),
    );
  expect(must.filter((name) => names.includes(name) && !/less one byte|place and script/.test(name))).toEqual([]);
  expect(names).toContain('five megabytes less one byte');
});

test('nothing that was taken is served as it was given, and no word of metadata or script is left in it', async () => {
  await app.settle();
  for (const { name, sent, upload: taken } of accepted) {
    const { state, address } = (await app.get(`/media/${taken._id}`, asha)).json<{ data: Upload }>().data;
    const reply = await app.app.inject({ url: address });
    if (state === 'rejected') {
      expect(reply.statusCode, name).toBe(404);
      continue;
    }
    expect([state, reply.statusCode], name).toEqual(['ready', 200]);
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    // Documents are downloaded, never shown; pictures and videos are made anew.
    if (taken.kind === 'document') expect(reply.headers['content-disposition'], name).toMatch(/^attachment;/);
    else {
      expect(reply.headers['content-type'], name).toMatch(/^(image\/(webp|jpeg)|video\/mp4)$/);
      expect(reply.rawPayload.equals(sent), name).toBe(false);
    }
    for (const word of [SECRET, SCRIPT, 'GPS']) expect(reply.rawPayload.includes(word), `${name}: ${word}`).toBe(false);
  }
});

test('what was refused left nothing behind', async () => {
  const swept = await sweep(app.deps, Date.now() + 2 * 86_400_000);
  expect(swept).toEqual({ loose: 0, unknown: 0, lost: [] });
  for await (const { name } of app.deps.files.list())
    expect((await buffer(app.deps.files.read(name))).length, name).toBeGreaterThan(0);
});
