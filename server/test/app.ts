import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import { openPayments } from '#modules/billing/billing.ts';
import { openConversions } from '#modules/media/media.ts';
import { Catalogue } from '#modules/search/search.ts';
import { Cache } from '#platform/cache/cache.ts';
import { openDatabase } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { type Files, localFiles } from '#platform/files/files.ts';
import type { Identify, Member } from '#platform/http/access.ts';
import type { App } from '#platform/http/http.ts';
import { inTransaction } from '#platform/http/idempotency.ts';
import { registerListeners } from '#platform/jobs/events.ts';
import { settle, type Work } from '#platform/jobs/jobs.ts';
import { Languages } from '#platform/languages/languages.ts';
import { createLog } from '#platform/log.ts';
import { outboxMail, outboxSms } from '#platform/messages/outbox.ts';
import { SiteSettings } from '#platform/site-settings/site-settings.ts';
import { buildApp } from '../src/app.ts';
import { noPages, type Pages } from '../src/pages.ts';
import { readSettings, type Settings } from '../src/settings.ts';
import { work as productWork } from '../src/subscriptions.ts';
import { demoDatabase, freshDatabase } from './database.ts';

/** Who calls: any row with an id and a role will do. */
export type Caller = Pick<Member, 'id' | 'role'>;

/** How callers prove who they are. */
export type Authenticator = {
  readonly tokenFor: (caller: Caller, deps: Deps) => Promise<string>;
  readonly identify: (deps: Deps) => Identify;
};

/** Believes whatever a token says: for tests that are not about signing in. */
const trusting: Authenticator = {
  tokenFor: async ({ id, role }) => Buffer.from(JSON.stringify({ id, role, sessionId: id })).toString('base64url'),
  identify: () => async (token) => {
    try {
      return JSON.parse(Buffer.from(token, 'base64url').toString()) as Member;
    } catch {
      return null;
    }
  },
};

export type TestOptions = {
  /** Settings as the environment writes them. */
  readonly settings?: Record<string, string>;
  /** Settings no environment would give, such as production without its providers. */
  readonly override?: Partial<Settings>;
  /** Another test app whose database this one shares, as a second process would. */
  readonly beside?: { readonly databaseUrl: string };
  /** On a copy of the demo marketplace instead of an empty database. */
  readonly demo?: boolean;
  readonly authenticator?: Authenticator;
  readonly log?: Logger;
  /** Another store than a folder of this test's own. */
  readonly files?: Files;
  /** Other limits for reading others' files; all apps of a process share their workers otherwise. */
  readonly conversions?: Deps['conversions'];
  /** Providers of payment; none unless a test brings them. */
  readonly payments?: Deps['payments'];
  /** Languages besides English. */
  readonly languages?: Languages;
  /** Pages beside the API. */
  readonly pages?: Pages;
  /** Listeners and jobs instead of the product's own. */
  readonly work?: Work;
  /** Endpoints of the test's own, beside the product's. */
  readonly routes?: (app: App, deps: Deps) => void;
};

const QUIET = {
  APP_ENV: 'demo',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_PER_MINUTE: '0',
  OVERLOAD_DELAY_MS: '0',
  JWT_SECRET: 'a secret that only the tests know, long enough',
};

const conversions = openConversions();

function databaseFor({ beside, demo }: TestOptions) {
  if (beside) return { url: beside.databaseUrl, drop: async () => {} };
  return demo ? demoDatabase() : freshDatabase();
}

