import { uploadNotFound } from '@plyhaat/contract/media/media';
import { beginUpload, cancelUpload, readProgress } from '@plyhaat/contract/media/resumable';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, answer, fakeApi, refuse } from '#test/fake-api.ts';
import { type FakeRequest, someUpload, stubXhr } from '#test/fake-xhr.ts';
import { session } from './session.ts';
import { uploadFile } from './upload.ts';

const CHUNK = 512 * 1024;
const ID = '0190a000-0000-7000-8000-0000000000bb';
const VIDEO = new File([new Uint8Array(2 * CHUNK + 100)], 'tour.mp4', { type: 'video/mp4' });
let requests: FakeRequest[];

beforeEach(() => {
  requests = stubXhr();
  session.clear();
  localStorage.clear();
});
/** Uploads of pages that were left would go on in the tests of other files. */
let leaving: AbortController;
const leave = () => void uploadFile(VIDEO, 'reel', { signal: leaving.signal }).catch(() => undefined);
beforeEach(() => {
  leaving = new AbortController();
});
afterEach(() => {
  leaving.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const api = (...answers: readonly Answer[]) => fakeApi(...answers, answer(beginUpload, { _id: ID, chunk: CHUNK }));
/** The nth request, once it is made. */
async function request(at: number): Promise<FakeRequest> {
  await expect.poll(() => requests.length).toBeGreaterThan(at);
  return requests[at] as FakeRequest;
}
const sizeOf = ({ form }: FakeRequest) => (form as unknown as Blob).size;
const went = (offset: number) => ({ success: true, offset, size: VIDEO.size });
const done = { ...went(VIDEO.size), data: someUpload({ kind: 'video', state: 'processing' }) };

test('a reel goes out in chunks of 512 KB from their offsets, and progress is that of the whole', async () => {
  const { callsOf } = api();
  const onProgress = vi.fn();
  const sent = uploadFile(VIDEO, 'reel', { onProgress });
  const first = await request(0);
  expect(callsOf(beginUpload)).toEqual([{ body: { use: 'reel', size: VIDEO.size, type: 'video/mp4' } }]);
  expect(first.address).toBe(`PATCH /api/media/resumable/${ID}`);
  expect(first.headers).toMatchObject({ 'upload-offset': '0', 'content-type': 'application/octet-stream' });
  expect(sizeOf(first)).toBe(CHUNK);
  await first.progress(CHUNK, CHUNK);
  expect(onProgress).toHaveBeenLastCalledWith((CHUNK / VIDEO.size) * 100);
  await first.answer(200, went(CHUNK));
  const second = await request(1);
  expect(second.headers['upload-offset']).toBe(String(CHUNK));
  await second.answer(200, went(2 * CHUNK));
  const last = await request(2);
  expect(sizeOf(last)).toBe(100);
  await last.answer(200, done);
  expect(await sent).toEqual(done.data);
});

test('after a dropped connection it asks how much has arrived and goes on from there', async () => {
  const { callsOf } = api(answer(readProgress, { offset: CHUNK, size: VIDEO.size }));
  const onWaiting = vi.fn();
  const sent = uploadFile(VIDEO, 'reel', { onWaiting });
  await (await request(0)).answer(200, went(CHUNK));
  await (await request(1)).breakOff();
  await expect.poll(() => onWaiting).toHaveBeenLastCalledWith(true);
  window.dispatchEvent(new Event('online'));
  const again = await request(2);
  expect(callsOf(readProgress)).toHaveLength(1);
  expect(onWaiting).toHaveBeenLastCalledWith(false);
  expect(again.headers['upload-offset']).toBe(String(CHUNK));
  await again.answer(200, went(2 * CHUNK));
  await (await request(3)).answer(200, done);
  expect(await sent).toEqual(done.data);
});

test('the same film chosen again after the page was left continues where it stopped; one that is gone begins anew', async () => {
  const left = api(answer(readProgress, { offset: CHUNK, size: VIDEO.size }));
  leave();
  await (await request(0)).answer(200, went(CHUNK));
  await request(1);
  const sent = uploadFile(VIDEO, 'reel');
  const again = await request(2);
  expect(left.callsOf(beginUpload)).toHaveLength(1);
  expect(again.headers['upload-offset']).toBe(String(CHUNK));
  await again.answer(200, went(2 * CHUNK));
  await (await request(3)).answer(200, done);
  expect(await sent).toEqual(done.data);

  leave();
  await request(4);
  const gone = api(answer(readProgress, () => refuse(uploadNotFound)));
  leave();
  expect((await request(5)).headers['upload-offset']).toBe('0');
  expect(gone.callsOf(beginUpload)).toHaveLength(1);
});

test('a file that the server cannot use is refused in its words and not sent again', async () => {
  api();
  const sent = uploadFile(VIDEO, 'reel');
  const refusal = expect(sent).rejects.toThrow('Please select a valid video file');
  await (await request(0)).answer(415, { error: 'not_a_video', message: 'Please select a valid video file' });
  await refusal;
  expect(requests).toHaveLength(1);
});

test('a cancelled upload stops, and what has arrived is given up', async () => {
  const { callsOf } = api(answer(cancelUpload, { message: 'Removed' }));
  const controller = new AbortController();
  const sent = uploadFile(VIDEO, 'reel', { signal: controller.signal });
  const refusal = expect(sent).rejects.toThrow();
  const first = await request(0);
  controller.abort();
  await refusal;
  expect(first.aborted).toBe(true);
  await expect.poll(() => callsOf(cancelUpload)).toEqual([{ params: { id: ID } }]);
});
