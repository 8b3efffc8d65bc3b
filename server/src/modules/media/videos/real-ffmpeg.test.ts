import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Upload } from '@plyhaat/contract/media/media';
import { videoVariant } from '@plyhaat/contract/media/videos';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { uploaded } from '#test/uploads.ts';
import { selectMedia } from '../media.sql.ts';
import { findTools } from './sandbox.ts';

// The ffmpeg of this machine, which `npm test` installs; what our own program does is in videos.test.ts.
const app = await testApp({ override: { toolPath: process.env.PATH ?? '' } });
const folder = mkdtempSync(path.join(tmpdir(), 'plyhaat-films-'));
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
const asha = await someMember(app.db);
const { ffmpeg = 'no ffmpeg', ffprobe = 'no ffprobe' } = findTools(app.deps.settings.toolPath);
const SECRET = 'filmed at my home';

/** Three seconds that can really be watched, taller than wide, with sound, a place and a note. */
function realVideo(program: string): Buffer {
  const file = path.join(folder, 'real.mov');
  const made = spawnSync(program, [
    ...['-v', 'error', '-f', 'lavfi', '-i', 'testsrc2=size=1080x1920:rate=25:duration=3'],
    ...['-f', 'lavfi', '-i', 'sine=duration=3', '-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac'],
    ...['-metadata', `comment=${SECRET}`, '-metadata', 'location=+19.07+072.87/', '-y', file],
  ]);
  expect(made.status, String(made.error ?? made.stderr)).toBe(0);
  return readFileSync(file);
}

type Probed = { streams: { codec_name: string; width?: number; height?: number }[]; format: { tags?: object } };
function probe(program: string, bytes: Buffer): Probed {
  const file = path.join(folder, 'probed.mp4');
  writeFileSync(file, bytes);
  const { stdout } = spawnSync(program, ['-v', 'error', '-of', 'json', '-show_streams', '-show_format', file]);
  return JSON.parse(String(stdout)) as Probed;
}

test('a video is made ready by ffmpeg: three sizes, the index first, no metadata, a still that can be seen', async () => {
  const video = realVideo(ffmpeg);
  expect(video.includes(SECRET)).toBe(true);
  const sent = await uploaded(app, 'reel', video, asha);
  await app.settle();
  const done = (await app.get(`/media/${sent._id}`, asha)).json<{ data: Upload }>().data;
  expect(done).toMatchObject({ state: 'ready' });
  expect(done.duration).toBeCloseTo(3, 0);
  const stored = await buffer(app.deps.files.read(sent.path));
  expect(stored.indexOf('moov')).toBeLessThan(stored.indexOf('mdat'));
  expect(stored.includes(SECRET) || stored.includes('+19.07')).toBe(false);
  const { poster } = (await selectMedia(app.db, sent._id)) ?? {};
  expect((await buffer(app.deps.files.read(poster ?? ''))).subarray(8, 12).toString()).toBe('WEBP');
  const smaller = (height: number) => buffer(app.deps.files.read(videoVariant(sent.path, height)));
  expect(done.frames).toHaveLength(3);
  for (const [bytes, width, height] of [
    [stored, 720, 1280],
    [await smaller(480), 480, 854],
    [await smaller(240), 240, 426],
  ] as const) {
    const { streams, format } = probe(ffprobe, bytes);
    expect(streams.map(({ codec_name }) => codec_name)).toEqual(['h264', 'aac']);
    expect(streams[0]).toMatchObject({ width, height });
    expect(Object.keys(format.tags ?? {})).not.toContain('comment');
  }
  expect(done).toMatchObject({ width: 720, height: 1280 });
}, 180_000);
