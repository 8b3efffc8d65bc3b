import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { localFiles } from '#platform/files/files.ts';
import { createLog } from '#platform/log.ts';
import { type TestOptions, testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { type RunningApp, runningApp } from '#test/running.ts';
import { base64Body, send, videoHead } from '#test/slow-sender.ts';
import { multipart, somePhoto, upload } from '#test/uploads.ts';
import { someVideoFile } from '#test/video-files.ts';
import { someVideoTools } from '#test/video-tools.ts';
import { mediaFiles } from '../media.tables.ts';
import { sweep } from '../sweeps.service.ts';

const MB = 1_048_576;
const apps: RunningApp[] = [];
const open = async (options?: Parameters<typeof runningApp>[0]) => {
  const app = await runningApp(options);
  apps.push(app);
  return app;
};
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});
afterAll(() => expect(apps).toEqual([]));

const photo = await somePhoto(1200, 900).jpeg().toBuffer();

async function sendPhoto(app: RunningApp) {
  const { payload, headers } = await multipart({ use: 'product' }, { file: { bytes: photo } });
  return send(app, [payload], headers['content-type']);
}

/** Everything on disk and in the table, after what the sweep does a day later. */
async function afterTheSweep({ databaseUrl, dataDir }: RunningApp) {
  const files = localFiles(path.join(dataDir, 'uploads'));
  const sweeper = await testApp({ beside: { databaseUrl }, files });
  const { lost } = await sweep(sweeper.deps, Date.now() + 2 * 86_400_000);
  const rows = await sweeper.db.select({ path: mediaFiles.path }).from(mediaFiles);
  const names: string[] = [];
  for await (const { name } of files.list())
    names.push(
      name
        .replace(/^narrow\//, '')
        .replace(/\.(w\d+|preview)\.\w+$/, '.webp')
        .replace(/\.(low|p240|p480)\.mp4$/, '.mp4'),
    );
  await sweeper.close();
  const storedPaths = new Set(rows.map((row) => row.path));
  return {
    lost,
    rowless: names.filter((name) => !storedPaths.has(name) && !name.startsWith('incoming/')),
    left: readdirSync(files.workroom),
  };
}

/** One program for the tests below, in their order: who stops, who sends much, and the kill in the middle of it. */
const shop = await runningApp();
afterAll(() => shop.close());

test('a sender who stops in the middle is not waited for, and nothing of the body stays', async () => {
  const request = http.request(shop.address('/media'), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: shop.authorization,
      'content-length': String(10 * MB),
    },
  });
  request.on('error', () => {});
  request.write(`{"use":"reel","file":"data:video/mp4;base64,${'A'.repeat(100_000)}`);
  const workroom = path.join(shop.dataDir, 'uploads', 'tmp');
  await expect.poll(() => readdirSync(workroom).length).toBe(1);
  request.destroy();
  await expect.poll(() => readdirSync(workroom).length).toBe(0);
});

test('a video of 50 MB as base64 costs at most 120 MB over idle, ten at once at most 250 MB, and limits hold to the byte', async () => {
  await sendPhoto(shop);
  const idle = shop.memory().now;
  const size = 50 * MB - 1;
  shop.forgetPeak();
  const one = await send(shop, base64Body('video', size, videoHead(size)));
  expect([one.status, one.body.message]).toEqual([200, undefined]);
  expect((shop.memory().peak - idle) / MB).toBeLessThan(120);
  shop.forgetPeak();
  // One member sends two at a time: ten at once need ten members.
  const members = await Promise.all(Array.from({ length: 10 }, () => shop.authorizationOf()));
  const ten = await Promise.all(
    members.map((authorization) => send({ ...shop, authorization }, base64Body('video', size, videoHead(size)))),
  );
  expect(ten.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect((shop.memory().peak - idle) / MB).toBeLessThan(250);
  const limits = [
    ['video', 50, 'Video file size should be less than 50MB'],
    ['reel', 20, 'Video must be less than 20MB'],
  ] as const;
  for (const [use, megabytes, message] of limits) {
    const { status, body } = await send(shop, base64Body(use, megabytes * MB, videoHead(megabytes * MB)));
    expect([status, body.message]).toEqual([413, message]);
  }
}, 240_000);

test('kill -9 in the middle of ten uploads and of conversions leaves no row without a file and no file without a row', async () => {
  // What a member may send a day is not used up by the test before.
  const sender = { ...shop, authorization: await shop.authorizationOf() };
  const video = await someVideoFile({ seconds: 60, bytes: 8 * MB });
  const { payload, headers } = await multipart({ use: 'reel' }, { file: { bytes: video } });
  expect((await send(sender, [payload], headers['content-type'])).status).toBe(200);
  const uploads = Array.from({ length: 10 }, (_, i) =>
    i % 2 ? sendPhoto(sender) : send(sender, base64Body('video', 40 * MB, videoHead(40 * MB))),
  );
  const settled = Promise.allSettled(uploads);
  await Promise.race(uploads);
  await shop.kill('SIGKILL');
  await settled;
  const { lost, rowless } = await afterTheSweep(shop);
  expect({ lost, rowless }).toEqual({ lost: [], rowless: [] });
  await shop.start();
  expect((await sendPhoto(sender)).status).toBe(200);
});

const runsIn = (folder: string) =>
  readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`${folder}/ffmpeg`);
    } catch {
      return false;
    }
  });

