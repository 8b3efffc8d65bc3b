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
  dismiss,
  disown,
  isAlive,
  NoDatabase,
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

/** Recovering after a crash may take long: whoever ends the start does not wait for it. */
function becomesReady(server: ChildProcess, signal: AbortSignal): Promise<{ ready: boolean; log: string }> {
  return new Promise((resolve) => {
    let log = '';
    const interrupt = () => server.kill('SIGINT');
    const settle = (ready: boolean) => {
      signal.removeEventListener('abort', interrupt);
      resolve({ ready, log });
    };
    signal.addEventListener('abort', interrupt);
    server.stderr?.on('data', (chunk) => {
      if (log.length < 20_000) log += chunk;
      if (log.includes('ready to accept connections')) settle(true);
    });
    server.once('error', (error) => {
      log += error.message;
      settle(false);
    });
    server.once('exit', () => settle(false));
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
  'max_wal_size=256MB',
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

type Start = (port: number) => Promise<{ ready: boolean; log: string; pid: number }>;

/** This process owns the server from now on, and restarts it until `stop` is called. */
function owned(dir: string, server: Postmaster, start: Start, say: Say): EmbeddedPostgres {
  own(dir);
  const endWatch = keepRunning(server, start, say);
  const stop = async () => {
    endWatch();
    await dismiss(dir, say);
    disown(dir);
  };
  return { url: addressOf(dir, server.port), stop };
}

/** What was killed leaves children, and a lock, for a moment. */
const STILL_ENDING = /still in use|lock file|could not bind/;
const LOOK_EVERY_MS = 250;
const LONGEST_PAUSE_MS = 5000;

/** A server that was killed is started again on its port, where everybody looks for it, as often as it takes. */
function keepRunning({ pid, port }: Postmaster, start: Start, say: Say): () => void {
  let stopped = false;
  const watch = async () => {
    for (let alive = pid; !stopped; await sleep(LOOK_EVERY_MS, undefined, { ref: false }))
      if (!isAlive(alive)) alive = await startAgain();
  };
  const startAgain = async () => {
    say('The database server ended: it is started again.');
    let lastLog = '';
    for (let pause = LOOK_EVERY_MS; !stopped; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      const { ready, log, pid } = await start(port);
      if (ready) {
        say('The database server is back.');
        return pid;
      }
      if (log !== lastLog && !STILL_ENDING.test(log)) say(`It does not start: ${log.trim()}`);
      lastLog = log;
      await sleep(pause, undefined, { ref: false });
    }
    return 0;
  };
  void watch();
  return () => {
    stopped = true;
  };
}

/** The server of a program that was killed goes on working for the next one: nothing to stop, to recover or to start. */
async function takeOver(bin: string, dir: string, throwaway: boolean, say: Say): Promise<Postmaster | undefined> {
  const left = runningOn(dir);
  if (!left) return undefined;
  refuseIfOwned(dir);
  const wanted = [path.join(bin, 'postgres'), ...argumentsFor(dir, throwaway, left.port)].join(' ');
  if (startedAs(dir) === wanted && (await answers(addressOf(dir, left.port)))) return left;
  await stopPostmaster(dir, left, say);
  return undefined;
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
  if (!disguise)
    throw new NoDatabase('PostgreSQL does not run as root here: start as another user, or set DATABASE_URL.');
  await makeCluster(bin, dir, disguise, { say, signal });
  const start: Start = async (port) => {
    clearStaleLock(dir, say);
    const server = launch(bin, disguise, argumentsFor(dir, throwaway, port));
    const outcome = await becomesReady(server, signal);
    server.unref();
    return { ...outcome, pid: server.pid ?? 0 };
  };

  for (let tries = 0; ; tries++) {
    const running = await takeOver(bin, dir, throwaway, say);
    if (running) return owned(dir, running, start, say);
    signal.throwIfAborted();
    const port = await freePort();
    const { ready, log, pid } = await start(port);
    if (ready) return owned(dir, { pid, port }, start, say);
    signal.throwIfAborted();
    if (tries > MOST_TRIES || !STILL_ENDING.test(log)) throw new NoDatabase(`PostgreSQL does not start: ${log.trim()}`);
    await sleep(150);
  }
}
