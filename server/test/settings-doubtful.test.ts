import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { faultsOf, PHONEPE, PRODUCTION as WHOLE } from './production-settings.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'plyhaat-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const demo = { DATA_DIR: folder };
const PRODUCTION = { ...WHOLE, ...demo };
const warningsOf = (env: Record<string, string>) => readSettings(env as NodeJS.ProcessEnv).warnings;
/** With the proxy named of which production would warn. */
const PROXIED = { ...PRODUCTION, TRUST_PROXY: '10.0.0.1' };

const SECRETS_OF_CHANCE = [
  ['base64', () => randomBytes(48).toString('base64url')],
  ['hexadecimal digits', () => randomBytes(32).toString('hex')],
  ['ids', () => `${randomUUID()}${randomUUID()}`],
] as const;
test.each(SECRETS_OF_CHANCE)('a secret of random %s is never taken for a repeated word', (_, make) => {
  const refused = Array.from({ length: 100 }, make).filter((secret) =>
    faultsOf({ ...PRODUCTION, JWT_SECRET: secret }).some((fault) => fault.startsWith('JWT_SECRET')),
  );
  expect(refused).toEqual([]);
});

const DOUBTFUL: readonly (readonly [name: string, value: string])[] = [
  ['JUSPAY_HOOK_PASSWORD', 'password'],
  ['PHONEPE_HOOK_PASSWORD', 'Password1'],
  ['SMTP_URL', 'smtp://post:secret@mail.example'],
  ['RATE_LIMIT_PER_MINUTE', '0'],
  ['METRICS_TOKEN', 'sixteen letters.'],
];
test.each(DOUBTFUL)('production with %s set to %j starts and warns in one sentence', (name, value) => {
  const settings = { ...PROXIED, ...PHONEPE.v2, PHONEPE_VERSION: 'v2', [name]: value };
  expect(warningsOf(settings)).toEqual([expect.stringMatching(new RegExp(`^${name} .*\\.$`))]);
});

test('production that names its proxy and its providers well is warned of nothing, and the demo never is', () => {
  const near = { SMTP_URL: 'smtp://localhost', METRICS_TOKEN: 'Zr3Kp8Wn5Tq1Xv6Bm9Ld2Hs7Gc4Jf0Yz' };
  for (const TRUST_PROXY of ['10.0.0.1', '10.0.0.0/8, fc00::/7', '172.16.0.0/255.240.0.0', 'loopback, uniquelocal'])
    expect(warningsOf({ ...PROXIED, ...near, TRUST_PROXY })).toEqual([]);
  expect(warningsOf(PRODUCTION)).toEqual([expect.stringContaining('TRUST_PROXY is not set')]);
  expect(warningsOf({ ...demo, RATE_LIMIT_PER_MINUTE: '0' })).toEqual([]);
});

test('a folder of data that cannot be made or written is one sentence', () => {
  const file = path.join(folder, 'a file');
  writeFileSync(file, '');
  for (const DATA_DIR of [file, path.join(file, 'below')])
    expect(faultsOf({ DATA_DIR })).toEqual([expect.stringMatching(/^DATA_DIR must be a folder .* \(E[A-Z]+\)\.$/)]);
});
