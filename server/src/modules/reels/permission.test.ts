import { afterAll, expect, test } from 'vitest';
import { selectMedia } from '#modules/media/media.sql.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someSeller } from '#test/builders.ts';
import { someApprover } from '#test/selling.ts';
import { dataUrl, uploaded } from '#test/uploads.ts';
import { someVideoFile } from '#test/video-files.ts';
import { someVideoTools } from '#test/video-tools.ts';

const tools = await someVideoTools();
const app = await testApp({ override: { toolPath: tools.folder } });
afterAll(async () => {
  await app.close();
  tools.remove();
});
const approver = someApprover(app);
const bytes = await someVideoFile();
const CAPTIONS = dataUrl(Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nEdge first\n'), 'text/vtt');

/** A reel through the real upload and conversion, and every name under which any part of it is stored. */
async function someRealReel(seller: Caller) {
  const video = await uploaded(app, 'reel', bytes, seller);
  const form = { description: 'Cut to size.', video: video._id, captions: CAPTIONS, posterAt: 3 };
  const { _id, captions } = (await app.post('/reelVideo', form, seller)).json().data;
  await app.settle();
  const row = await selectMedia(app.db, video._id);
  const posters = [row?.poster, ...(row?.frames ?? []).map(({ path }) => path)].map(String);
  const names = [
    video.path,
    ...['low', 'p240', 'p480'].map((form) => video.path.replace('.mp4', `.${form}.mp4`)),
    ...posters,
    ...posters.flatMap((path) => ['.w320.webp', '.preview.jpg'].map((end) => path.replace('.webp', end))),
    captions.split('?')[0],
    `incoming/${video._id}`,
  ];
  return { _id: String(_id), names };
}

/** What strangers get in a process that believes nothing yet. */
async function seenBy(names: readonly string[]): Promise<string[]> {
  const fresh = await testApp({ beside: app, override: { toolPath: tools.folder }, files: app.deps.files });
  const found: string[] = [];
  for (const name of names) {
    const { statusCode } = await fresh.get(`/uploads/${name}`);
    if (statusCode === 200) found.push(name);
    else expect(statusCode).toBe(404);
  }
  await fresh.close();
  return found;
}

test('no reel that is not approved plays for a stranger by any address: waiting, sent back, switched off, deleted', async () => {
  const seller = await someSeller(app.db);
  const { _id, names } = await someRealReel(seller);
  expect(await seenBy(names)).toEqual([]);
  await approver.decideNow('reel', _id, 'reject', 'Too dark.');
  expect(await seenBy(names)).toEqual([]);
  await app.patch(`/reelVideo/updateById/${_id}`, { description: 'Brighter.' }, seller);
  expect(await seenBy(names)).toEqual([]);
  await approver.decideNow('reel', _id, 'approve');
  const shown = await seenBy(names);
  expect(shown).toEqual(names.filter((name) => !name.includes('.low.') && !name.startsWith('incoming/')));
  await app.patch(`/reelVideo/updateById/${_id}`, { isActive: false }, seller);
  expect(await seenBy(names)).toEqual([]);
  await app.patch(`/reelVideo/updateById/${_id}`, { isActive: true }, seller);
  expect(await seenBy(names)).toEqual(shown);
  await app.send('DELETE', `/reelVideo/deleteById/${_id}`, {}, seller);
  expect(await seenBy(names)).toEqual([]);
});

test('the video of a change that waits plays for nobody but its owner and staff, also while the reel is switched on again', async () => {
  const seller = await someSeller(app.db);
  const { _id } = await someRealReel(seller);
  await approver.decideNow('reel', _id, 'approve');
  const video = await uploaded(app, 'reel', bytes, seller);
  await app.settle();
  await app.patch(`/reelVideo/updateById/${_id}`, { video: video._id }, seller);
  for (const isActive of [false, true]) await app.patch(`/reelVideo/updateById/${_id}`, { isActive }, seller);
  const { poster } = (await selectMedia(app.db, video._id)) ?? {};
  expect(await seenBy([video.path, video.path.replace('.mp4', '.p240.mp4'), String(poster)])).toEqual([]);
  const { sources } = (await app.get(`/reel/getById/${_id}`, seller)).json().data;
  expect(sources.map(({ height }: { height: number }) => height)).toEqual([240, 480, 720]);
  for (const { path } of sources) expect((await app.get(`/uploads/${path}`)).statusCode).toBe(200);
});

test('a video that cannot be converted sends its reel back with the reason, and its owner hears of it', async () => {
  const seller = await someSeller(app.db);
  tools.set('fail', true);
  const video = await uploaded(app, 'reel', bytes, seller);
  const { _id } = (await app.post('/reelVideo', { description: 'Cut to size.', video: video._id }, seller)).json().data;
  await app.settle();
  tools.set('fail', false);
  const reel = (await app.get(`/reel/getById/${_id}`, seller)).json().data;
  expect(reel).toMatchObject({ state: 'Rejected', rejectReason: 'Failed to process video file' });
  const received = (await app.post('/notifications/getAllNotifications', {}, seller)).json().data;
  expect(received.map(({ type }: { type: string }) => type)).toContain('reel_rejected');
});
