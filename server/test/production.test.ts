import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '#platform/db/db.ts';
import { outboxMessages } from '#platform/db/platform.tables.ts';
import { freshDatabase } from './database.ts';
import { someRegistration } from './forms.ts';
import { type Run, readyAt, runProgram } from './program.ts';
import { type RequestSeen, someMailServer, someProvider } from './providers.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 180_000 });

const closing: (() => unknown)[] = [];
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'plyhaat-production-'));
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  rmSync(dataDir, { recursive: true, force: true });
});

const PROVIDERS = {
  msg91: {
    env: { SMS_PROVIDER: 'msg91', MSG91_AUTH_KEY: '412345Ab', MSG91_TEMPLATE_ID: '65f0c1' },
    answer: { body: { type: 'success', message: 'sent' } },
    codeIn: ({ body }: RequestSeen): string => JSON.parse(body).recipients[0].OTP,
  },
  twilio: {
    env: {
      SMS_PROVIDER: 'twilio',
      TWILIO_ACCOUNT_SID: `AC${'0a'.repeat(16)}`,
      TWILIO_API_KEY: 'SK01',
      TWILIO_API_SECRET: 'a key of its own',
      TWILIO_SENDER: 'MG01',
    },
    answer: { status: 201, body: { sid: 'SM01' } },
    codeIn: ({ body }: RequestSeen) => /^\d{6}/.exec(new URLSearchParams(body).get('Body') ?? '')?.[0] ?? '',
  },
};

/** The product with production's settings, its providers and its database on this machine. */
async function productionHouse(name: keyof typeof PROVIDERS, failing = 0) {
  const { env, answer } = PROVIDERS[name];
  let left = failing;
  const [sms, mail, database] = [
    await someProvider(() => (left-- > 0 ? { status: 503 } : answer)),
    await someMailServer(),
    await freshDatabase(),
  ];
  const { db, close } = openDatabase(database.url, 2);
  closing.push(database.drop, close, sms.close, mail.close);
  const run: Run = runProgram({
    ...env,
    APP_ENV: 'production',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PUBLIC_URL: 'https://shop.plyhaat.test',
    JWT_SECRET: 'Q7c0dZ1mX9pL4vB8nT2kW6yR3sJ5hG0f',
    OTP_PEPPER: 'f0Gh5Js3Rr6yWk2Tn8Bv4Lp9Xm1Zd0c7',
    FACTOR_KEY: 'w9Yt2Kd7Qm4Xz8Rb1Vn6Lc3Hp5Sj0Fg9',
    [name === 'msg91' ? 'MSG91_URL' : 'TWILIO_URL']: sms.url,
    MAIL_PROVIDER: 'smtp',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'Plyhaat <post@shop.plyhaat.test>',
    PHONEPE_MERCHANT_ID: 'PLYHAAT',
    PHONEPE_SALT_KEY: 'salt of PhonePe',
    COMPANY_NAME: 'Plyhaat Marketplace Private Limited',
    COMPANY_ADDRESS: 'Sharanpur Road, Nashik, Maharashtra 422002',
    COMPANY_GSTIN: '27AABCP1234Q1Z7',
    COMPANY_SAC: '998365',
    LOG_LEVEL: 'debug',
  });
  closing.push(() => run.end('SIGTERM'));
  const port = await readyAt(run);
  const cookies = new Map<string, string>();
  const call = async (method: string, url: string, body?: object, token?: string) => {
    const headers = {
      ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const reply = await fetch(`http://127.0.0.1:${port}/api${url}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return { status: reply.status, body: await reply.json() };
  };
  return { call, db, run, sms, mail };
}

test.each(['msg91', 'twilio'] as const)(
  'production starts, and a member signs in by the code that %s was asked to send',
  async (name) => {
    const { call, db, run, sms } = await productionHouse(name);
    const phone = '9812345678';
    const asked = await call('POST', '/users/sentOtp', { phone });
    expect([asked.status, asked.body.demoCode]).toEqual([200, undefined]);
    await expect.poll(() => sms.requests.length, { timeout: 20_000 }).toBe(1);
    const otp = PROVIDERS[name].codeIn(sms.requests[0] as RequestSeen);
    const entered = await call('POST', '/users/app-login', { phone, otp });
    expect([entered.status, entered.body.data.phone]).toEqual([200, phone]);
    const own = await call('GET', `/users/getUserById/${entered.body.data._id}`, undefined, entered.body.token);
    expect([own.status, own.body.data.viewer]).toEqual([200, 'owner']);
    expect((await call('GET', `/dev/outbox?to=${phone}`)).status).toBe(404);
    expect(run.said()).toContain('PUBLIC_URL is https and TRUST_PROXY is not set');
    expect(await db.select().from(outboxMessages)).toEqual([]);
    await run.end('SIGTERM');
    for (const secret of [otp, phone, entered.body.token]) expect(run.said()).not.toContain(secret);
  },
);

test('in production the sample numbers are numbers like any other, and a new vendor gets its letter', async () => {
  const { call, db, mail, sms } = await productionHouse('msg91');
  expect((await call('POST', '/users/sentOtp', { phone: '9000000005' })).body.demoCode).toBeUndefined();
  await expect.poll(() => sms.requests.length, { timeout: 20_000 }).toBe(1);
  const form = await someRegistration(db);
  const registered = await call('POST', '/users/register', form);
  expect(registered.status, JSON.stringify(registered.body)).toBe(200);
  await call('POST', '/users/sentOtp', { phone: form.mobileNo });
  await expect.poll(() => sms.requests.length, { timeout: 20_000 }).toBe(2);
  const otp = PROVIDERS.msg91.codeIn(sms.requests[1] as RequestSeen);
  const entered = await call('POST', '/users/app-login', { phone: form.mobileNo, otp });
  expect([entered.status, entered.body.data.role]).toEqual([200, form.vendorType]);
  await expect.poll(() => mail.letters.length, { timeout: 20_000 }).toBe(1);
  expect(mail.letters[0]).toMatchObject({
    to: form.email,
    text: expect.stringContaining('https://shop.plyhaat.test/login'),
  });
});

test('a code that the provider did not take is sent again, and the log says so without the number', async () => {
  const { call, run, sms } = await productionHouse('msg91', 1);
  const phone = '9812345679';
  await call('POST', '/users/sentOtp', { phone });
  await expect.poll(() => sms.requests.length, { timeout: 60_000 }).toBe(2);
  const [first, second] = sms.requests.map((one) => PROVIDERS.msg91.codeIn(one));
  expect(second).toBe(first);
  expect((await call('POST', '/users/app-login', { phone, otp: second })).status).toBe(200);
  await run.end('SIGTERM');
  expect(run.said()).toContain('MSG91 did not take a message: 503');
  for (const secret of [second, phone]) expect(run.said()).not.toContain(secret);
});
