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
  FACTOR_KEY: 'w9Yt2Kd7Qm4Xz8Rb1Vn6Lc3Hp5Sj0Fg9',
  SMS_PROVIDER: 'msg91',
  MSG91_AUTH_KEY: '412345Ab',
  MSG91_TEMPLATE_ID: '65f0c1',
  MAIL_PROVIDER: 'smtp',
  SMTP_URL: 'smtps://post:secret@mail.example',
  MAIL_FROM: 'Plyhaat <post@plyhaat.example>',
  JUSPAY_MERCHANT_ID: 'plyhaat',
  JUSPAY_API_KEY: 'a key of Juspay',
  JUSPAY_CLIENT_ID: 'plyhaat',
  JUSPAY_HOOK_USER: 'juspay',
  JUSPAY_HOOK_PASSWORD: 'known to two',
  COMPANY_NAME: 'Plyhaat Marketplace Private Limited',
  COMPANY_ADDRESS: 'Sharanpur Road, Nashik, Maharashtra 422002',
  COMPANY_GSTIN: '27AABCP1234Q1Z7',
  COMPANY_SAC: '998365',
};
const PHONEPE = {
  v1: { PHONEPE_MERCHANT_ID: 'PLYHAAT', PHONEPE_SALT_KEY: 'salt of PhonePe' },
  v2: {
    PHONEPE_CLIENT_ID: 'PLYHAAT',
    PHONEPE_CLIENT_SECRET: 'a secret of PhonePe',
    PHONEPE_HOOK_USER: 'phonepe',
    PHONEPE_HOOK_PASSWORD: 'known to two',
  },
};
const TWILIO = {
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: 'AC0123456789abcdef0123456789abcdef',
  TWILIO_API_KEY: 'SK01',
  TWILIO_API_SECRET: 'a key of its own',
  TWILIO_SENDER: 'MG01',
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
  ['FACTOR_KEY', undefined],
  ['FACTOR_KEY', PRODUCTION.OTP_PEPPER],
  ['SMS_PROVIDER', undefined],
  ['SMS_PROVIDER', 'kept'],
  ['SMS_PROVIDER', 'carrier pigeon'],
  ['MAIL_PROVIDER', undefined],
  ['MAIL_PROVIDER', 'kept'],
  ['MAIL_PROVIDER', 'post'],
  ['MSG91_AUTH_KEY', undefined],
  ['MSG91_TEMPLATE_ID', undefined],
  ['MSG91_URL', 'http://sms.example'],
  ['SMTP_URL', undefined],
  ['SMTP_URL', 'https://mail.example'],
  ['MAIL_FROM', undefined],
  ['MAIL_FROM', 'the app'],
  ['JWT_SECRET', 'please-change-me-please-change-me-0123'],
  ['OTP_PEPPER', PRODUCTION.JWT_SECRET],
  ['OTP_DEV_CODE', '123456'],
  ['OTP_DEV_FIXED', ''],
  ['JUSPAY_API_KEY', undefined],
  ['JUSPAY_HOOK_USER', undefined],
  ['JUSPAY_HOOK_PASSWORD', 'short'],
  ['JUSPAY_URL', 'http://pay.example'],
  ['PHONEPE_URL', 'http://pay.example'],
  ['PHONEPE_VERSION', 'v3'],
  ['CARD_PROVIDER', 'abacus'],
  ['COMPANY_NAME', undefined],
  ['COMPANY_ADDRESS', undefined],
  ['COMPANY_GSTIN', undefined],
  ['COMPANY_GSTIN', '27AABCP1234Q1Z8'],
  ['COMPANY_SAC', undefined],
  ['COMPANY_SAC', '9983'],
  ['METRICS_TOKEN', 'short'],
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['ROLE', 'boss'],
  ['LOG_LEVEL', 'loud'],
  ['DATABASE_POOL', '4'],
];
test.each(BAD)('production with %s set to %j does not start and says why in one sentence', (name, value) => {
  const naming = faultsOf({ ...PRODUCTION, [name]: value }).filter((fault) => fault.startsWith(name));
  expect(naming).toHaveLength(1);
  expect(naming[0]).toMatch(/\.$/);
  expect(naming[0]).not.toMatch(/\n/);
});

