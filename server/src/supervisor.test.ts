import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { seededAlready } from '#test/database.ts';
import { readyAt, runProgram } from '#test/program.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plyhaat-supervisor-'));
const database = await seededAlready();
afterAll(async () => {
  await database.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('systemd is told when the service is ready and when it stops, where it asked to be', {
  timeout: 180_000,
}, async () => {
  const told = path.join(folder, 'told');
  fs.writeFileSync(path.join(folder, 'systemd-notify'), `#!/bin/sh\necho "$1" >> ${told}\n`, { mode: 0o755 });
  const heard = () => (fs.existsSync(told) ? fs.readFileSync(told, 'utf8').trim().split('\n') : []);
  const run = runProgram({
    DATABASE_URL: database.url,
    DATA_DIR: path.join(folder, 'data'),
    NOTIFY_SOCKET: path.join(folder, 'socket'),
    PATH: `${folder}:${process.env.PATH}`,
  });
  await readyAt(run);
  await expect.poll(heard).toEqual(['READY=1']);
  expect(await run.end('SIGTERM')).toBe(0);
  await expect.poll(heard).toEqual(['READY=1', 'STOPPING=1']);
});
