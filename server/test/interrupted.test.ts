import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts';
import { runningOn } from '#platform/db/postmaster.ts';
import { type Run, runProgram } from './program.ts';
import { scratchFolder } from './scratch.ts';

// Real starts with a real database: slow on a busy machine.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 180_000 });
const SLOW = { timeout: 300_000, interval: 20 };

const folder = () => mkdtempSync(path.join(scratchFolder(), 'plyhaat-interrupted-'));
const readyMade = folder();
beforeAll(async () => {
  const { stop } = await startEmbeddedPostgres(path.join(readyMade, 'postgres'));
  await stop();
});
afterAll(() => rmSync(readyMade, { recursive: true, force: true }));

let dataDir: string;
let dir: string;
let started: Run[];
beforeEach(() => {
  dataDir = folder();
  dir = path.join(dataDir, 'postgres');
  started = [];
});
afterEach(async () => {
  for (const one of started) await one.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

const run = (): Run => {
  const one = runProgram({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  started.push(one);
  return one;
};
const useReadyMade = () => cpSync(readyMade, dataDir, { recursive: true });
const serverRuns = () => expect.poll(() => runningOn(dir) !== undefined, SLOW).toBe(true);

/** Everything that works in the data directory, whoever its parent is. */
const processesIn = (place: string) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(place);
      } catch {
        return false;
      }
    })
    .map(Number);

test('a first start that is killed in the middle of initdb leaves nothing that keeps the next one from starting', async () => {
  const first = run();
  const isMaking = () => existsSync(dataDir) && readdirSync(dataDir).some((name) => name.startsWith('postgres.new-'));
  await expect.poll(isMaking, SLOW).toBe(true);
  await expect.poll(() => processesIn(dir).length, SLOW).toBeGreaterThan(0);
  first.child.kill('SIGKILL');
  for (const pid of processesIn(dir)) process.kill(pid, 'SIGKILL');
  await first.exit;
  expect(existsSync(dir)).toBe(false);

  const second = run();
  await serverRuns();
  expect(second.output()).toContain('An earlier start was interrupted while it made the database');
  expect(readdirSync(dataDir).filter((name) => name.includes('.new-'))).toEqual([]);
});

test('a database that an older start left half made is made anew', async () => {
  useReadyMade();
  rmSync(path.join(dir, 'base/5'), { recursive: true });
  const { output } = run();
  await serverRuns();
  expect(output()).toContain('what it left was cleared');
});

test('a postmaster.pid that names somebody else’s process is cleared, and that process hears nothing of it', async () => {
  useReadyMade();
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const file = path.join(dir, 'postmaster.pid');
  writeFileSync(file, [stranger.pid, dir, 1, 5432, '', '127.0.0.1', '', ''].join('\n'));
  writeFileSync(`${dir}.owner`, `${stranger.pid}\n1`);
  const { output } = run();
  await serverRuns();
  expect(output()).toContain(`names process ${stranger.pid}, which is not this database`);
  expect([stranger.exitCode, stranger.signalCode]).toEqual([null, null]);
  stranger.kill('SIGKILL');
});

test.each(['SIGTERM', 'SIGHUP'] as const)('%s before it is ready stops the database too', async (signal) => {
  useReadyMade();
  const { end, output } = run();
  await serverRuns();
  expect(await end(signal)).toBe(0);
  expect(output()).toContain('Stopped.');
  expect(output()).not.toContain('is ready');
  expect(processesIn(dir)).toEqual([]);
});

/** The processes that this one started and that run this program. */
const childrenAt = ({ child: { pid } }: Run, program: string): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((child) => child !== '' && readFileSync(`/proc/${child}/cmdline`, 'utf8').includes(program))
    .map(Number);

test.each(['SIGTERM', 'SIGKILL'] as const)('%s while it seeds leaves nobody who seeds', async (signal) => {
  useReadyMade();
  const first = run();
  await expect.poll(() => childrenAt(first, 'seed.program.ts').length, SLOW).toBe(1);
  const seeding = childrenAt(first, 'seed.program.ts');
  await first.end(signal);
  await expect.poll(() => seeding.filter((pid) => existsSync(`/proc/${pid}`)), SLOW).toEqual([]);
  expect(first.output()).not.toMatch(/^\s+at /m);
  for (const pid of processesIn(dir)) process.kill(pid, 'SIGKILL');
});

test('with nobody reading what it prints it goes on, and SIGTERM stops the database too', async () => {
  useReadyMade();
  const { child, end } = run();
  child.stdout?.destroy();
  child.stderr?.destroy();
  await serverRuns();
  expect(await end('SIGTERM')).toBe(0);
  expect(processesIn(dir)).toEqual([]);
});