/** The real application on a database of its own, called without a socket. Close it when the file is done. */
export async function testApp(options: TestOptions = {}) {
  const database = await databaseFor(options);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plyhaat-files-'));
  const { db, pool, close: closePool } = openDatabase(database.url);
  // How long a visitor may wait is no measure for a machine that is busy with tests: theirs ends what hangs.
  Object.assign(pool.options, { statement_timeout: 0 });
  refuseSecondConnection(pool);
  const cache = new HeardCache();
  await cache.listen(pool);
  const authenticator = options.authenticator ?? trusting;
  const environment = { ...QUIET, DATA_DIR: folder, ...options.settings };
  const settings = { ...readSettings(environment), ...options.override };
  const deps: Deps = {
    db,
    pool,
    settings,
    site: new SiteSettings(db, cache),
    log: options.log ?? createLog(settings.logLevel),
    cache,
    catalogue: new Catalogue(pool.options),
    files: options.files ?? localFiles(path.join(folder, 'uploads')),
    conversions: options.conversions ?? conversions,
    sms: outboxSms(db),
    mail: outboxMail(db),
    payments: options.payments ?? openPayments({}),
    identify: (...asked) => authenticator.identify(deps)(...asked),
    languages: options.languages ?? new Languages({}),
    strict: true,
  };
  const app = await buildApp(deps, options.pages ?? noPages);
  options.routes?.(app, deps);
  const work = options.work ?? productWork;
  registerListeners(work.subscriptions);
  await app.ready();

  /** The headers of a caller. */
  const as = async (who?: Caller): Promise<Record<string, string>> =>
    who ? { authorization: `Bearer ${await authenticator.tokenFor(who, deps)}` } : {};

  return {
    app,
    db,
    deps,
    databaseUrl: database.url,
    as,
    ...callers(app, as, () => cache.hearAll(pool)),
    /** Delivers every event and job that waits. */
    async settle() {
      await settle(deps, work);
      await cache.hearAll(pool);
    },
    async close() {
      await app.close();
      cache.close();
      await deps.catalogue.close();
      await closePool();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** For a busy machine, and for a connection that was cut between the asking and the hearing. */
const PATIENCE_MS = 10_000;

/** A cache that can be waited for: a write is answered a moment before every process has heard what it changed. */
class HeardCache extends Cache {
  #fences = 0;
  readonly #awaited = new Map<string, () => void>();

  override forget(tags: readonly string[]): void {
    super.forget(tags);
    this.#awaited.get(tags[0] ?? '')?.();
  }

  /** Until every change committed so far is heard: PostgreSQL notifies in the order of commits. Not in an outage. */
  async hearAll(pool: pg.Pool): Promise<void> {
    const isListening = this.holds([], this.mark());
    if (!isListening) return;
    const fence = `fence ${process.pid} ${++this.#fences}`;
    const heard = new Promise<void>((resolve) => this.#awaited.set(fence, resolve));
    try {
      await pool.query({ text: 'select pg_notify($1, $2)', values: ['cache_drop', fence] });
      await Promise.race([heard, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
    } catch {
      // The database is away: nothing was committed that could be heard.
    } finally {
      this.#awaited.delete(fence);
    }
  }
}

/** A creating call works in its own transaction: on another connection its writes would commit by themselves. */
function refuseSecondConnection(pool: pg.Pool): void {
  for (const name of ['query', 'connect'] as const) {
    const usual = pool[name].bind(pool) as (...given: unknown[]) => unknown;
    const guarded = (...given: unknown[]) => {
      if (inTransaction.getStore()) throw new Error('a creating call must use the db that its handler is given');
      return usual(...given);
    };
    Object.assign(pool, { [name]: guarded });
  }
}

function callers(app: App, as: (who?: Caller) => Promise<Record<string, string>>, hearAll: () => Promise<void>) {
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    more: InjectOptions,
    who?: Caller,
  ) => {
    const headers = { ...(await as(who)), ...more.headers };
    const reply = await app.inject({ method, url: `/api${url}`, ...more, headers });
    if (method !== 'GET') await hearAll();
    return reply;
  };
  const withBody = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE') => (url: string, body?: object, who?: Caller) =>
    send(method, url, body ? { payload: body } : {}, who);
  return {
    send,
    get: (url: string, who?: Caller) => send('GET', url, {}, who),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
    delete: withBody('DELETE'),
  };
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;
