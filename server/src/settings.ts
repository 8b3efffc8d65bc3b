import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { COMPLETE_LANGUAGES, isLanguage, type Language, SOURCE_LANGUAGE } from '@plyhaat/contract/core/languages';
import * as z from 'zod';
import { CompanyEnvironment, companyOf, productionCompanyFaults } from './settings.company.ts';
import { PaymentEnvironment, paymentFaults, paymentsOf, productionPaymentFaults } from './settings.payments.ts';
import { mailOf, ProviderEnvironment, productionProviderFaults, providerFaults, smsOf } from './settings.providers.ts';
import { productionProxyFaults, proxiesOf, proxyFaults } from './settings.proxies.ts';
import { newPushKeys, PushEnvironment, pushFaults, pushOf } from './settings.push.ts';
import { secretFaults } from './settings.secrets.ts';
import { productionWarnings } from './settings.warnings.ts';

const root = path.resolve(import.meta.dirname, '../..');

const number = (fallback: number) => z.coerce.number().int().min(0).default(fallback);
/** What is not complete can be looked at. English is always there, and first. */
const languages = z
  .string()
  .transform((names) => [...new Set([SOURCE_LANGUAGE, ...names.split(',').map((name) => name.trim())])])
  .refine((names) => names.every(isLanguage), 'must list languages of the product, such as en,hi')
  .transform((names): readonly Language[] => names.filter(isLanguage));
const Environment = z.object({
  APP_ENV: z.enum(['demo', 'production']).default('demo'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: number(10),
  DATA_DIR: z.string().min(1).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z.string().optional(),
  JWT_SECRET: z.string().optional(),
  OTP_PEPPER: z.string().optional(),
  JWT_SECRET_PREVIOUS: z.string().optional(),
  OTP_PEPPER_PREVIOUS: z.string().optional(),
  FACTOR_KEY: z.string().optional(),
  FACTOR_KEY_PREVIOUS: z.string().optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  ...ProviderEnvironment,
  ...PaymentEnvironment,
  ...CompanyEnvironment,
  ...PushEnvironment,
  RATE_LIMIT_PER_MINUTE: number(1200),
  OVERLOAD_DELAY_MS: number(1000),
  CACHE_MB: number(64),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).optional(),
  PLYHAAT_LANGUAGES: languages.default(COMPLETE_LANGUAGES),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  PATH: z.string().default(''),
  NOTIFY_SOCKET: z.string().optional(),
  FILES: z.enum(['disk', 's3']).default('disk'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('auto'),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
});

export type Settings = ReturnType<typeof readSettings>;

/** What is wrong with the settings, in words for whoever starts the service: one sentence a fault. */
export class BadSettings extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** A full disk says nothing about rights, and is told by whoever writes. */
const FULL = ['ENOSPC', 'EDQUOT'];

/** Everything this installation keeps is below this folder: who cannot write there learns it at once. */
function requireWritable(dataDir: string): void {
  const probe = path.join(dataDir, `.probe-${process.pid}`);
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.writeFileSync(probe, '');
    fs.rmSync(probe);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    if (FULL.includes(code)) return;
    throw new BadSettings([
      `DATA_DIR must be a folder that this user may create and write: ${dataDir} is not (${code}).`,
    ]);
  }
}

/** Demo secrets survive a restart, so that a second start does not sign everybody out. */
function storedSecret(dataDir: string, name: string, make = () => randomBytes(48).toString('base64url')): string {
  const file = path.join(dataDir, `${name}.secret`);
  if (!fs.existsSync(file)) fs.writeFileSync(file, make(), { mode: 0o600 });
  return fs.readFileSync(file, 'utf8');
}

const productionFaults = (env: z.output<typeof Environment>, names: readonly string[]): string[] => [
  ...(env.DATABASE_URL ? [] : ['DATABASE_URL must name a PostgreSQL server in production.']),
  ...(env.PUBLIC_URL ? [] : ['PUBLIC_URL must be the address people type in production.']),
  ...(env.PUBLIC_URL?.startsWith('http:') ? ['PUBLIC_URL must begin with https in production.'] : []),
  ...productionProxyFaults(env.TRUST_PROXY),
  ...secretFaults(env),
  ...productionProviderFaults(env),
  ...productionPaymentFaults(env),
  ...productionCompanyFaults(env),
  ...names.filter((name) => name.startsWith('OTP_DEV_')).map((name) => `${name} must not be set in production.`),
];

