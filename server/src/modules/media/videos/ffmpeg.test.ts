import { buffer } from 'node:stream/consumers';
import type { Upload } from '@plyhaat/contract/media/media';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { uploaded } from '#test/uploads.ts';
import { someVideoFile } from '#test/video-files.ts';
import { PROBE, someVideoTools } from '#test/video-tools.ts';
import { selectMedia } from '../media.sql.ts';
import { mediaFiles } from '../media.tables.ts';
import { choosePoster } from '../media.ts';
import { findTools } from './sandbox.ts';

const tools = await someVideoTools();
const app = await testApp({ override: { toolPath: tools.folder } });
afterAll(async () => {
  await app.close();
  tools.remove();
});
const asha = await someMember(app.db);
const stateOf = async ({ _id }: Upload) => (await app.get(`/media/${_id}`, asha)).json<{ data: Upload }>().data;
const videoFile = await someVideoFile();

beforeEach(() => {
  tools.forget();
  for (const name of ['hold', 'fail', 'no-probe', 'flood'] as const) tools.set(name, false);
  tools.tellOfVideo(PROBE);
});

/** How a program was called, without its path and that of the folder it worked in. */
const calls = (lines: readonly string[]) =>
  lines.filter((line) => line.startsWith('/')).map((line) => line.replaceAll(/\/\S*\/(?=[\w.]+( |$))/g, ''));

test('a video is probed, rendered with 720, 240 and 480 lines by its short side and framed, and ready', async () => {
  const sent = await uploaded(app, 'reel', videoFile, asha);
  expect(sent.state).toBe('processing');
  await app.settle();
  expect(await stateOf(sent)).toMatchObject({
    ...{ state: 'ready', width: 1280, height: 720, duration: 6.5 },
    frames: [{ at: 0 }, { at: 2.1 }, { at: 4.3 }],
  });

  const commands = calls(tools.lines());
  const read = '-protocol_whitelist file -f mov -i';
  expect(commands.map((line) => line.split(' ')[0])).toEqual(['ffprobe', ...Array(6).fill('ffmpeg'), 'ffprobe']);
  expect(commands[0]).toContain(
    `-of json -show_entries format=duration:stream=codec_type,codec_name,width,height ${read} source`,
  );
  for (const [line, from, to, height] of [
    [commands[1], 'source', 'film.mp4', 720],
    [commands[2], 'film.mp4', 'p240.mp4', 240],
    [commands[3], 'film.mp4', 'p480.mp4', 480],
  ] as const) {
    expect(line).toMatch(
      new RegExp(`^ffmpeg -nostdin -hide_banner -v error -threads 2 ${read} ${from} -map 0:v:0 -map 0:a:0\\? `),
    );
    expect(line).toContain('-map_metadata -1 -map_chapters -1');
    expect(line).toContain(`min(ih,${height})`);
    expect(line).toContain('-c:v libx264');
    expect(line).toContain('-c:a aac');
    expect(line).toMatch(new RegExp(`-movflags \\+faststart .*-y ${to}$`));
  }
  for (const [i, at] of [0, 2.1, 4.3].entries())
    expect(commands[4 + i]).toMatch(
      new RegExp(`-ss ${at} ${read} film.mp4 -frames:v 1 -map_metadata -1 -f image2 -y still${i}.png$`),
    );
});

test.each([
  [180, []],
  [240, []],
  [360, ['p240.mp4']],
  [1080, ['p240.mp4', 'p480.mp4']],
])('of a video with a short side of %d nothing larger is made', async (side, files) => {
  tools.tellOfVideo({ ...PROBE, streams: [{ codec_type: 'video', codec_name: 'h264', width: side, height: 1920 }] });
  await uploaded(app, 'reel', videoFile, asha);
  await app.settle();
  const made = calls(tools.lines()).flatMap((line) => / -y (p\d+\.mp4)$/.exec(line)?.[1] ?? []);
  expect(made).toEqual(files);
});

test('the poster is the frame nearest to the second asked for, before the video is ready and after', async () => {
  const sent = await uploaded(app, 'reel', videoFile, asha);
  await choosePoster(app.db, sent.path, 4);
  await app.settle();
  const frameAt = async () => {
    const { poster, frames } = (await selectMedia(app.db, sent._id)) ?? {};
    return frames?.find(({ path }) => path === poster)?.at;
  };
  expect(await frameAt()).toBe(4.3);
  await choosePoster(app.db, sent.path, 1.5);
  expect(await frameAt()).toBe(2.1);
});

test('every program runs under limits and knows nothing of the app', async () => {
  await uploaded(app, 'reel', videoFile, asha);
  await app.settle();
  const limits = tools.lines().filter((line) => line.startsWith('limits'));
  expect(limits).toHaveLength(8);
  const seconds = limits.map(
    (line) => /cpu=(\d+) memory=4194304 data=1048576 file=1048576 open=256 core=0$/.exec(line)?.[1],
  );
  expect(seconds).toEqual(['20', ...Array(6).fill('1200'), '20']);
  const environments = tools.lines().filter((line) => line.startsWith('environment'));
  expect(new Set(environments)).toEqual(new Set(['environment none none none']));
});

