import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeRequest, someUpload, stubXhr } from '#test/fake-xhr.ts';
import type { CallError } from './call.ts';
import { session } from './session.ts';
import { uploadFile } from './upload.ts';

const MB = 1_048_576;
const user = { _id: 'u1', name: 'Asha', role: 'USER', profileImage: '' } as const;
const fileOf = (bytes: number, type: string, name = 'ply') => new File([new Uint8Array(bytes)], name, { type });
let requests: FakeRequest[];

/** The browser's decoder and canvas, as far as their sizes go. */
function stubPictures(width: number, height: number, redrawn = 1000) {
  const drawn: { width: number; height: number }[] = [];
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name.includes('broken')) throw new DOMException('cannot decode', 'InvalidStateError');
    return { width, height, close: () => {} };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => {} } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done, type) {
    drawn.push({ width: this.width, height: this.height });
    done(new Blob([new Uint8Array(redrawn)], { type: type ?? '' }));
  });
  return drawn;
}
const refused = (sent: Promise<unknown>) =>
  sent.then(
    () => expect.fail('it was not refused'),
    (error: CallError) => error,
  );
/** The request, once the file is prepared. */
const request = async () => {
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  return requests.at(-1) as FakeRequest;
};

/** What goes out for a file that the server then takes. */
async function outgoing(file: File): Promise<File> {
  const before = requests.length;
  const sent = uploadFile(file, 'product');
  await expect.poll(() => requests.length).toBeGreaterThan(before);
  const made = requests.at(-1) as FakeRequest;
  await made.answer(200, { success: true, data: someUpload() });
  await sent;
  return made.file;
}

beforeEach(() => {
  requests = stubXhr();
  session.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a file goes out as multipart with its use first, and progress is told', async () => {
  session.signIn(user, 'token');
  const onProgress = vi.fn();
  const sent = uploadFile(fileOf(100, 'video/mp4', 'tour.mp4'), 'video', { onProgress });
  const made = await request();
  expect(made.address).toBe('POST /api/media');
  expect(made.headers).toMatchObject({ authorization: 'Bearer token', accept: 'application/json' });
  expect([...(made.form?.keys() ?? [])]).toEqual(['use', 'file']);
  await made.progress(25, 100);
  await made.progress(100, 100);
  expect(onProgress.mock.calls.flat()).toEqual([25, 100]);
  await made.answer(200, { success: true, data: someUpload() });
  expect(await sent).toEqual(someUpload());
});

test('a large photograph is made smaller first, and only what is sent counts', async () => {
  const drawn = stubPictures(8000, 4000);
  expect((await outgoing(fileOf(9 * MB, 'image/jpeg'))).size).toBe(1000);
  expect(drawn).toEqual([{ width: 2560, height: 1280 }]);
});

test.each([
  ['banner', 'Image size should be less than 5MB'],
  ['profile', 'Image file size should be less than 5MB'],
  ['gallery', 'Image file size should be less than 5MB'],
  ['certificate', 'Image file size should be less than 5MB'],
] as const)('a %s is refused by its size as chosen, although it could be made smaller', async (use, message) => {
  const drawn = stubPictures(8000, 4000);
  expect((await refused(uploadFile(fileOf(5 * MB, 'image/jpeg'), use))).message).toBe(message);
  expect([drawn, requests]).toEqual([[], []]);
});

test('a small photograph, and one that would only grow, is sent as it is', async () => {
  const drawn = stubPictures(800, 600, 3 * MB);
  expect((await outgoing(fileOf(5000, 'image/png'))).size).toBe(5000);
  expect(drawn).toEqual([]);
  expect((await outgoing(fileOf(2 * MB, 'image/jpeg'))).size).toBe(2 * MB);
});

test('an AVIF is sent as a WebP, however small it was', async () => {
  stubPictures(800, 600, 9000);
  expect(await outgoing(fileOf(5000, 'image/avif', 'oak.avif'))).toMatchObject({ type: 'image/webp', size: 9000 });
});

test.each([
  ['product', 5, 'image/gif', 'Image file size should be less than 5MB'],
  ['banner', 5, 'image/gif', 'Image size should be less than 5MB'],
  ['reel', 20, 'video/mp4', 'Video must be less than 20MB'],
  ['video', 50, 'video/mp4', 'Video file size should be less than 50MB'],
  ['promotion', 20, 'video/quicktime', 'Video must be less than 20MB'],
] as const)('a %s of %d MB is refused before it is sent', async (use, megabytes, type, message) => {
  const file = fileOf(1, type);
  Object.defineProperty(file, 'size', { value: megabytes * MB });
  expect((await refused(uploadFile(file, use))).message).toBe(message);
  expect(requests).toEqual([]);
});

test('what the browser cannot decode is no picture', async () => {
  stubPictures(1, 1);
  const error = await refused(uploadFile(fileOf(10, 'image/jpeg', 'broken.jpg'), 'profile'));
  expect(error.message).toBe('Please select a valid image file');
  expect((await refused(uploadFile(fileOf(0, 'image/gif'), 'profile'))).message).toBe(
    'Please select a valid image file',
  );
});

test('a refusal is told in the words of the answer', async () => {
  const sent = refused(uploadFile(fileOf(10, 'video/mp4'), 'video'));
  await (await request()).answer(415, {
    success: false,
    message: 'Please select a valid video file',
    error: 'not_a_video',
  });
  expect(await sent).toMatchObject({
    status: 415,
    code: 'not_a_video',
    message: 'Please select a valid video file',
  });
  const broken = refused(uploadFile(fileOf(10, 'video/mp4'), 'video'));
  await expect.poll(() => requests).toHaveLength(2);
  await requests[1]?.answer(502, '<html>');
  expect((await broken).message).toBe('Service temporarily unavailable. Please try again later.');
});

test('a lost connection is told as one', async () => {
  const sent = refused(uploadFile(fileOf(10, 'video/mp4'), 'video'));
  await (await request()).breakOff();
  expect(await sent).toMatchObject({
    code: 'network',
    message: 'No internet connection. Please check your network.',
  });
});

test('half a minute without a byte ends it; while bytes move it may take longer', async () => {
  vi.useFakeTimers();
  const sent = refused(uploadFile(fileOf(10, 'video/mp4'), 'video'));
  await vi.advanceTimersByTimeAsync(0);
  const made = requests[0] as FakeRequest;
  for (let i = 1; i <= 5; i++) {
    await vi.advanceTimersByTimeAsync(29_000);
    await made.progress(i, 10);
  }
  expect(made.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(made.aborted).toBe(true);
  expect(await sent).toMatchObject({
    code: 'timeout',
    message: 'Request timeout. Please check your connection and try again.',
  });
});

test('a cancelled upload stops at once', async () => {
  const controller = new AbortController();
  const sent = uploadFile(fileOf(10, 'video/mp4'), 'video', { signal: controller.signal });
  const made = await request();
  controller.abort();
  expect(made.aborted).toBe(true);
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
});
