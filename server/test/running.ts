import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSession } from '#modules/identity/identity.ts';
import { openDatabase } from '#platform/db/db.ts';
import { readSettings } from '../src/settings.ts';
import { someMember } from './builders.ts';
import { seededAlready } from './database.ts';
import { type Run, readyAt, runProgram } from './program.ts';

/** A process and all that it started. */
function familyOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return [pid, ...children.flatMap((child) => familyOf(Number(child)))];
  } catch {
    return [];
  }
}

/** Its proportional share of memory; nothing once it is gone. */
function shareOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** The product in a process of its own, on an empty marketplace, to be filled, starved and killed. */
export async function runningApp({
  before = [] as readonly string[],
  env = {} as Record<string, string>,
  /** Another way for the process to its database than the direct one. */
  through = async (url: string) => url,
} = {}) {
  const database = await seededAlready();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'plyhaat-running-'));
  const opened = openDatabase(database.url, 3);
  const member = await someMember(opened.db);
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: await through(database.url),
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '0',
    ...env,
  };
  const settings = readSettings(environment);
  const authorizationOf = async (who?: typeof member) => {
    const place = { device: 'a test', address: '127.0.0.1' };
    return `Bearer ${await openSession(opened.db, settings, who ?? (await someMember(opened.db)), place)}`;
  };
  const authorization = await authorizationOf(member);
  let run: Run | undefined;
  let port = 0;

  async function start(): Promise<void> {
    run = runProgram(environment, before);
    port = await readyAt(run);
  }
  await start();

  return {
    ...opened,
    member,
    dataDir,
    databaseUrl: database.url,
    start,
    address: (url: string) => `http://127.0.0.1:${port}/api${url}`,
    authorization,
    /** How another member proves who it is. */
    authorizationOf,
    async kill(signal: NodeJS.Signals) {
      await run?.end(signal);
    },
    /** Memory in bytes: what the process holds now, and the most it held since the last `forgetPeak`. */
    memory() {
      const status = readFileSync(`/proc/${run?.child.pid}/status`, 'utf8');
      const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) * 1024;
      return { now: read('VmRSS'), peak: read('VmHWM') };
    },
    /** The same in bytes of the process and all that it started, each page of memory counted once. */
    memoryOfAll: () => familyOf(run?.child.pid ?? 0).reduce((sum, pid) => sum + shareOf(pid), 0),
    forgetPeak: () => writeFileSync(`/proc/${run?.child.pid}/clear_refs`, '5'),
    async close() {
      await this.kill('SIGTERM');
      await opened.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type RunningApp = Awaited<ReturnType<typeof runningApp>>;
