import { existsSync } from 'node:fs';
import { CHUNK_BYTES } from '@plyhaat/contract/media/resumable';
import { MEGABYTE } from '@plyhaat/contract/media/room';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { somePhoto } from '#test/uploads.ts';
import { someVideoFile } from '#test/video-files.ts';
import { sweep } from '../sweeps.service.ts';
import { partOf } from './resumable.service.ts';

const app = await testApp({ override: { toolPath: '' } });
afterAll(app.close);
const { db, deps } = app;

const begin = (who: Caller, body: object) => app.post('/media/resumable', body, who);
const begun = async (who: Caller, size: number, use = 'reel', type = 'video/mp4'): Promise<string> =>
  (await begin(who, { use, size, type })).json()._id;
const chunk = (who: Caller, id: string, offset: number, bytes: Uint8Array) =>
  app.send(
    'PATCH',
    `/media/resumable/${id}`,
    {
      payload: Buffer.from(bytes),
      headers: { 'content-type': 'application/octet-stream', 'upload-offset': String(offset) },
    },
    who,
  );
const offsetOf = async (who: Caller, id: string) =>
  Number(
    (await app.app.inject({ method: 'HEAD', url: `/api/media/resumable/${id}`, headers: await app.as(who) })).headers[
      'upload-offset'
    ],
  );

/** Sends from an offset on, as a browser does, and says how many bytes it sent. */
async function sendFrom(who: Caller, id: string, video: Buffer, from: number, until = video.length) {
  let last: Awaited<ReturnType<typeof chunk>> | undefined;
  let sent = 0;
  for (let at = from; at < until; at += CHUNK_BYTES) {
    const bytes = video.subarray(at, Math.min(at + CHUNK_BYTES, video.length));
    last = await chunk(who, id, at, bytes);
    sent += bytes.length;
  }
  return { last, sent };
}

test('an upload that broke off at 60 % goes on from there and sends at most one chunk again', async () => {
  const seller = await someSeller(db);
  const video = await someVideoFile({ bytes: 3 * MEGABYTE });
  const id = await begun(seller, video.length);
  const { sent } = await sendFrom(seller, id, video, 0, video.length * 0.6);
  const lost = video.subarray(sent, sent + CHUNK_BYTES);
  // The connection dies within a chunk: a part of its bytes arrives and is not counted.
  await expect(
    app.send(
      'PATCH',
      `/media/resumable/${id}`,
      {
        payload: lost.subarray(0, 1000),
        headers: {
          'content-type': 'application/octet-stream',
          'upload-offset': String(sent),
          'content-length': '5000',
        },
      },
      seller,
    ),
  ).resolves.toMatchObject({ statusCode: 400 });
  const offset = await offsetOf(seller, id);
  expect(offset).toBe(sent);
  const rest = await sendFrom(seller, id, video, offset);
  expect(sent + rest.sent - video.length).toBeLessThanOrEqual(CHUNK_BYTES);
  expect(rest.last?.json()).toMatchObject({
    offset: video.length,
    data: { _id: id, kind: 'video', state: 'processing', path: expect.stringMatching(/^reels\/.*\.mp4$/) },
  });
  await app.settle();
  expect((await app.get(`/media/${id}`, seller)).json().data).toMatchObject({ state: 'ready' });
  expect(existsSync(partOf(deps.files, id))).toBe(false);
});

test('the last chunk sent again answers the same, and what is stored can be used in the form', async () => {
  const seller = await someSeller(db);
  const video = await someVideoFile({ bytes: 9000 });
  const id = await begun(seller, video.length);
  const first = (await chunk(seller, id, 0, video)).json();
  const again = (await chunk(seller, id, 0, video)).json();
  expect(again.data._id).toBe(first.data._id);
  expect(await offsetOf(seller, id)).toBe(video.length);
  const reel = await app.post('/reelVideo', { description: 'Cut to size.', video: id }, seller);
  expect(reel.json().data).toMatchObject({ state: 'Processing' });
});

test('a wrong offset is refused without harm, and bytes beyond the size', async () => {
  const seller = await someSeller(db);
  const video = await someVideoFile({ bytes: MEGABYTE });
  const id = await begun(seller, video.length);
  await chunk(seller, id, 0, video.subarray(0, 1000));
  for (const offset of [0, 999, 5000, Number.NaN])
    expect((await chunk(seller, id, offset, video.subarray(1000, 2000))).json().error).toBe('wrong_offset');
  expect(await offsetOf(seller, id)).toBe(1000);
  const small = await begun(seller, 10);
  expect((await chunk(seller, small, 0, video.subarray(0, 100))).json().error).toBe('wrong_offset');
  const large = Buffer.alloc(CHUNK_BYTES + 1);
  expect((await chunk(seller, id, 1000, large)).statusCode).toBe(413);
});