test('the video, its smaller forms and its still are served to whoever may see it', async () => {
  const sent = await uploaded(app, 'reel', videoFile, asha);
  await app.settle();
  const row = await selectMedia(app.db, sent._id);
  expect(row?.poster).toMatch(/^posters\/[0-9a-f]{32}\.webp$/);
  const { address } = await stateOf(sent);
  const [path, query] = address.split('?');
  for (const url of [address, ...['p240', 'p480'].map((form) => `${path?.replace('.mp4', `.${form}.mp4`)}?${query}`)]) {
    const seen = await app.app.inject({ url });
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'video/mp4']);
  }
  expect((await buffer(app.deps.files.read(row?.poster ?? ''))).subarray(8, 12).toString()).toBe('WEBP');
  expect(await app.deps.files.has(`incoming/${sent._id}`)).toBe(false);
});

const [video, sound] = PROBE.streams;
const OBJECTIONS = [
  ['two videos in one', { ...PROBE, streams: [video, video] }, 'It must have one video track and one sound track.'],
  [
    'two sound tracks',
    { ...PROBE, streams: [video, sound, sound] },
    'It must have one video track and one sound track.',
  ],
  ['no video at all', { ...PROBE, streams: [sound] }, 'It must have one video track and one sound track.'],
  ['sixteen minutes', { ...PROBE, format: { duration: '960' } }, 'It must be shorter than 15 minutes.'],
  ['no end', { ...PROBE, format: {} }, 'It must be shorter than 15 minutes.'],
  ['far too many pixels', { ...PROBE, streams: [{ ...video, width: 8000 }] }, 'It is too wide.'],
  ['nothing that makes sense', { streams: 'many' }, 'Failed to process video file'],
] as const;
test.each(OBJECTIONS)(
  'a video with %s is rejected with a reason, and nothing of it stays',
  async (_what, probe, reason) => {
    tools.tellOfVideo(probe);
    const sent = await uploaded(app, 'video', videoFile, asha);
    await app.settle();
    expect(await stateOf(sent)).toMatchObject({ state: 'rejected', reason });
    expect(tools.lines().filter((line) => line.includes('/ffmpeg '))).toEqual([]);
    for (const name of [sent.path, `incoming/${sent._id}`]) expect(await app.deps.files.has(name)).toBe(false);
  },
);

test.each(['fail', 'no-probe', 'flood'] as const)(
  'a program that answers with "%s" rejects the video, and the app goes on',
  async (trouble) => {
    tools.set(trouble, true);
    const sent = await uploaded(app, 'reel', videoFile, asha);
    await app.settle();
    expect(await stateOf(sent)).toMatchObject({ state: 'rejected', reason: 'Failed to process video file' });
    expect((await app.get('/state')).statusCode).toBe(200);
  },
);

test('where bubblewrap is there every program runs inside it: no network, one folder to write in', async () => {
  const enclosing = await someVideoTools({ bwrap: 'allowed' });
  const beside = await testApp({ beside: app, override: { toolPath: enclosing.folder }, files: app.deps.files });
  const sent = await uploaded(beside, 'reel', videoFile, asha);
  await beside.settle();
  expect(await stateOf(sent)).toMatchObject({ state: 'ready' });
  const walls = enclosing.lines().filter((line) => line.includes('/bwrap ') && line.includes('--bind '));
  expect(walls).toHaveLength(8);
  for (const wall of walls) {
    expect(wall).toContain('--unshare-all --die-with-parent --new-session --clearenv');
    expect(wall).toMatch(/--bind (\S+) \1 --chdir \1 \S+\/ff(mpeg|probe) /);
    expect(wall.match(/--bind /g)).toHaveLength(1);
  }
  await beside.close();
  enclosing.remove();
});

test('where bubblewrap is there but forbidden the programs run under limits alone', async () => {
  const forbidden = await someVideoTools({ bwrap: 'forbidden' });
  const found = findTools(forbidden.folder);
  expect([found.bwrap, found.ffmpeg]).toEqual([undefined, `${forbidden.folder}/ffmpeg`]);
  forbidden.remove();
});

test('a video that was erased while it was converted leaves nothing', async () => {
  tools.set('hold', true);
  const sent = await uploaded(app, 'reel', videoFile, asha);
  const before = await app.db.$count(mediaFiles);
  const working = app.settle();
  await expect.poll(tools.hasBegun).toBe(true);
  expect((await app.delete(`/media/${sent._id}`, undefined, asha)).statusCode).toBe(200);
  tools.set('hold', false);
  await working;
  expect(await app.deps.files.has(sent.path)).toBe(false);
  expect(await app.db.$count(mediaFiles)).toBe(before - 1);
});
