import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { differences, fingerprint } from '../../bench/fingerprint.ts';
import { openDatabase } from '../../server/src/platform/db/db.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded-postgres.ts';
import { migrateDatabase } from '../../server/src/platform/db/migrate.ts';
import { scratchFolder } from '../../server/test/scratch.ts';

const folder = mkdtempSync(path.join(scratchFolder(), 'plyhaat-embedded-backup-'));
const [dataDir, elsewhere] = [path.join(folder, 'data'), path.join(folder, 'elsewhere')];
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const scripts = path.resolve(import.meta.dirname, '..');
/** Beside us, so that whoever writes here goes on. */
async function command(name: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(scripts, `${name}.ts`)], {
    env: { PATH: process.env.PATH, BACKUP_TO: path.join(folder, 'backups'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  const [printed, complaints, [status]] = await ended;
  return { status, output: printed + complaints };
}

test('the embedded database is backed up while it is written, and comes back with its files and secrets', async () => {
  const postgres = await startEmbeddedPostgres(path.join(dataDir, 'postgres'));
  writeFileSync(path.join(dataDir, 'database.json'), JSON.stringify({ url: postgres.url, pid: process.pid }));
  const database = openDatabase(postgres.url, 3);
  await migrateDatabase(database);
  mkdirSync(path.join(dataDir, 'uploads/a'), { recursive: true });
  writeFileSync(path.join(dataDir, 'uploads/a/b.webp'), 'a picture');
  writeFileSync(path.join(dataDir, 'jwt.secret'), 'known to this folder');
  await database.pool.query('create table written (n int)');
  let writing = true;
  const writer = (async () => {
    for (let n = 0; writing; n++) await database.pool.query('insert into written values ($1)', [n]);
  })();
  const first = await command('backup', { DATA_DIR: dataDir });
  expect(first, first.output).toMatchObject({ status: 0 });
  writing = false;
  await writer;
  const second = await command('backup', { DATA_DIR: dataDir });
  expect(second, second.output).toMatchObject({ status: 0 });
  const was = await fingerprint(postgres.url, path.join(dataDir, 'uploads'));
  await database.close();
  await postgres.stop();

  const refused = await command('restore', { DATA_DIR: dataDir });
  expect(refused).toMatchObject({ status: 1 });
  expect(refused.output).toContain('never writes over what is there');

  const restored = await command('restore', { DATA_DIR: elsewhere });
  expect(restored, restored.output).toMatchObject({ status: 0 });
  expect(restored.output).toContain('Restored: ');
  expect(readFileSync(path.join(elsewhere, 'jwt.secret'), 'utf8')).toBe('known to this folder');
  const again = await startEmbeddedPostgres(path.join(elsewhere, 'postgres'));
  expect(differences(was, await fingerprint(again.url, path.join(elsewhere, 'uploads')))).toEqual([]);
  await again.stop();
});