test('kill -9 in the middle of a conversion: the converter dies too, and the next start sweeps what it left and makes the video ready', async () => {
  const tools = await someVideoTools();
  tools.set('hold', true);
  const app = await open({ env: { PATH: tools.folder } });
  const { payload, headers } = await multipart({ use: 'reel' }, { file: { bytes: await someVideoFile() } });
  const { body } = await send(app, [payload], headers['content-type']);
  await expect.poll(tools.hasBegun).toBe(true);
  expect(runsIn(tools.folder)).not.toEqual([]);
  await app.kill('SIGKILL');
  await expect.poll(() => runsIn(tools.folder)).toEqual([]);
  const workroom = path.join(app.dataDir, 'uploads', 'tmp');
  const left = readdirSync(workroom);
  expect(left).not.toEqual([]);

  tools.set('hold', false);
  await app.start();
  expect(readdirSync(workroom).filter((name) => left.includes(name))).toEqual([]);
  const row = async () =>
    (
      await app.db
        .select()
        .from(mediaFiles)
        .where(eq(mediaFiles.id, body.data?._id ?? ''))
    )[0];
  await expect.poll(async () => (await row())?.state, { interval: 200 }).toBe('ready');
  await expect.poll(() => readdirSync(workroom)).toEqual([]);
  expect(await afterTheSweep(app)).toEqual({ lost: [], rowless: [], left: [] });
  tools.remove();
}, 180_000);

const namespaces = spawnSync('unshare', ['-rm', 'true']).status === 0;
const DISK = namespaces ? 'a small tmpfs of its own namespace' : 'a files port that has no room';

test(`a full disk (${DISK}) is told as passing trouble, and leaves nothing half`, async () => {
  await (namespaces ? fillsSmallDisk() : meetsFullPort());
});

async function fillsSmallDisk(): Promise<void> {
  // The disk is mounted for the child alone, so it is there before the child's first file.
  const script = 'mkdir -p "$DATA_DIR/uploads" && mount -t tmpfs -o size=6m tmpfs "$DATA_DIR/uploads" && exec "$@"';
  const app = await open({ before: ['unshare', '-rm', 'sh', '-c', script, 'sh'] });
  mkdirSync(path.join(app.dataDir, 'uploads'), { recursive: true });
  const statuses: number[] = [];
  for (let i = 0; i < 4; i++) statuses.push((await send(app, base64Body('reel', 4 * MB, videoHead(4 * MB)))).status);
  expect(statuses).toContain(507);
  expect(statuses.filter((status) => status !== 200 && status !== 507)).toEqual([]);
  expect((await fetch(app.address('/health/ready'))).status).toBe(200);
  const rows = await app.db.select().from(mediaFiles);
  expect(rows).toHaveLength(statuses.filter((status) => status === 200).length);
}

/** The application over files that have no room. */
async function onFullDisk(options: TestOptions = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'plyhaat-full-'));
  const noRoom = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  const app = await testApp({ ...options, files: { ...localFiles(folder), put: noRoom, adopt: noRoom } });
  const close = async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { app, close };
}

async function meetsFullPort(): Promise<void> {
  const { app, close } = await onFullDisk();
  expect((await upload(app, 'product', photo, await someMember(app.db))).statusCode).toBe(507);
  expect(await app.db.select().from(mediaFiles)).toEqual([]);
  await close();
}

test('a full disk is logged once, however many uploads it refuses', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const { app, close } = await onFullDisk({ log });
  const senders = await Promise.all(Array.from({ length: 5 }, () => someMember(app.db)));
  for (const who of [...senders, ...senders]) expect((await upload(app, 'product', photo, who)).statusCode).toBe(507);
  await close();
  expect(lines.filter((line) => line.includes('the disk is full'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('ENOSPC') || line.includes('no space left'))).toEqual([]);
});