/** The store of files: S3 needs its endpoint, with the bucket as the last part of the path, and its keys. */
function storeFaults(env: z.output<typeof Environment>): string[] {
  if (env.FILES !== 's3') return [];
  const missing = (['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const).filter((name) => !env[name]);
  return missing.map((name) => `${name} must be set when FILES is s3.`);
}

/** Connections that are held all the time (changes of the cache, the queue, the worker's sign of life) and two to work with. */
const LEAST_CONNECTIONS = { web: 3, worker: 5, all: 5 };

function poolFaults({ DATABASE_POOL, ROLE }: z.output<typeof Environment>): string[] {
  const least = LEAST_CONNECTIONS[ROLE];
  return DATABASE_POOL < least ? [`DATABASE_POOL must be at least ${least} when ROLE is ${ROLE}.`] : [];
}

const storeOf = (env: z.output<typeof Environment>) =>
  env.FILES === 's3' && env.S3_ENDPOINT && env.S3_ACCESS_KEY && env.S3_SECRET_KEY
    ? { endpoint: env.S3_ENDPOINT, region: env.S3_REGION, accessKey: env.S3_ACCESS_KEY, secretKey: env.S3_SECRET_KEY }
    : undefined;

function parse(source: NodeJS.ProcessEnv): z.output<typeof Environment> {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(filled);
  if (!parsed.success)
    throw new BadSettings(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`));
  const faults = [
    ...poolFaults(parsed.data),
    ...storeFaults(parsed.data),
    ...proxyFaults(parsed.data.TRUST_PROXY),
    ...providerFaults(parsed.data),
    ...paymentFaults(parsed.data),
    ...pushFaults(parsed.data),
    ...(parsed.data.APP_ENV === 'production' ? productionFaults(parsed.data, Object.keys(source)) : []),
  ];
  if (faults.length > 0) throw new BadSettings(faults);
  return parsed.data;
}

/** The only reader of the environment. */
export function readSettings(source: NodeJS.ProcessEnv = process.env) {
  const env = parse(source);
  const demo = env.APP_ENV === 'demo';
  const host = env.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0');
  const dataDir = path.resolve(root, env.DATA_DIR ?? '.data');
  requireWritable(dataDir);
  const secret = env.JWT_SECRET ?? storedSecret(dataDir, 'jwt');
  const proxies = proxiesOf(env.TRUST_PROXY);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '');
  return {
    mode: env.APP_ENV,
    demo,
    /** What the operator should know and may leave as it is. */
    warnings: demo ? [] : productionWarnings(env),
    role: env.ROLE,
    port: env.PORT,
    host,
    databaseUrl: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL,
    dataDir,
    publicUrl,
    /** What pages are offered in. */
    languages: env.PLYHAAT_LANGUAGES,
    trustProxy: proxies.length > 0 && proxies,
    jwtSecret: new TextEncoder().encode(secret),
    /** While a secret is being replaced: what the old one signed is still believed. */
    jwtSecretBefore: env.JWT_SECRET_PREVIOUS ? new TextEncoder().encode(env.JWT_SECRET_PREVIOUS) : undefined,
    otpPepperBefore: env.OTP_PEPPER_PREVIOUS,
    otpPepper: env.OTP_PEPPER ?? createHash('sha256').update(`otp:${secret}`).digest('hex'),
    /** What encrypts the secrets of the staff's second factor. */
    factorKey: env.FACTOR_KEY ?? storedSecret(dataDir, 'factor'),
    factorKeyBefore: env.FACTOR_KEY_PREVIOUS,
    metricsToken: env.METRICS_TOKEN,
    requestsPerMinute: env.RATE_LIMIT_PER_MINUTE,
    overloadDelayMs: env.OVERLOAD_DELAY_MS,
    /** How long a process that was asked to stop goes on answering, so that a proxy finds the others. */
    drainSeconds: env.DRAIN_SECONDS ?? (demo ? 0 : 5),
    /** Memory for prepared replies to anonymous visitors; 0 prepares each anew. */
    cacheMegabytes: env.CACHE_MB,
    logLevel: env.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    /** Whether systemd waits to be told that we are ready. */
    supervised: env.NOTIFY_SOCKET !== undefined,
    /** Where programs of the machine are looked for. */
    toolPath: env.PATH,
    /** Who carries messages; none means that demo mode keeps them. */
    sms: smsOf(env),
    mail: mailOf(env),
    /** Who takes payments; none means demo mode's sandbox, which speaks this version of PhonePe. */
    payments: paymentsOf(env, publicUrl),
    phonepeVersion: env.PHONEPE_VERSION,
    company: companyOf(env, demo),
    /** Keys and services of web push; none means that it is not offered. */
    push: pushOf(env, publicUrl, () => (demo ? storedSecret(dataDir, 'push', newPushKeys) : undefined)),
    /** An S3-compatible store for files; none means this machine's disk. */
    s3: storeOf(env),
  };
}
