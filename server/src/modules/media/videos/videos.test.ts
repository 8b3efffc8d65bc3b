import { buffer } from 'node:stream/consumers';
import type { Upload } from '@plyhaat/contract/media/media';
import { afterAll, expect, test } from 'vitest';
import { createLog } from '#platform/log.ts';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { upload, uploaded } from '#test/uploads.ts';
import { someVideoFile } from '#test/video-files.ts';
import { someVideoTools } from '#test/video-tools.ts';
import { selectMedia } from '../media.sql.ts';
import { confinedCommand, findTools } from './sandbox.ts';
import { isWholeVideo } from './video-boxes.ts';

// No ffmpeg, whatever the machine has: videos are rewritten by the product's own program.
const app = await testApp({ override: { toolPath: '' } });
afterAll(app.close);
const asha = await someMember(app.db, { role: 'USER' });
const stateOf = async ({ _id }: Upload) => (await app.get(`/media/${_id}`, asha)).json<{ data: Upload }>().data;

test.each(['mp4', 'mov'] as const)(
  'a video in %s is worked on, then ready, rewritten without its metadata',
  async (container) => {
    const video = await someVideoFile({ container, seconds: 3, comment: 'filmed at my home' });
    expect(video.includes('filmed at my home')).toBe(true);
    const sent = await uploaded(app, 'reel', video, asha);
    expect(sent).toMatchObject({ kind: 'video', state: 'processing' });
    expect((await app.app.inject({ url: sent.address })).statusCode).toBe(404);
    await app.settle();
    const done = await stateOf(sent);
    expect(done).toMatchObject({ state: 'ready', width: 320, height: 240 });
    expect(done.duration).toBeCloseTo(3, 1);
    const stored = await buffer(app.deps.files.read(sent.path));
    expect(stored.includes('filmed at my home')).toBe(false);
    expect(stored.indexOf('moov')).toBeLessThan(stored.indexOf('mdat'));
    const part = await app.app.inject({ url: done.address, headers: { range: 'bytes=0-99' } });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-type']).toBe('video/mp4');
    expect(await app.deps.files.has(`incoming/${sent._id}`)).toBe(false);
  },
);

test('where no frame can be taken a video has the default poster, which everybody may see', async () => {
  const sent = await uploaded(app, 'video', await someVideoFile(), asha);
  await app.settle();
  const row = await selectMedia(app.db, sent._id);
  expect(row?.poster).toBe('posters/default.webp');
  expect((await app.app.inject({ url: `/api/uploads/${row?.poster}` })).statusCode).toBe(200);
});

test('the app says at its start whether videos can be converted', async () => {
  const tools = await someVideoTools();
  const warningsWith = async (toolPath: string) => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => void lines.push(line) });
    const starting = await testApp({ beside: app, override: { toolPath }, log });
    await starting.app.listen({ port: 0, host: '127.0.0.1' });
    await starting.close();
    return lines.filter((line) => line.includes('ffmpeg is not installed')).length;
  };
  expect([await warningsWith(''), await warningsWith(tools.folder)]).toEqual([1, 0]);
  tools.remove();
});

test('a video that browsers cannot play is rejected with a reason, and nothing of it stays', async () => {
  const sent = await uploaded(app, 'reel', await someVideoFile({ codec: 'vp9' }), asha);
  await app.settle();
  expect(await stateOf(sent)).toMatchObject({ state: 'rejected', reason: expect.stringContaining('H.264') });
  expect(await app.deps.files.has(sent.path)).toBe(false);
  expect(await app.deps.files.has(`incoming/${sent._id}`)).toBe(false);
});

test('a video whose index is nonsense is rejected, and the process goes on', async () => {
  const video = await someVideoFile();
  video.fill(0xff, video.indexOf('trak'), video.indexOf('trak') + 400);
  const sent = await uploaded(app, 'reel', video, asha);
  await app.settle();
  expect(await stateOf(sent)).toMatchObject({ state: 'rejected', reason: expect.stringMatching(/\w+/) });
});

test('a video that was cut off, or has something behind it, is refused at once', async () => {
  const video = await someVideoFile();
  for (const broken of [
    video.subarray(0, video.length - 50),
    Buffer.concat([video, Buffer.from('<script>alert(1)</script>')]),
  ]) {
    const reply = await upload(app, 'reel', broken, asha);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().message).toBe('Failed to process video file');
  }
  expect(await isWholeVideo(import.meta.filename)).toBe(false);
});

test('a program that touches a video runs under limits always, and enclosed where bubblewrap is there', () => {
  const how = { folder: '/work', readable: ['/opt/node'], seconds: 60, memory: 1000, data: 2048 };
  const limits = ['--cpu=60', '--fsize=536870912', '--nofile=256', '--core=0', '--data=2048', '--as=1000'];
  expect(confinedCommand({ prlimit: '/usr/bin/prlimit' }, ['ffmpeg', '-x'], how)).toEqual([
    '/usr/bin/prlimit',
    ...limits,
    'ffmpeg',
    '-x',
  ]);
  const [shell, , words, ...rest] = confinedCommand({}, ['ffmpeg', '-x'], how);
  expect([shell, words, rest]).toEqual([
    '/bin/sh',
    'ulimit -t 60; ulimit -c 0; ulimit -n 256; ulimit -f 1048576; ulimit -d 2 || :; ulimit -v 0 || :; exec "$@"',
    ['sh', 'ffmpeg', '-x'],
  ]);
  const tools = { prlimit: 'prlimit', bwrap: 'bwrap', setpriv: 'setpriv' };
  const enclosed = confinedCommand(tools, ['ffmpeg'], how).join(' ');
  expect(enclosed).toMatch(
    /^setpriv --pdeathsig KILL prlimit .* bwrap --unshare-all --die-with-parent .* --bind \/work \/work .* ffmpeg$/,
  );
  expect(findTools('relative:/nowhere')).toEqual({});
});
