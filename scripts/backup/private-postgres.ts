import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Complaint } from '../installation.ts';

export type PrivatePostgres = {
  readonly connect: (database: string) => Promise<pg.Client>;
  readonly stop: () => Promise<void>;
};

function serverFor(data: string): string {
  const version = fs.readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  const debian = `/usr/lib/postgresql/${version}/bin/postgres`;
  return fs.existsSync(debian) ? debian : 'postgres';
}

/**
 * Nobody else reaches it, whatever its own configuration says. It keeps for the archive what it writes, and leaves the
 * sending to the server that is started after it: the archive is changed only by a database that was found whole.
 */
const configurationIn = (folder: string): string => `
listen_addresses = ''
unix_socket_directories = '${folder}'
hba_file = '${folder}/pg_hba.conf'
ident_file = '${folder}/pg_ident.conf'
hot_standby = off
archive_mode = on
archive_command = ''
jit = off
`;

const MOST_LOG = 20_000;

/** With all groups of the owner: by one of them it may read what vouches for the store. */
const asOwner = (uid: number, gid: number) => ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--init-groups'];

/** PostgreSQL on restored data until it has read the archive to its end. */
export async function startPrivately(data: string, env: Record<string, string>): Promise<PrivatePostgres> {
  const { uid, gid } = fs.statSync(data);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plyhaat-check-'));
  fs.writeFileSync(path.join(folder, 'postgresql.conf'), configurationIn(folder));
  fs.writeFileSync(path.join(folder, 'pg_hba.conf'), 'local all all trust\n');
  fs.writeFileSync(path.join(folder, 'pg_ident.conf'), '');
  const asRoot = process.getuid?.() === 0;
  if (asRoot) for (const name of ['', ...fs.readdirSync(folder)]) fs.chownSync(path.join(folder, name), uid, gid);
  const config = `config_file=${path.join(folder, 'postgresql.conf')}`;
  const [program = '', ...args] = [...(asRoot ? asOwner(uid, gid) : []), serverFor(data), '-D', data, '-c', config];
  const server = spawn(program, args, {
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  // PostgreSQL complains on one, pgBackRest, which it calls, on the other.
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => {
      log = (log + chunk).slice(-MOST_LOG);
    });
  const gone = once(server, 'exit').catch((error: unknown) => {
    log += String(error);
  });
  let ended = false;
  void gone.then(() => {
    ended = true;
  });
  const stop = async () => {
    server.kill('SIGINT');
    await gone;
    fs.rmSync(folder, { recursive: true, force: true });
  };
  const connect = async (database: string) => {
    const client = new pg.Client({ host: folder, user: 'postgres', database });
    client.on('error', () => {});
    await client.connect();
    return client;
  };
  while (!log.includes('ready to accept connections')) {
    if (ended) throw new Complaint(`PostgreSQL does not start on what was restored:\n${log.trim()}`);
    await sleep(100);
  }
  return { connect, stop };
}
