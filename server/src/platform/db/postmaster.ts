import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The database cannot be had, in one sentence for whoever started the program. */
export class NoDatabase extends Error {}

export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const linesOf = (file: string): string[] => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : []);

function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    if (process.platform !== 'win32') return execFileSync('ps', ['-o', 'command=', '-p', String(pid)]).toString();
    const query = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`;
    return execFileSync('powershell', ['-NoProfile', '-Command', query]).toString();
  } catch {
    return '';
  }
}

/** Where several processes had the same id one after the other, when it began tells them apart. */
function beganAt(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Cheap enough to be asked all the time. A zombie, whose parent has not waited for it, does not count. */
export const isAlive = (pid: number): boolean =>
  isRunning(pid) && (process.platform !== 'linux' || commandOf(pid) !== '');

export type Postmaster = { readonly pid: number; readonly port: number };

/** The server that runs on this data directory, if one does. A process id in a file may be a stranger's by now. */
export function runningOn(dir: string): Postmaster | undefined {
  const [pid = '', , , port = ''] = linesOf(path.join(dir, 'postmaster.pid'));
  const command = commandOf(Number(pid)).replaceAll('"', '');
  const isOurs = /\bpostgres(\.exe)?\s/.test(command) && command.includes(`-D ${dir} `);
  return Number(pid) > 0 && isOurs ? { pid: Number(pid), port: Number(port) } : undefined;
}

/** PostgreSQL itself takes any process of that id for a server, a zombie too, and does not start. */
export function clearStaleLock(dir: string, say: (text: string) => void): void {
  const file = path.join(dir, 'postmaster.pid');
  const pid = Number(linesOf(file)[0]);
  if (!pid || !isRunning(pid) || runningOn(dir)) return;
  if (isAlive(pid))
    say(`${file} names process ${pid}, which is not this database: it was left by a crash and is cleared.`);
  fs.rmSync(file, { force: true });
}

const ownerFile = (dir: string) => `${dir}.owner`;

/** Refuses where another program that still runs uses the server. */
export function refuseIfOwned(dir: string): void {
  const [owner = '', began = ''] = linesOf(ownerFile(dir));
  const pid = Number(owner);
  if (!pid || pid === process.pid || !isRunning(pid) || (began && began !== beganAt(pid))) return;
  throw new NoDatabase(`The database in ${dir} is in use by process ${pid}. Stop that one first, or set DATA_DIR.`);
}

export const own = (dir: string): void => fs.writeFileSync(ownerFile(dir), `${process.pid}\n${beganAt(process.pid)}`);
export const disown = (dir: string): void => fs.rmSync(ownerFile(dir), { force: true });

const STEP_MS = 20;
const PATIENCE_MS = 10_000;
const QUIET_MS = 1000;

async function ends(dir: string, pid: number, milliseconds: number): Promise<boolean> {
  for (let waited = 0; waited < milliseconds; waited += STEP_MS) {
    if (runningOn(dir)?.pid !== pid) return true;
    await sleep(STEP_MS);
  }
  return false;
}

const LONGEST_GOODBYE_MS = 3000;

/** Tells our server to stop. One that still writes after a moment ends without us; the next start waits for it. */
export async function dismiss(dir: string, say: (text: string) => void): Promise<void> {
  const server = runningOn(dir);
  if (!server) return;
  process.kill(server.pid, 'SIGINT');
  if (!(await ends(dir, server.pid, LONGEST_GOODBYE_MS)))
    say(`The database server (process ${server.pid}) is still writing and stops by itself.`);
}

/** Stops a server: sessions are ended first; one that does not stop in time is stopped without ceremony. */
export async function stopPostmaster(dir: string, { pid }: Postmaster, say: (text: string) => void): Promise<void> {
  process.kill(pid, 'SIGINT');
  if (await ends(dir, pid, QUIET_MS)) return;
  say(`Waiting for the database server (process ${pid}) to stop …`);
  if (await ends(dir, pid, PATIENCE_MS)) return;
  process.kill(pid, 'SIGQUIT');
  if (await ends(dir, pid, PATIENCE_MS)) return;
  throw new NoDatabase(`The database server in ${dir} (process ${pid}) does not stop. End it, then start again.`);
}
