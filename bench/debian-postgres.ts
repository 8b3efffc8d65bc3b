import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { asPostgres, BIN, postgresUser } from '../scripts/debian-postgres.ts';

/** A cluster as an operator would have one: durable, on this machine alone. */
export type DebianPostgres = {
  readonly data: string;
  readonly sockets: string;
  readonly port: number;
  /** Of the database `plyhaat`, for its owner, over TCP: what the service is told. */
  readonly serviceUrl: string;
  /** The same for PostgreSQL's own user, over the socket: what a backup is told. */
  readonly url: string;
  readonly start: () => Promise<void>;
  /** At once, as when the power goes. */
  readonly kill: () => void;
};

function run(program: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(path.join(BIN, program), args, { ...asPostgres(), encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`);
}

/** A folder that PostgreSQL's user owns. */
export function makeOwnFolder(folder: string): string {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, gid } = postgresUser();
  if (uid !== undefined && gid !== undefined) fs.chownSync(folder, uid, gid);
  return folder;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** Local connections are trusted: the folder of its socket is closed to others, and so is everything beside it. */
export function debianPostgres(folder: string, port: number): DebianPostgres {
  const data = path.join(folder, 'cluster');
  const sockets = makeOwnFolder(path.join(folder, 'sockets'));
  const server = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    data,
    sockets,
    port,
    serviceUrl: `postgres://plyhaat@127.0.0.1:${port}/plyhaat`,
    url: `postgres:///plyhaat?host=${sockets}&port=${port}&user=postgres`,
    async start() {
      const options = ['-D', data, '-p', String(port), '-k', sockets, '-h', '127.0.0.1'];
      spawn(path.join(BIN, 'postgres'), options, { ...asPostgres(), stdio: 'ignore', detached: true }).unref();
      while (!(await answers(server))) await sleep(100);
    },
    kill() {
      const file = path.join(data, 'postmaster.pid');
      if (!fs.existsSync(file)) return;
      process.kill(Number(fs.readFileSync(file, 'utf8').split('\n')[0]), 'SIGQUIT');
    },
  };
}

export function makeCluster({ data }: DebianPostgres): void {
  makeOwnFolder(data);
  run('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '-k']);
  fs.appendFileSync(path.join(data, 'postgresql.conf'), "\nshared_buffers = '256MB'\njit = off\n");
}

export async function makeDatabase({ port }: DebianPostgres): Promise<void> {
  const client = new pg.Client(`postgres://postgres@127.0.0.1:${port}/postgres`);
  await client.connect();
  await client.query('create role plyhaat login');
  await client.query('create database plyhaat owner plyhaat');
  await client.end();
}
