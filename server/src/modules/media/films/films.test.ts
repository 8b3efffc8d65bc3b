import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Upload } from '@plyhaat/contract/media/media';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { someFilm } from '#test/films.ts';
import { uploaded } from '#test/uploads.ts';
import { selectMedia } from '../media.sql.ts';
import { findTools } from './sandbox.ts';

// Whatever this machine has: ffmpeg's own work where it is installed, ours where it is not.
const app = await testApp();
const folder = mkdtempSync(path.join(tmpdir(), 'plyhaat-films-'));
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
const asha = await someMember(app.db);
const { ffmpeg, ffprobe } = findTools(app.deps.settings.toolPath);
const SECRET = 'filmed at my home';

/** Three seconds that can really be watched, taller than wide, with sound, a place and a note. */
function realFilm(program: string): Buffer {
  const file = path.join(folder, 'real.mov');
  const made = spawnSync(program, [
    ...['-v', 'error', '-f', 'lavfi', '-i', 'testsrc2=size=1080x1920:rate=25:duration=3'],
    ...['-f', 'lavfi', '-i', 'sine=duration=3', '-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac'],
    ...['-metadata', `comment=${SECRET}`, '-metadata', 'location=+19.07+072.87/', '-y', file],
  ]);
  expect(made.status, String(made.stderr)).toBe(0);
  return readFileSync(file);
}

type Probed = { streams: { codec_name: string; width?: number; height?: number }[]; format: { tags?: object } };
function probe(program: string, bytes: Buffer): Probed {
  const file = path.join(folder, 'probed.mp4');
  writeFileSync(file, bytes);
  const { stdout } = spawnSync(program, ['-v', 'error', '-of', 'json', '-show_streams', '-show_format', file]);
  return JSON.parse(String(stdout)) as Probed;
}

const how = ffmpeg && ffprobe ? 'the ffmpeg of this machine' : 'our own program, as this machine has no ffmpeg';
test(`a film is made ready by ${how}: the index first, no metadata, a still that can be seen`, async () => {
  const film = ffmpeg && ffprobe ? realFilm(ffmpeg) : await someFilm({ seconds: 3, comment: SECRET });
  expect(film.includes(SECRET)).toBe(true);
  const sent = await uploaded(app, 'reel', film, asha);
  await app.settle();
  const done = (await app.get(`/media/${sent._id}`, asha)).json<{ data: Upload }>().data;
  expect(done).toMatchObject({ state: 'ready' });
  expect(done.duration).toBeCloseTo(3, 0);
  const stored = await buffer(app.deps.files.read(sent.path));
  expect(stored.indexOf('moov')).toBeLessThan(stored.indexOf('mdat'));
  expect(stored.includes(SECRET) || stored.includes('+19.07')).toBe(false);
  const { poster } = (await selectMedia(app.db, sent._id)) ?? {};
  expect((await buffer(app.deps.files.read(poster ?? ''))).subarray(8, 12).toString()).toBe('WEBP');
  if (!ffmpeg || !ffprobe) return;
  const low = await buffer(app.deps.files.read(sent.path.replace('.mp4', '.low.mp4')));
  for (const [bytes, width, height] of [
    [stored, 720, 1280],
    [low, 360, 640],
  ] as const) {
    const { streams, format } = probe(ffprobe, bytes);
    expect(streams.map(({ codec_name }) => codec_name)).toEqual(['h264', 'aac']);
    expect(streams[0]).toMatchObject({ width, height });
    expect(Object.keys(format.tags ?? {})).not.toContain('comment');
  }
  expect(done).toMatchObject({ width: 720, height: 1280 });
}, 180_000);