test.each(Object.keys(TWILIO))('production with Twilio and without %s does not start and says why', (name) => {
  expect(faultsOf({ ...PRODUCTION, ...TWILIO })).toEqual([]);
  const faults = faultsOf({ ...PRODUCTION, ...TWILIO, [name]: undefined });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(name);
});

const VERSIONS = Object.entries(PHONEPE).flatMap(([version, all]) => Object.keys(all).map((name) => [version, name]));
test.each(VERSIONS)('production with PhonePe %s and without %s does not start and says why', (version, name) => {
  const whole = { ...PRODUCTION, PHONEPE_VERSION: version, ...PHONEPE[version as 'v1' | 'v2'] };
  expect(faultsOf(whole)).toEqual([]);
  expect(faultsOf({ ...whole, [name as string]: undefined })).toEqual([`${name} must be set for PhonePe ${version}.`]);
});

test('production where nobody can pay does not start', () => {
  const nobody = Object.fromEntries(Object.entries(PRODUCTION).filter(([name]) => !name.startsWith('JUSPAY_')));
  expect(faultsOf(nobody)).toEqual([expect.stringMatching(/so that members can pay\.$/)]);
  expect(faultsOf({ ...nobody, ...PHONEPE.v1 })).toEqual([]);
  expect(faultsOf({ ...nobody, ...PHONEPE.v1, CARD_PROVIDER: 'juspay' })).toHaveLength(5);
});

test('the ways to pay are those that are configured, and demo mode without any has its sandbox', () => {
  expect(readSettings(demo).payments).toBeUndefined();
  const { payments } = readSettings({ ...PRODUCTION, ...PHONEPE.v1, CARD_PROVIDER: 'juspay' } as NodeJS.ProcessEnv);
  expect(payments).toMatchObject({
    phonepe: { version: 'v1', callbackUrl: 'https://plyhaat.example/api/payments/phonepay/callback' },
    juspay: { address: 'https://api.juspay.in' },
    card: 'page',
  });
});

test('invoices of the demo come from a company that cannot exist, those of production from its own', () => {
  expect(readSettings(demo).company).toMatchObject({ gstin: '27AAKCP0000N1ZI', stateCode: '27', sac: '998365' });
  const { company } = readSettings({ ...PRODUCTION, COMPANY_GSTIN: '24aaff t5055k1z0' } as NodeJS.ProcessEnv);
  expect(company).toMatchObject({ gstin: '24AAFFT5055K1Z0', stateCode: '24' });
});

test('demo makes a pair of push keys once, production brings its own or offers no push', () => {
  const own = readSettings(demo).push;
  expect(own?.publicKey).toMatch(/^B[\w-]{86}$/);
  expect(readSettings(demo).push).toEqual(own);
  expect(own?.hosts).toContain('fcm.googleapis.com');
  expect(readSettings(PRODUCTION as NodeJS.ProcessEnv).push).toBeUndefined();
  const keys = { PUSH_PUBLIC_KEY: own?.publicKey, PUSH_PRIVATE_KEY: own?.privateKey };
  const { push } = readSettings({ ...PRODUCTION, ...keys, PUSH_HOSTS: '.push.example' } as NodeJS.ProcessEnv);
  expect(push).toMatchObject({ subject: 'https://plyhaat.example', hosts: ['.push.example'], allowLoopback: false });
  expect(faultsOf({ ...PRODUCTION, ...keys, PUSH_PRIVATE_KEY: undefined })).toHaveLength(1);
  expect(faultsOf({ ...PRODUCTION, ...keys, PUSH_PRIVATE_KEY: 'x'.repeat(43) })).toHaveLength(1);
  for (const hosts of ['localhost', 'https://push.example', '*.push.example'])
    expect(faultsOf({ ...PRODUCTION, PUSH_HOSTS: hosts }), hosts).toHaveLength(1);
});

test('production objects to nothing that is set right', () => {
  expect(faultsOf(PRODUCTION)).toEqual([]);
  expect(readSettings(PRODUCTION as NodeJS.ProcessEnv)).toMatchObject({
    demo: false,
    sms: { provider: 'msg91', address: 'https://control.msg91.com' },
    mail: { from: 'Plyhaat <post@plyhaat.example>' },
  });
});

test('an unknown mode does not start', () => {
  expect(faultsOf({ ...demo, APP_ENV: 'staging' })).toHaveLength(1);
});
