import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/db/db.ts';
import { installationMarks } from '#platform/db/platform.tables.ts';
import { freshDatabase } from '#test/database.ts';
import { PRODUCTION } from '#test/production-settings.ts';
import { NOBODY } from '#test/program.ts';
import { someMailServer, someProvider } from '#test/providers.ts';
import { examine, report } from './doctor.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'plyhaat-doctor-'));
const [database, provider, mail] = [await freshDatabase(), await someProvider(() => ({})), await someMailServer()];
afterAll(async () => {
  provider.close();
  mail.close();
  await database.drop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const sound = {
  ...PRODUCTION,
  TRUST_PROXY: '10.0.0.0/8',
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  MSG91_URL: provider.url,
  JUSPAY_URL: provider.url,
  SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  PATH: process.env.PATH ?? '',
};

async function faultsOf(change: Record<string, string>): Promise<Record<string, readonly string[]>> {
  const findings = await examine({ ...sound, ...change });
  return Object.fromEntries(
    findings.filter(({ faults }) => faults.length > 0).map(({ part, faults }) => [part, faults]),
  );
}

test('an installation with all it needs has no fault, and each part is told in a line', async () => {
  const findings = await examine(sound);
  expect(report(findings.filter(({ part }) => part !== 'ffmpeg' && part !== 'bubblewrap'))).toEqual([
    'settings   ok',
    'database   ok',
    'disk       ok',
    'providers  ok',
  ]);
  expect(findings.map(({ part }) => part)).toEqual([
    'settings',
    'database',
    'disk',
    'providers',
    'ffmpeg',
    'bubblewrap',
  ]);
});

test('settings that do not hold are one sentence each, and keep the doctor from looking further', async () => {
  const found = await faultsOf({ JWT_SECRET: 'short', COMPANY_SAC: '', PATH: '' });
  expect(found.settings).toEqual([
    'JWT_SECRET must be at least 32 random characters.',
    'COMPANY_SAC must be set in production: invoices name it.',
  ]);
  expect(Object.keys(found)).toEqual(['settings', 'ffmpeg', 'bubblewrap']);
});

test('what may stay as it is, is told and is no fault', async () => {
  const findings = await examine({ ...sound, RATE_LIMIT_PER_MINUTE: '0' });
  expect(report(findings)[1]).toContain('(may stay) RATE_LIMIT_PER_MINUTE is 0');
  expect(findings[0]?.faults).toEqual([]);
});

test('a database that cannot be used is told with the reason, never with its password', async () => {
  const [, password = ''] = /:([^:@]+)@/.exec(database.url) ?? [];
  const cases = [
    [database.url.replace(password, 'wrong'), 'does not take the password of DATABASE_URL.'],
    [database.url.replace(/[^/]+$/, 'no_such_place'), 'has no database of the name in DATABASE_URL.'],
    [`postgres://plyhaat:secret@${NOBODY}/plyhaat`, '(ECONNREFUSED): check DATABASE_URL and that it runs.'],
  ] as const;
  for (const [DATABASE_URL, words] of cases) {
    const { database: faults = [] } = await faultsOf({ DATABASE_URL });
    expect(faults).toEqual([expect.stringContaining(words)]);
    expect(faults[0]).not.toContain(password);
  }
});

test('a database is told that holds the demo marketplace, or allows fewer connections than are asked for', async () => {
  const { db, close } = openDatabase(database.url, 1);
  await db.insert(installationMarks).values({ name: 'demo', value: 'laid' });
  const { database: faults } = await faultsOf({ DATABASE_POOL: '5000' });
  await close();
  expect(faults).toEqual([
    expect.stringMatching(/^DATABASE_POOL asks for 5000 connections and the server allows \d+ in all\.$/),
    'This database holds the demo marketplace: production needs one of its own.',
  ]);
});

test('a store of files that does not answer is told by its host', async () => {
  const keys = { FILES: 's3', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' };
  const { disk } = await faultsOf({ ...keys, S3_ENDPOINT: `http://${NOBODY}/plyhaat` });
  expect(disk).toEqual([expect.stringContaining(`The store at ${NOBODY} does not answer`)]);
});

test('a provider or a mail server that cannot be reached is told by its host, with the reason', async () => {
  const { providers } = await faultsOf({ MSG91_URL: `http://${NOBODY}`, SMTP_URL: `smtp://post:secret@${NOBODY}` });
  expect(providers).toEqual([
    `MSG91 at ${NOBODY}: no answer (ECONNREFUSED); check that this machine may call it.`,
    `The mail server ${NOBODY} does not take our sign-in (ESOCKET): check SMTP_URL.`,
  ]);
});

test('programs for films that are not installed are told with how to install them', async () => {
  const { ffmpeg, bubblewrap } = await faultsOf({ PATH: '' });
  expect(ffmpeg?.[0]).toContain('apt-get install ffmpeg');
  expect(bubblewrap?.[0]).toContain('apt-get install bubblewrap');
});