test('chunks of one upload that arrive together are taken once', async () => {
  const seller = await someSeller(db);
  const video = await someVideoFile({ bytes: MEGABYTE });
  const id = await begun(seller, video.length);
  const all = await Promise.all(Array.from({ length: 6 }, () => chunk(seller, id, 0, video.subarray(0, 5000))));
  expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await offsetOf(seller, id)).toBe(5000);
});

test('uploads are one’s own: others find nothing', async () => {
  const [seller, other] = [await someSeller(db), await someMember(db)];
  const id = await begun(seller, 1000);
  expect((await app.get(`/media/resumable/${id}`, other)).json().error).toBe('upload_not_found');
  expect((await chunk(other, id, 0, Buffer.alloc(10))).json().error).toBe('upload_not_found');
  expect((await app.send('DELETE', `/media/resumable/${id}`, {}, other)).statusCode).toBe(404);
  expect((await app.send('DELETE', `/media/resumable/${id}`, {}, seller)).statusCode).toBe(200);
  expect((await app.get(`/media/resumable/${id}`, seller)).statusCode).toBe(404);
});

test('MEDIA-2: what is too large or of another kind is refused before it is sent, or with its first bytes', async () => {
  const seller = await someSeller(db);
  const large = await begin(seller, { use: 'reel', size: 20 * MEGABYTE, type: 'video/mp4' });
  expect(large.json().message).toBe('Video must be less than 20MB');
  expect((await begin(seller, { use: 'reel', size: 20 * MEGABYTE - 1, type: 'video/quicktime' })).statusCode).toBe(200);
  const named = await begin(seller, { use: 'reel', size: 1000, type: 'image/png' });
  expect(named.json().message).toBe('Please select a valid video file');
  const id = await begun(seller, MEGABYTE);
  const photo = await somePhoto(64, 48).jpeg().toBuffer();
  expect((await chunk(seller, id, 0, photo)).json().error).toBe('not_a_video');
  expect((await app.get(`/media/resumable/${id}`, seller)).statusCode).toBe(404);
});

test('where nothing converts it, HEVC is refused with a sentence before the upload ends', async () => {
  const seller = await someSeller(db);
  const video = await someVideoFile({ bytes: 40_000 });
  const index = video.lastIndexOf('moov') - 4;
  // An index that names HEVC and comes first, as phones send it over a slow line.
  const moov = Buffer.from(video.subarray(index).toString('latin1').replaceAll('avc1', 'hvc1'), 'latin1');
  const head = video.subarray(0, video.indexOf('mdat') - 4);
  const phone = Buffer.concat([head, moov, video.subarray(head.length, index)]);
  const id = await begun(seller, phone.length);
  const reply = await chunk(seller, id, 0, phone.subarray(0, head.length + moov.length));
  expect(reply.json()).toMatchObject({
    error: 'video_not_playable',
    message: 'Browsers cannot play this video (HEVC). Please save it as MP4 with H.264 and choose it again.',
  });
});

test('what nobody finished is removed after a day, and a ninth upload gives up the first', async () => {
  const seller = await someSeller(db);
  const video = await someVideoFile({ bytes: MEGABYTE });
  const id = await begun(seller, video.length);
  await chunk(seller, id, 0, video.subarray(0, 5000));
  await sweep(deps);
  expect(await offsetOf(seller, id)).toBe(5000);
  await db.execute(sql`update media_uploads set created_at = created_at - interval '25 hours' where id = ${id}`);
  await sweep(deps);
  expect((await app.get(`/media/resumable/${id}`, seller)).statusCode).toBe(404);
  expect(existsSync(partOf(deps.files, id))).toBe(false);
  const ids: string[] = [];
  for (let turn = 0; turn < 9; turn++) ids.push(await begun(seller, 1000));
  const found = await Promise.all(ids.map((one) => app.get(`/media/resumable/${one}`, seller)));
  expect(found.map(({ statusCode }) => statusCode)).toEqual([404, ...Array(8).fill(200)]);
});
