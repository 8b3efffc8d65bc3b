import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#platform/db/db.ts';
import { outboxMessages } from '#platform/db/platform.tables.ts';
import { freshDatabase } from './database.ts';
import { someRegistration } from './forms.ts';
import { type Run, readyAt, runProgram } from './program.ts';
import { type RequestSeen, someMailServer, someProvider } from './providers.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 180_000 });

const closing: (() => unknown)[] = [];
const dataDir = mkdtempSync(path.join(tmpdir(), 'plyhaat-production-'));
afterAll(async () => {
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
async function productionHouse(name: keyof typeof PROVIDERS) {
  const { env, answer } = PROVIDERS[name];
  let refusals = 0;
  const [sms, mail, database] = [
    await someProvider(() => (refusals-- > 0 ? { status: 503 } : answer)),
    await someMailServer(),
    await freshDatabase(),
  ];
  const { db, close } = openDatabase(database.url, 2);
  closing.push(database.drop, close, sms.close, mail.close);
  const run: Run = runProgram({
    ...env,
    APP_ENV: 'production',
    HOST: '127.0.0.1',
    DRAIN_SECONDS: '0',
    DATA_DIR: path.join(dataDir, name),
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
  const refuseNext = () => {
    refusals = 1;
  };
  /** The codes of the messages that follow on something. */
  const codesSentBy = async (asking: () => Promise<unknown>, count = 1): Promise<string[]> => {
    const before = sms.requests.length;
    await asking();
    await expect.poll(() => sms.requests.length).toBe(before + count);
    return sms.requests.slice(before).map((request) => PROVIDERS[name].codeIn(request));
  };
  /** What must not be told to whoever reads the log. */
  const secrets: string[] = [];
  return { visitor: () => someVisitor(port), db, run, mail, refuseNext, codesSentBy, secrets };
}

/** Somebody with a browser of their own. */
function someVisitor(port: number) {
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
  return call;
}

let houses: Record<keyof typeof PROVIDERS, Awaited<ReturnType<typeof productionHouse>>>;
beforeAll(async () => {
  const [msg91, twilio] = await Promise.all([productionHouse('msg91'), productionHouse('twilio')]);
  houses = { msg91, twilio };
});

test.each(['msg91', 'twilio'] as const)(
  'production starts, and a member signs in by the code that %s was asked to send',
  async (name) => {
    const { visitor, db, run, codesSentBy, secrets } = houses[name];
    const [call, phone] = [visitor(), '9812345678'];
    const [otp = ''] = await codesSentBy(async () => {
      const asked = await call('POST', '/users/sentOtp', { phone });
      expect([asked.status, asked.body.demoCode]).toEqual([200, undefined]);
    });
    const entered = await call('POST', '/users/app-login', { phone, otp });
    expect([entered.status, entered.body.data.phone]).toEqual([200, phone]);
    const own = await call('GET', `/users/getUserById/${entered.body.data._id}`, undefined, entered.body.token);
    expect([own.status, own.body.data.viewer]).toEqual([200, 'owner']);
    expect((await call('GET', `/dev/outbox?to=${phone}`)).status).toBe(404);
    expect(run.output()).toContain('PUBLIC_URL is https and TRUST_PROXY is not set');
    expect(await db.select().from(outboxMessages)).toEqual([]);
    secrets.push(otp, phone, entered.body.token);
  },
);

test('in production the sample numbers are numbers like any other, and a new vendor gets its letter', async () => {
  const { visitor, db, mail, codesSentBy } = houses.msg91;
  const call = visitor();
  await codesSentBy(async () =>
    expect((await call('POST', '/users/sentOtp', { phone: '9000000005' })).body.demoCode).toBeUndefined(),
  );
  const form = await someRegistration(db);
  const registered = await call('POST', '/users/register', form);
  expect(registered.status, JSON.stringify(registered.body)).toBe(200);
  const [otp = ''] = await codesSentBy(() => call('POST', '/users/sentOtp', { phone: form.mobileNo }));
  const entered = await call('POST', '/users/app-login', { phone: form.mobileNo, otp });
  expect([entered.status, entered.body.data.role]).toEqual([200, form.vendorType]);
  await expect.poll(() => mail.letters.length).toBe(1);
  expect(mail.letters[0]).toMatchObject({
    to: form.email,
    text: expect.stringContaining('https://shop.plyhaat.test/login'),
  });
});

test('a code that the provider did not take is sent again, and the log says so', async () => {
  const { visitor, run, refuseNext, codesSentBy, secrets } = houses.msg91;
  const [call, phone] = [visitor(), '9812345679'];
  refuseNext();
  const [first = '', second = ''] = await codesSentBy(() => call('POST', '/users/sentOtp', { phone }), 2);
  expect(second).toBe(first);
  expect((await call('POST', '/users/app-login', { phone, otp: second })).status).toBe(200);
  expect(run.output()).toContain('MSG91 did not take a message: 503');
  secrets.push(second, phone);
});

test.each([
  ['msg91', 5],
  ['twilio', 3],
] as const)('until it stops, production with %s logs no code, no number and no token', async (name, count) => {
  const { run, secrets } = houses[name];
  expect(await run.end('SIGTERM')).toBe(0);
  expect(secrets).toHaveLength(count);
  for (const secret of secrets) expect(run.output()).not.toContain(secret);
});
