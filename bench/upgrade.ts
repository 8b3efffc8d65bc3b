import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openDatabase } from '../server/src/platform/db/db.ts';
import { newId } from '../server/src/platform/db/id.ts';
import { migrateDatabase } from '../server/src/platform/db/migrate.ts';
import { readMigrations } from '../server/src/platform/db/migrations.ts';
import { freePort } from './app.ts';
import type { Cleanup } from './cleanup.ts';
import { debianPostgres, makeCluster, makeDatabase } from './debian-postgres.ts';
import { percentile } from './numbers.ts';
import { type Figure, figure } from './report.ts';

const ROWS = 1_000_000;
const MEMBERS = 1000;
const WRITERS = 4;
const WRITES_A_SECOND = 100;
const LONGEST_WAIT_MS = 1000;
/** A report that reads the table in one transaction: whatever changes the table has to wait for it. */
const REPORT_SECONDS = 2;
const SAMPLES = path.join(import.meta.dirname, 'sample-migrations');

async function layRows(pool: pg.Pool): Promise<string[]> {
  const members = Array.from({ length: MEMBERS }, () => newId());
  await pool.query(
    `insert into members (id, slug, phone, name, role, proven_at, last_seen_at)
     select id, 'upgrade-' || n, (7000000000 + n)::text, 'Member ' || n, 'USER', now(), now()
     from unnest($1::uuid[]) with ordinality as fresh (id, n)`,
    [members],
  );
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query(
    `insert into notifications (id, member_id, event_id, type, content, payload)
     select gen_random_uuid(), ($1::uuid[])[1 + n % ${MEMBERS}], 'event-' || n, 'sample', 'Something happened', '{}'
     from generate_series(1, ${ROWS}) as n`,
    [members],
  );
  await client.query('vacuum analyze notifications');
  client.release();
  return members;
}

type Load = { readonly times: number[]; readonly failures: unknown[]; readonly stop: () => Promise<void> };

/** Writers at a steady pace, whether or not the writes before have been done: a new row, then a change of an old one. */
function writeSteadily(pool: pg.Pool, members: readonly string[]): Load {
  const [times, failures]: [number[], unknown[]] = [[], []];
  let stopped = false;
  const write = async (n: number) => {
    const began = performance.now();
    const member = members[n % members.length];
    await (n % 2 === 0
      ? pool.query(
          `insert into notifications (id, member_id, event_id, type, content, payload)
           values ($1, $2, $3, 'sample', 'Something happened', '{}')`,
          [newId(), member, newId()],
        )
      : pool.query('update notifications set read_at = now() where event_id = $1', [`event-${1 + ((n * 7919) % ROWS)}`])
    ).catch((error) => failures.push(error));
    times.push(performance.now() - began);
  };
  const running = (async () => {
    const began = performance.now();
    const under: Promise<void>[] = [];
    while (!stopped) {
      const due = ((performance.now() - began) / 1000) * WRITES_A_SECOND;
      while (under.length < due) under.push(write(under.length));
      await sleep(2);
    }
    await Promise.all(under);
  })();
  return {
    times,
    failures,
    stop: () => {
      stopped = true;
      return running;
    },
  };
}

function reportSteadily(pool: pg.Pool): () => Promise<void> {
  let stopped = false;
  const running = (async () => {
    while (!stopped) {
      const client = await pool.connect();
      await client.query('begin');
      await client.query('select count(*) from notifications where read_at is not null');
      await sleep(REPORT_SECONDS * 1000);
      await client.query('commit');
      client.release();
      await sleep(500);
    }
  })();
  return () => {
    stopped = true;
    return running;
  };
}

function waitFigures(name: string, times: readonly number[]): Figure[] {
  const inOrder = times.toSorted((a, b) => a - b);
  return [
    figure(`${name}: writes, p99`, percentile(inOrder, 99), { unit: ' ms', note: `${times.length} writes` }),
    figure(`${name}: longest wait of a write`, inOrder.at(-1) ?? 0, { unit: ' ms', atMost: LONGEST_WAIT_MS }),
  ];
}

/** Three migrations of a table of a million rows while it is written and read: a column, a backfill, an index. */
export async function drillUpgrade(cleanup: Cleanup, say: (step: string) => void): Promise<Figure[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plyhaat-upgrade-'));
  fs.chmodSync(folder, 0o755);
  const postgres = debianPostgres(folder, await freePort());
  makeCluster(postgres);
  cleanup.add(() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }));
  cleanup.add(() => postgres.kill());
  await postgres.start();
  await makeDatabase(postgres);
  const [writing, other] = [openDatabase(postgres.url, WRITERS), openDatabase(postgres.url, 4)];
  cleanup.add(writing.close);
  cleanup.add(other.close);
  await migrateDatabase(other);
  say(`laying ${ROWS.toLocaleString('en-GB')} rows`);
  const members = await layRows(other.pool);

  const quiet = writeSteadily(writing.pool, members);
  await sleep(10_000);
  await quiet.stop();
  const figures = waitFigures('without a migration', quiet.times);
  const endReports = reportSteadily(other.pool);
  const samples = readMigrations(SAMPLES);
  const ours = readMigrations();
  let waits = 0;
  for (const [at, { name }] of samples.entries()) {
    const load = writeSteadily(writing.pool, members);
    const began = performance.now();
    const migrations = [...ours, ...samples.slice(0, at + 1)];
    const told = (text: string) => {
      if (text.includes('trying again')) waits++;
      say(text);
    };
    await migrateDatabase(other, { migrations, say: told });
    const seconds = (performance.now() - began) / 1000;
    await load.stop();
    if (load.failures.length > 0) throw new Error(`${load.failures.length} writes failed: ${load.failures[0]}`);
    figures.push(figure(`${name}: took`, seconds, { unit: ' s', digits: 1 }), ...waitFigures(name, load.times));
  }
  await endReports();
  figures.push(figure('times a migration let others through and tried again', waits));
  const { rows } = await other.pool.query(
    'select count(*) as empty from notifications where channel is null and event_id like $$event-%$$',
  );
  figures.push(figure('rows that the backfill left out', Number(rows[0].empty), { atMost: 0 }));
  return figures;
}
