import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { run } from './steps.ts';

/** The oldest that the product promises to run on, as Debian packages it. */
export const VERSION = 15;
export const BIN = `/usr/lib/postgresql/${VERSION}/bin`;
const PACKAGE = `postgresql-${VERSION}`;
const isRoot = process.getuid?.() === 0;

export async function requirePostgres(): Promise<void> {
  if (fs.existsSync(path.join(BIN, 'postgres'))) return;
  if (!isRoot || !fs.existsSync('/usr/bin/apt-get'))
    throw new Error(`PostgreSQL ${VERSION} was not found. Install it: sudo apt-get install -y ${PACKAGE}`);
  // Debian would start a cluster of its own; ours is enough.
  fs.mkdirSync('/etc/postgresql-common', { recursive: true });
  const settings = '/etc/postgresql-common/createcluster.conf';
  if (!fs.existsSync(settings)) fs.writeFileSync(settings, 'create_main_cluster = false\n');
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], quiet);
  const keepSettings = ['-o', 'Dpkg::Options::=--force-confold'];
  const { output } = await run(
    'apt-get',
    ['install', '-y', '--no-install-recommends', ...keepSettings, PACKAGE],
    quiet,
  );
  if (!fs.existsSync(path.join(BIN, 'postgres'))) throw new Error(`${PACKAGE} could not be installed:\n${output}`);
}

/** PostgreSQL refuses to run as root: root lends it another user's identity. */
export function postgresUser(): { uid?: number; gid?: number } {
  if (!isRoot) return {};
  const users = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = users.find((user) => user.startsWith('postgres:')) ?? users.find((user) => user.startsWith('nobody:'));
  const [, , uid, gid] = (line ?? '').split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/** How a program of PostgreSQL is started. */
export const asPostgres = () => ({
  ...postgresUser(),
  cwd: '/',
  env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });

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

const MOST_TRIES = 5;
const OPTIONS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'max_wal_size=256MB',
];

/** A cluster that lives as long as the run: loopback only, a random password, its own folder. */
export async function startCluster(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const as = asPostgres();
  const data = path.join(folder, 'data');
  const passwordFile = path.join(folder, 'password');
  const password = randomBytes(24).toString('base64url');
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  if (as.uid !== undefined && as.gid !== undefined)
    for (const owned of [folder, passwordFile]) fs.chownSync(owned, as.uid, as.gid);
  const access = ['-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const made = spawnSync(
    path.join(BIN, 'initdb'),
    ['-D', data, ...access, '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...as, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(made.error?.message ?? made.stderr);
  const fixed = ['-D', data, '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  const options = OPTIONS.flatMap((option) => ['-c', option]);
  // PostgreSQL cannot choose a port itself: where another program was quicker, the next one is tried.
  for (let tries = 0; ; tries++) {
    const port = await freePort();
    const server = spawn(path.join(BIN, 'postgres'), [...fixed, ...options, '-p', String(port)], {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const { ready, log } = await becomesReady(server);
    const stop = () =>
      new Promise<void>((resolve) => {
        server.once('exit', () => resolve());
        server.kill('SIGINT');
      });
    if (ready) return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop };
    if (tries >= MOST_TRIES || !log.includes('could not bind')) throw new Error(log);
  }
}
