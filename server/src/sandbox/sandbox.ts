import Fastify, { type FastifyInstance } from 'fastify';
import type { PaymentSettings } from '#modules/billing/billing.ts';
import { Bank } from './bank.ts';
import { juspayRoutes } from './juspay.routes.ts';
import { SANDBOX_KEYS } from './keys.ts';
import { Ledger } from './ledger.ts';
import { type Deliver, deliverByHttp } from './notices.ts';
import { pageRoutes } from './pages.routes.ts';
import { phonePeV1Routes } from './phonepe.v1.routes.ts';
import { phonePeV2Routes } from './phonepe.v2.routes.ts';

export type SandboxOptions = {
  /** Where PhonePe v2 and Juspay send their webhooks. */
  readonly shopUrl: string;
  /** Keeps orders between starts; none keeps them in memory. */
  readonly folder?: string;
  readonly port?: number;
  /** Another way for callbacks than HTTP. */
  readonly deliver?: Deliver;
};

export type Sandbox = {
  readonly url: string;
  readonly bank: Bank;
  /** What the adapters need to speak with it. */
  readonly settings: (version: 'v1' | 'v2') => Required<PaymentSettings>;
  readonly close: () => Promise<void>;
};

/** Bodies of its own: JSON, and the forms that browsers and OAuth send. */
function readForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** Pages of other sites, and names that were made to point here, do not reach the sandbox. */
function guard(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, method }, reply) => {
    const named = /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(headers.host ?? '');
    if (!named || (method !== 'GET' && headers['sec-fetch-site'] === 'cross-site')) return reply.code(403).send();
  });
}

/** The knobs that concern every call of a provider's API. */
function misbehave(scope: FastifyInstance, { knobs }: Bank): void {
  scope.addHook('preHandler', async (_request, reply) => {
    if (knobs.silent) return reply.hijack();
    if (knobs.broken) return reply.code(500).send({ success: false, code: 'SANDBOX_BROKEN' });
  });
  scope.addHook('onSend', async ({ method, raw }) => {
    if (knobs.lost && method === 'POST') raw.socket.destroy();
  });
}

/** The settings of adapters for a sandbox at an address. */
export const sandboxSettings = (url: string, shopUrl: string, version: 'v1' | 'v2'): Required<PaymentSettings> => {
  const { merchantId, saltKey, saltIndex, clientId, clientSecret, clientVersion } = SANDBOX_KEYS;
  const address = `${url}/phonepe`;
  return {
    phonepe:
      version === 'v1'
        ? { version, address, merchantId, saltKey, saltIndex, callbackUrl: `${shopUrl}/api/payments/phonepay/callback` }
        : {
            version,
            address,
            authAddress: address,
            clientId,
            clientSecret,
            clientVersion,
            hookUser: SANDBOX_KEYS.phonepeHookUser,
            hookPassword: SANDBOX_KEYS.phonepeHookPassword,
          },
    juspay: {
      address: `${url}/juspay`,
      merchantId,
      apiKey: SANDBOX_KEYS.apiKey,
      clientId: SANDBOX_KEYS.juspayClientId,
      hookUser: SANDBOX_KEYS.juspayHookUser,
      hookPassword: SANDBOX_KEYS.juspayHookPassword,
    },
    card: 'sample',
  };
};

/** PhonePe, Juspay and a bank on this machine, speaking their protocols. Loopback only. */
export async function startSandbox({ shopUrl, folder, port = 0, deliver }: SandboxOptions): Promise<Sandbox> {
  const stopping = new AbortController();
  const bank = new Bank(new Ledger(folder), deliver ?? deliverByHttp(stopping.signal));
  const app = Fastify({ logger: false, forceCloseConnections: true, bodyLimit: 64 * 1024 });
  let url = '';
  guard(app);
  readForms(app);
  await app.register(async (scope) => {
    misbehave(scope, bank);
    phonePeV1Routes(scope, bank, () => url);
    phonePeV2Routes(scope, bank, () => url, `${shopUrl}/api/payments/phonepay/callback`);
    juspayRoutes(scope, bank, () => url, `${shopUrl}/api/payments/justpay/webhook`);
  });
  pageRoutes(app, bank);
  app.get('/health', async () => ({ sandbox: 'plyhaat' }));
  url = await app.listen({ host: '127.0.0.1', port });
  return {
    url,
    bank,
    settings: (version) => sandboxSettings(url, shopUrl, version),
    close: async () => {
      stopping.abort();
      await app.close();
    },
  };
}
