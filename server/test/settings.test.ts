import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SANDBOX_KEYS } from '../src/sandbox/keys.ts';
import { readSettings } from '../src/settings.ts';
import { faultsOf, PHONEPE, PRODUCTION as WHOLE } from './production-settings.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'plyhaat-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const demo = { DATA_DIR: folder };

const PRODUCTION = { ...WHOLE, ...demo };
const TWILIO = {
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: 'AC0123456789abcdef0123456789abcdef',
  TWILIO_API_KEY: 'SK01',
  TWILIO_API_SECRET: 'a key of its own',
  TWILIO_SENDER: 'MG01',
};

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
  ['PUBLIC_URL', 'http://plyhaat.example'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.1, ::/0'],
  ['TRUST_PROXY', '0.0.0.0/1,128.0.0.0/1'],
  ['TRUST_PROXY', '0.0.0.0/0.0.0.0'],
  ['TRUST_PROXY', '::ffff:0:0/96'],
  ['TRUST_PROXY', '2000::/3'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
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
  ['JWT_SECRET', 'swordfish'.repeat(4)],
  ['OTP_PEPPER', 'Swordfish1swordfish2SWORDFISH3-x7Qm'],
  ['FACTOR_KEY', 'k7Qm4Xz8Rb1Vn6Lc'.repeat(2)],
  ['JWT_SECRET_PREVIOUS', 'marketplace-marketplace-marketplace'],
  ['OTP_PEPPER', PRODUCTION.JWT_SECRET],
  ['OTP_DEV_CODE', '123456'],
  ['OTP_DEV_FIXED', ''],
  ['JUSPAY_API_KEY', undefined],
  ['JUSPAY_HOOK_USER', undefined],
  ['JUSPAY_HOOK_PASSWORD', 'short'],
  ['JUSPAY_URL', 'http://pay.example'],
  ['PHONEPE_URL', 'http://pay.example'],
  ['PHONEPE_VERSION', 'v3'],
  ['PHONEPE_MERCHANT_ID', 'PGTESTPAYUAT'],
  ['PHONEPE_SALT_KEY', '099eb0cd-02cf-4e2a-8aca-3e6c6aff0399'],
  ['PHONEPE_SALT_KEY', '96434309-7796-489d-8924-ab56988a6076'],
  ['JUSPAY_API_KEY', SANDBOX_KEYS.apiKey],
  ['JUSPAY_HOOK_PASSWORD', SANDBOX_KEYS.juspayHookPassword],
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
