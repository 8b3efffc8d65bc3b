import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { planId } from '../server/src/modules/billing/reference.sql.ts';
import { openSession } from '../server/src/modules/identity/identity.ts';
import { type Database, openDatabase } from '../server/src/platform/db/db.ts';
import { startEmbeddedPostgres } from '../server/src/platform/db/embedded-postgres.ts';
import { migrateDatabase } from '../server/src/platform/db/migrate.ts';
import { installationMarks } from '../server/src/platform/db/platform.tables.ts';
import { loadReference } from '../server/src/reference.ts';
import { SANDBOX_KEYS } from '../server/src/sandbox/keys.ts';
import type { SandboxNotice } from '../server/src/sandbox/notices.ts';
import { type Sandbox, startSandbox } from '../server/src/sandbox/sandbox.ts';
import { readSettings } from '../server/src/settings.ts';
import { someSeller } from '../server/test/builders.ts';
import { MACHINE } from '../server/test/program.ts';
import { freePort } from './app.ts';
import type { Cleanup } from './cleanup.ts';
import { type Line, openLine } from './money-line.ts';

const PROGRAM = path.resolve(import.meta.dirname, '../server/test/api-only.ts');

/** One process of the shop, with lines of its own to the database and to the providers. */
export type Till = {
  readonly url: string;
  readonly database: Line;
  readonly providers: Line;
  start(): Promise<void>;
  /** With SIGKILL; it is started again at once. */
  kill(): void;
  /** Until it lives again after a kill. */
  revived(): Promise<void>;
  /** On the same port, with no line between it and the database: a line takes processor time of its own. */
  goDirect(): Promise<void>;
  /** What PhonePe's pay call took, by the order's id. */
  readonly payCalls: Map<string, number>;
};

const providerSettings = (address: string) => ({
  PHONEPE_URL: `${address}/phonepe`,
  PHONEPE_MERCHANT_ID: SANDBOX_KEYS.merchantId,
  PHONEPE_SALT_KEY: SANDBOX_KEYS.saltKey,
  JUSPAY_URL: `${address}/juspay`,
  JUSPAY_MERCHANT_ID: SANDBOX_KEYS.merchantId,
  JUSPAY_API_KEY: SANDBOX_KEYS.apiKey,
  JUSPAY_CLIENT_ID: SANDBOX_KEYS.juspayClientId,
  JUSPAY_HOOK_USER: SANDBOX_KEYS.juspayHookUser,
  JUSPAY_HOOK_PASSWORD: SANDBOX_KEYS.juspayHookPassword,
});

export const PAY_CALL = 'POST /phonepe/pg/v1/pay';

/** The order that a pay call is about. */
function orderIn(request: string): string {
  const [, encoded = ''] = /"request":"([^"]+)"/.exec(request) ?? [];
  return /"merchantTransactionId":"([^"]+)"/.exec(Buffer.from(encoded, 'base64').toString())?.[1] ?? '';
}

type Common = { readonly databaseUrl: string; readonly sandbox: Sandbox; readonly env: Record<string, string> };

async function openTill({ databaseUrl, sandbox, env }: Common, cleanup: Cleanup): Promise<Till> {
  const direct = new URL(databaseUrl);
  const database = await openLine({ host: direct.hostname, port: Number(direct.port) });
  const payCalls = new Map<string, number>();
  const providers = await openLine(
    { host: '127.0.0.1', port: Number(new URL(sandbox.url).port) },
    { asks: PAY_CALL, took: (request, ms) => payCalls.set(orderIn(request), ms) },
  );
  const port = await freePort();
  const settings = {
    ...env,
    ...providerSettings(`http://127.0.0.1:${providers.port}`),
    PORT: String(port),
  };
  let child: ChildProcess | undefined;
  let databaseUrlInUse = Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${database.port}` }).href;
  let reviving = Promise.resolve();
  const till: Till = {
    url: `http://127.0.0.1:${port}/api`,
    database,
    providers,
    payCalls,
    async start() {
      child = spawn(process.execPath, [PROGRAM], {
        env: { ...MACHINE, ...settings, DATABASE_URL: databaseUrlInUse },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      for (;;) {
        if (child.exitCode !== null) throw new Error('a process of the shop did not start');
        const reply = await fetch(`${till.url}/health/ready`).catch(() => undefined);
        if (reply?.ok) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    kill() {
      child?.kill('SIGKILL');
      reviving = till.start();
    },
    revived: () => reviving,
    goDirect() {
      databaseUrlInUse = databaseUrl;
      till.kill();
      return reviving;
    },
  };
  cleanup.add(async () => {
    await reviving.catch(() => undefined);
    child?.kill('SIGKILL');
    database.close();
    providers.close();
  });
  await till.start();
  return till;
}

/** A shop of two processes on one database, and the sandbox as its providers. */
export async function openShop(cleanup: Cleanup, deliver: (notice: SandboxNotice) => Promise<void>) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'plyhaat-money-'));
  cleanup.add(() => fs.rm(folder, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'));
  cleanup.add(postgres.stop);
  const database: Database = openDatabase(postgres.url, 5);
  cleanup.add(database.close);
  await migrateDatabase(database);
  await loadReference(database.db);
  await database.db.insert(installationMarks).values({ name: 'demo', value: 'for a bench' });
  const sandbox = await startSandbox({ shopUrl: 'http://127.0.0.1:1', deliver });
  cleanup.add(sandbox.close);
  const env = {
    APP_ENV: 'demo',
    DATA_DIR: folder,
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'silent',
    JWT_SECRET: 'a secret that only this bench knows, long enough',
  };
  const common = { databaseUrl: postgres.url, sandbox, env };
  const tills = [await openTill(common, cleanup), await openTill(common, cleanup)] as const;
  const settings = readSettings(env);
  let members = 0;
  return {
    database,
    sandbox,
    tills,
    plan: planId({ family: 'Dealer', tier: 'start' }),
    /** A dealer with a session and an address of its own, so that limits stay on. */
    async newMember(): Promise<Record<string, string>> {
      const n = members++;
      const member = await someSeller(database.db, { role: 'DEALER', email: `money-${n}@ply.example` });
      const token = await openSession(database.db, settings, member, { device: 'a bench', address: '127.0.0.1' });
      return {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
      };
    },
  };
}
export type Shop = Awaited<ReturnType<typeof openShop>>;
