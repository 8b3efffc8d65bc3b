import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { binaries, type Disguise, disguises, environment, makeCluster, passwordOf } from './cluster.ts';
import {
  clearStaleLock,
  disown,
  own,
  type Postmaster,
  refuseIfOwned,
  runningOn,
  stopPostmaster,
} from './postmaster.ts';

type Say = (text: string) => void;
export type EmbeddedPostgres = { readonly url: string; readonly stop: () => Promise<void> };

type Options = {
  /** For a database that may be lost, as in tests. */
  readonly throwaway?: boolean;
  /** For what the operator should know. */
  readonly say?: Say;
  /** Ends a start that is not yet through. */
  readonly signal?: AbortSignal;
};

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

const argumentsFor = (dir: string, throwaway: boolean, port: number): string[] => [
  ...['-D', dir, '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
  ...['-p', String(port)],
  ...[...DURABLE, ...(throwaway ? THROWAWAY : [])].flatMap((option) => ['-c', option]),
];

const addressOf = (dir: string, port: number) => `postgres://postgres:${passwordOf(dir)}@127.0.0.1:${port}/postgres`;

/** PostgreSQL notes how it was started. */
const startedAs = (dir: string): string =>
  fs.readFileSync(path.join(dir, 'postmaster.opts'), 'utf8').replace(/["\n]/g, '');

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function owned(dir: string, server: Postmaster, say: Say): EmbeddedPostgres {
  own(dir);
  const stop = async () => {
    await stopPostmaster(dir, server, say);
    disown(dir);
  };
  return { url: addressOf(dir, server.port), stop };
}

/** The server of a program that was killed goes on working for the next one: nothing to stop, to recover or to start. */
async function takeOver(bin: string, dir: string, throwaway: boolean, say: Say) {
  const left = runningOn(dir);
  if (!left) return clearStaleLock(dir, say);
  refuseIfOwned(dir);
  const wanted = [path.join(bin, 'postgres'), ...argumentsFor(dir, throwaway, left.port)].join(' ');
  if (startedAs(dir) === wanted && (await answers(addressOf(dir, left.port)))) return owned(dir, left, say);
  await stopPostmaster(dir, left, say);
}

/** In a process group of its own: Ctrl-C must reach us alone, so that we drain before the database stops. */
function launch(bin: string, { wrap, ids }: Disguise, args: string[]): ChildProcess {
  const [command, all] = wrap(path.join(bin, 'postgres'), args);
  return spawn(command, all, {
    ...ids,
    cwd: '/',
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
}

const MOST_TRIES = 40;

/** Runs the PostgreSQL whose binaries come with npm, on loopback and behind a random password. */
export async function startEmbeddedPostgres(dir: string, options: Options = {}): Promise<EmbeddedPostgres> {
  const { throwaway = false, say = () => {}, signal = new AbortController().signal } = options;
  const bin = binaries();
  const disguise = disguises(bin, dir).find((d) => d.works());
  if (!disguise) throw new Error('PostgreSQL does not run as root here: start as another user, or set DATABASE_URL.');
  await makeCluster(bin, dir, disguise, { say, signal });

  for (let tries = 0; ; tries++) {
    const running = await takeOver(bin, dir, throwaway, say);
    if (running) return running;
    signal.throwIfAborted();
    const port = await freePort();
    const server = launch(bin, disguise, argumentsFor(dir, throwaway, port));
    const { ready, log } = await becomesReady(server);
    if (ready) {
      server.unref();
      return owned(dir, { pid: server.pid ?? 0, port }, say);
    }
    if (tries > MOST_TRIES || !/still in use|lock file|could not bind/.test(log))
      throw new Error(`PostgreSQL: ${log.trim()}`);
    await sleep(150);
  }
}
