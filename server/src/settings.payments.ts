import * as z from 'zod';
import type { PaymentSettings } from '#modules/billing/billing.ts';

const address = z.url({ protocol: /^https?$/ });

/** Who takes payments. A provider is offered once all of its settings are there. */
export const PaymentEnvironment = {
  PHONEPE_VERSION: z.enum(['v1', 'v2']).default('v1'),
  PHONEPE_URL: address.optional(),
  PHONEPE_AUTH_URL: address.default('https://api.phonepe.com/apis/identity-manager'),
  PHONEPE_MERCHANT_ID: z.string().optional(),
  PHONEPE_SALT_KEY: z.string().optional(),
  PHONEPE_SALT_INDEX: z.string().regex(/^\d+$/, 'must be a number').default('1'),
  PHONEPE_CLIENT_ID: z.string().optional(),
  PHONEPE_CLIENT_SECRET: z.string().optional(),
  PHONEPE_CLIENT_VERSION: z.string().regex(/^\d+$/, 'must be a number').default('1'),
  PHONEPE_HOOK_USER: z
    .string()
    .regex(/^\w{5,20}$/, 'must be 5 to 20 letters, digits or _')
    .optional(),
  PHONEPE_HOOK_PASSWORD: z.string().min(8).max(20).optional(),
  JUSPAY_URL: address.default('https://api.juspay.in'),
  JUSPAY_MERCHANT_ID: z.string().optional(),
  JUSPAY_API_KEY: z.string().optional(),
  JUSPAY_CLIENT_ID: z.string().optional(),
  JUSPAY_HOOK_USER: z.string().optional(),
  JUSPAY_HOOK_PASSWORD: z.string().min(8).optional(),
  CARD_PROVIDER: z.enum(['juspay']).optional(),
};

const Environment = z.object(PaymentEnvironment);
type Environment = z.output<typeof Environment>;
type Name = keyof Environment;

const PHONEPE: Readonly<Record<Environment['PHONEPE_VERSION'], readonly Name[]>> = {
  v1: ['PHONEPE_MERCHANT_ID', 'PHONEPE_SALT_KEY'],
  v2: ['PHONEPE_CLIENT_ID', 'PHONEPE_CLIENT_SECRET', 'PHONEPE_HOOK_USER', 'PHONEPE_HOOK_PASSWORD'],
};
const JUSPAY: readonly Name[] = [
  'JUSPAY_MERCHANT_ID',
  'JUSPAY_API_KEY',
  'JUSPAY_CLIENT_ID',
  'JUSPAY_HOOK_USER',
  'JUSPAY_HOOK_PASSWORD',
];
const PHONEPE_URLS = { v1: 'https://api.phonepe.com/apis/hermes', v2: 'https://api.phonepe.com/apis/pg' };

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const isOpen = (url: string | undefined) => url?.startsWith('http:') && !LOCAL.test(new URL(url).hostname);

const someOf = (env: Environment, names: readonly Name[]) => names.some((name) => env[name]);
const missingOf = (env: Environment, names: readonly Name[], provider: string) =>
  names.filter((name) => !env[name]).map((name) => `${name} must be set for ${provider}.`);

/** A provider has some of its settings and not all, or would be called where anybody can listen. */
export function paymentFaults(env: Environment): string[] {
  const version = env.PHONEPE_VERSION;
  const urls = (['PHONEPE_URL', 'PHONEPE_AUTH_URL', 'JUSPAY_URL'] as const).filter((name) => isOpen(env[name]));
  return [
    ...(someOf(env, [...PHONEPE.v1, ...PHONEPE.v2]) ? missingOf(env, PHONEPE[version], `PhonePe ${version}`) : []),
    ...(someOf(env, JUSPAY) || env.CARD_PROVIDER ? missingOf(env, JUSPAY, 'Juspay') : []),
    ...urls.map((name) => `${name} must begin with https.`),
  ];
}

/** Test keys of PhonePe that stand in a thousand guides, and those of our own sandbox. */
const PUBLISHED =
  /^(PGTESTPAYUAT\d*|MERCHANTUAT|099eb0cd-02cf-4e2a-8aca-3e6c6aff0399|96434309-7796-489d-8924-ab56988a6076|sandbox([-_].*)?)$/i;

/** Members of a production can pay, in at least one way, and with keys that only the provider and we know. */
export function productionPaymentFaults(env: Environment): string[] {
  const all = [...PHONEPE.v1, ...PHONEPE.v2, ...JUSPAY];
  if (!someOf(env, all))
    return [
      'PHONEPE_MERCHANT_ID, PHONEPE_CLIENT_ID or JUSPAY_MERCHANT_ID must be set in production, so that members can pay.',
    ];
  return all
    .filter((name) => PUBLISHED.test(env[name] ?? ''))
    .map((name) => `${name} is a published sandbox key: production needs one of its own.`);
}

const bare = (url: string) => url.replace(/\/+$/, '');

function phonepeOf(env: Environment, publicUrl: string): PaymentSettings['phonepe'] {
  const version = env.PHONEPE_VERSION;
  if (!someOf(env, PHONEPE[version])) return undefined;
  const provider = bare(env.PHONEPE_URL ?? PHONEPE_URLS[version]);
  return version === 'v1'
    ? {
        version,
        address: provider,
        merchantId: env.PHONEPE_MERCHANT_ID ?? '',
        saltKey: env.PHONEPE_SALT_KEY ?? '',
        saltIndex: env.PHONEPE_SALT_INDEX,
        callbackUrl: `${publicUrl}/api/payments/phonepay/callback`,
      }
    : {
        version,
        address: provider,
        authAddress: bare(env.PHONEPE_AUTH_URL),
        clientId: env.PHONEPE_CLIENT_ID ?? '',
        clientSecret: env.PHONEPE_CLIENT_SECRET ?? '',
        clientVersion: env.PHONEPE_CLIENT_VERSION,
        hookUser: env.PHONEPE_HOOK_USER ?? '',
        hookPassword: env.PHONEPE_HOOK_PASSWORD ?? '',
      };
}

const juspayOf = (env: Environment): PaymentSettings['juspay'] =>
  someOf(env, JUSPAY)
    ? {
        address: bare(env.JUSPAY_URL),
        merchantId: env.JUSPAY_MERCHANT_ID ?? '',
        apiKey: env.JUSPAY_API_KEY ?? '',
        clientId: env.JUSPAY_CLIENT_ID ?? '',
        hookUser: env.JUSPAY_HOOK_USER ?? '',
        hookPassword: env.JUSPAY_HOOK_PASSWORD ?? '',
      }
    : undefined;

/** Absent where no provider is configured: demo mode then opens its sandbox. Faults were told before. */
export function paymentsOf(env: Environment, publicUrl: string): PaymentSettings | undefined {
  const [phonepe, juspay] = [phonepeOf(env, publicUrl), juspayOf(env)];
  if (!phonepe && !juspay) return undefined;
  return { ...(phonepe && { phonepe }), ...(juspay && { juspay }), ...(env.CARD_PROVIDER && { card: 'page' }) };
}
