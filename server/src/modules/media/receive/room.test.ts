import { MEGABYTE, MOST_BYTES_A_DAY, tooMuchToday, tooMuchUnused } from '@plyhaat/contract/media/room';
import { afterAll, expect, test } from 'vitest';
import { indianDay } from '#platform/indian-day.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, somePicture } from '#test/builders.ts';
import { somePhoto, upload } from '#test/uploads.ts';
import { claimMedia } from '../media.ts';
import { isShort } from './room.service.ts';
import { addReceived, selectTaken } from './room.sql.ts';

const app = await testApp();
afterAll(app.close);
const photo = await somePhoto(60, 40).jpeg().toBuffer();

const sendPhoto = (who: Caller) => upload(app, 'product', photo, who);
const begin = (who: Caller, megabytes: number) =>
  app.post('/media/resumable', { use: 'archive', size: megabytes * MEGABYTE, type: 'application/zip' }, who);
const someFile = (who: Caller, megabytes: number, over: object = {}) =>
  somePicture(app.db, {
    path: `products/${who.id}-${megabytes}.webp`,
    ownerId: who.id,
    claimedBy: null,
    bytes: megabytes * MEGABYTE,
    ...over,
  });

test('500 MB that nothing uses are the most a member may have: more is refused with a sentence until some is used', async () => {
  const asha = await someMember(app.db);
  const file = await someFile(asha, 500);
  const refused = await sendPhoto(asha);
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    expect.objectContaining({ error: 'too_much_unused', message: tooMuchUnused.message }),
  ]);
  expect((await begin(asha, 1)).json()).toMatchObject({ error: 'too_much_unused' });
  expect((await sendPhoto(await someMember(app.db))).statusCode).toBe(200);
  await claimMedia(app.db, asha.id, [file.path], 'product:1');
  expect((await sendPhoto(asha)).statusCode).toBe(200);
});

test('a zip of 200 MB fits beside another one; a third lets the first go', async () => {
  const seller = await someMember(app.db);
  const ids: string[] = [];
  for (let n = 0; n < 3; n++) {
    const reply = await begin(seller, 200);
    expect(reply.statusCode, reply.body).toBe(200);
    ids.push(reply.json()._id);
  }
  const statuses = await Promise.all(
    ids.map(async (id) => (await app.get(`/media/resumable/${id}`, seller)).statusCode),
  );
  expect(statuses).toEqual([404, 200, 200]);
  expect((await sendPhoto(seller)).statusCode).toBe(200);
});

test('2 GB a day are the most a member may send, whatever became of it', async () => {
  const asha = await someMember(app.db);
  await addReceived(app.db, asha.id, indianDay(), MOST_BYTES_A_DAY - photo.length - 1000, MOST_BYTES_A_DAY);
  expect((await begin(asha, 1)).json()).toMatchObject({ error: 'too_much_today' });
  const sent = await sendPhoto(asha);
  expect(sent.statusCode).toBe(200);
  await app.delete(`/media/${sent.json().data._id}`, undefined, asha);
  const refused = await sendPhoto(asha);
  expect([refused.statusCode, refused.json().message]).toEqual([429, tooMuchToday.message]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('what arrives is counted as it arrived, in a body of any kind', async () => {
  const asha = await someMember(app.db);
  await sendPhoto(asha);
  await app.post('/media', { use: 'product', file: `data:image/jpeg;base64,${photo.toString('base64')}` }, asha);
  expect(await selectTaken(app.db, asha.id, indianDay())).toMatchObject({ today: 2 * photo.length, onTheWay: 0 });
});

test('the last of the disk is kept: the smaller of 5 % and 1 GB', () => {
  const disk = (freeMegabytes: number, allMegabytes: number) => ({
    bavail: freeMegabytes,
    blocks: allMegabytes,
    bsize: MEGABYTE,
  });
  expect(isShort(disk(49, 1000), 0)).toBe(true);
  expect(isShort(disk(51, 1000), 0)).toBe(false);
  expect(isShort(disk(1023, 1_000_000), 0)).toBe(true);
  expect(isShort(disk(1025, 1_000_000), 0)).toBe(false);
  expect(isShort(disk(110, 1000), 50 * MEGABYTE)).toBe(false);
  expect(isShort(disk(90, 1000), 50 * MEGABYTE)).toBe(true);
});
