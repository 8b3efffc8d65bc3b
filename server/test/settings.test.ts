import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BadSettings, readSettings } from '../src/settings.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'plyhaat-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const demo = { DATA_DIR: folder };

const PRODUCTION = {
  ...demo,
  APP_ENV: 'production',
  DATABASE_URL: 'postgres://plyhaat:secret@db.example/plyhaat',
  PUBLIC_URL: 'https://plyhaat.example',
  JWT_SECRET: 'Q7c0dZ1mX9pL4vB8nT2kW6yR3sJ5hG0f',
  OTP_PEPPER: 'f0Gh5Js3Rr6yWk2Tn8Bv4Lp9Xm1Zd0c7',
};

function faultsOf(source: Record<string, string | undefined>): readonly string[] {
  try {
    readSettings(source as NodeJS.ProcessEnv);
    return [];
  } catch (error) {
    if (error instanceof BadSettings) return error.faults;
    throw error;
  }
}

test('without any setting the demo listens on this machine alone', () => {
  const settings = readSettings(demo);
  expect(settings).toMatchObject({
    mode: 'demo',
    demo: true,
    role: 'all',
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    trustProxy: false,
    dataDir: folder,
  });
});

test('a setting that is left empty counts as not set', () => {
  expect(readSettings({ ...demo, PORT: '', HOST: '', DATABASE_URL: '' })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
  });
});

test('demo secrets are made once, kept between starts, and readable by their owner alone', () => {
  const [first, second] = [readSettings(demo), readSettings(demo)];
  expect(second.jwtSecret).toEqual(first.jwtSecret);
  expect(first.jwtSecret.length).toBeGreaterThanOrEqual(32);
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.secret'));
  expect(statSync(path.join(folder, file)).mode & 0o077).toBe(0);
});

test('several proxies are named with commas', () => {
  expect(readSettings({ ...demo, TRUST_PROXY: '10.0.0.1, 10.0.0.2' }).trustProxy).toEqual(['10.0.0.1', '10.0.0.2']);
});

const BAD: readonly (readonly [name: string, value: string | undefined])[] = [
  ['DATABASE_URL', undefined],
  ['DATABASE_URL', 'mysql://db.example/plyhaat'],
  ['PUBLIC_URL', undefined],
  ['PUBLIC_URL', 'plyhaat'],
  ['JWT_SECRET', undefined],
  ['JWT_SECRET', 'too short'],
  ['JWT_SECRET', 'x'.repeat(40)],
  ['OTP_PEPPER', undefined],
  ['OTP_PEPPER', 'too short'],
  ['SMS_PROVIDER', undefined],
  ['SMS_PROVIDER', 'kept'],
  ['SMS_PROVIDER', 'carrier pigeon'],
  ['MAIL_PROVIDER', undefined],
  ['MAIL_PROVIDER', 'kept'],
  ['OTP_DEV_CODE', '123456'],
  ['METRICS_TOKEN', 'short'],
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['ROLE', 'boss'],
  ['LOG_LEVEL', 'loud'],
];
test.each(BAD)('production with %s set to %j does not start and says why in one sentence', (name, value) => {
  const naming = faultsOf({ ...PRODUCTION, [name]: value }).filter((fault) => fault.startsWith(name));
  expect(naming).toHaveLength(1);
  expect(naming[0]).toMatch(/\.$/);
  expect(naming[0]).not.toMatch(/\n/);
});

test('production objects to nothing that is set right', () => {
  const faults = faultsOf(PRODUCTION);
  for (const name of Object.keys(PRODUCTION)) expect(faults.filter((fault) => fault.startsWith(name))).toEqual([]);
});

test('an unknown mode does not start', () => {
  expect(faultsOf({ ...demo, APP_ENV: 'staging' })).toHaveLength(1);
});
