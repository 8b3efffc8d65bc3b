import fs from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { enqueueFigures } from '#modules/admin/admin.ts';
import { openPayments, type PaymentSettings } from '#modules/billing/billing.ts';
import { makeIdentify } from '#modules/identity/identity.ts';
import { openConversions } from '#modules/media/media.ts';
import { Catalogue } from '#modules/search/search.ts';
import { Cache } from '#platform/cache/cache.ts';
import { type Database, isReachable, openDatabase } from '#platform/db/db.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts';
import { exclusively } from '#platform/db/exclusively.ts';
import { migrateDatabase } from '#platform/db/migrate.ts';
import { requireSchema } from '#platform/db/migrations.ts';
import { installationMarks } from '#platform/db/platform.tables.ts';
import type { Deps } from '#platform/deps.ts';
import { s3Files } from '#platform/files/files.s3.ts';
import { localFiles } from '#platform/files/files.ts';
import { sweepWorkroom } from '#platform/files/workroom.ts';
import { drain } from '#platform/http/draining.ts';
import { freeJobs } from '#platform/jobs/dead-workers.ts';
import { startWork } from '#platform/jobs/jobs.ts';
import { readLanguages } from '#platform/languages/catalogues.ts';
import { createLog } from '#platform/log.ts';
import { sendingSms } from '#platform/messages/sms.sending.ts';
import { SiteSettings } from '#platform/site-settings/site-settings.ts';
import { withinTime } from '#platform/within-time.ts';
import { runApart } from '#platform/workers/apart.ts';
import { buildApp } from './app.ts';
import type { Pages } from './pages.ts';
import { holdPort } from './port.ts';
import { loadReference } from './reference.ts';
import type { Settings } from './settings.ts';
import { work } from './subscriptions.ts';

/** A start that cannot go on, in one sentence for whoever typed the command. */
export class CannotStart extends Error {}

/** Tells each step as it begins and how long it took when it ends. */
export type Progress = <T>(step: string, work: () => Promise<T>) => Promise<T>;

/** How a start speaks to the operator, and how the operator ends it. */
export type Starting = {
  readonly progress: Progress;
  readonly say: (text: string) => void;
  readonly signal: AbortSignal;
};

export type Running = {
  readonly address: string;
  /** Host and port, which a proxy has to know where the address is its own. */
  readonly listening: string;
  /** Where demo mode's payments go, unless providers are configured. */
  readonly sandbox?: string | undefined;
  readonly stop: () => Promise<void>;
};

const DEMO_PICTURES = path.resolve(import.meta.dirname, '../seed/pictures');
const SEEDING = path.resolve(import.meta.dirname, '../seed/seed.program.ts');

async function openStore(
  settings: Settings,
  { progress, say, signal }: Starting,
): Promise<{ database: Database; embedded?: EmbeddedPostgres }> {
  if (settings.databaseUrl) {
    const database = openDatabase(settings.databaseUrl, settings.poolSize);
    if (await Promise.race([whenAborted(signal), isReachable(database.db)])) return { database };
    await database.close();
    const { host } = new URL(settings.databaseUrl);
    throw new CannotStart(`The database at ${host} cannot be reached: check DATABASE_URL and that the server runs.`);
  }
  const folder = path.join(settings.dataDir, 'postgres');
  const embedded = await progress('Starting the embedded database', () =>
    startEmbeddedPostgres(folder, { say, signal }),
  );
  // Other commands of this project (`npm run staff`) find the running database here.
  const note = JSON.stringify({ url: embedded.url, pid: process.pid });
  fs.writeFileSync(path.join(settings.dataDir, 'database.json'), note, { mode: 0o600 });
  return { database: openDatabase(embedded.url, settings.poolSize), embedded };
}

/**
 * Reference data and demo data are loaded by one process; another that starts beside it finds them there. Production
 * changes its schema by a command of its own: processes of two versions run side by side while it is upgraded, and the
 * older one leaves to the newer what it laid.
 */
async function prepare(settings: Settings, database: Database, starting: Starting): Promise<void> {
  const { progress, say } = starting;
  if (settings.demo) await progress('Bringing the schema up to date', () => migrateDatabase(database));
  else if ((await requireSchema(database.pool)).kind === 'newer')
    return say('The schema of this database is newer than this version: it runs beside it.');
  await exclusively(database, 'prepare', () => loadData(settings, database, starting));
}

async function loadData(settings: Settings, { db, pool }: Database, { progress, signal }: Starting): Promise<void> {
  const [demoMark] = await db.select().from(installationMarks).where(eq(installationMarks.name, 'demo'));
  if (demoMark && !settings.demo)
    throw new CannotStart('This database holds the demo marketplace: production needs one of its own.');
  await progress('Laying places, categories and plans', () => loadReference(db));
  if (!settings.demo) return;
  if (demoMark) {
    const { moveForward } = await import('#seed/forward.ts');
    return progress('Bringing the demo marketplace up to today', () => moveForward(db));
  }
  const env = { DATABASE_URL: pool.options.connectionString ?? '' };
  await progress('Seeding the demo marketplace', () => runApart(SEEDING, { args: process.argv.slice(2), env, signal }));
}

/** What sends. What only keeps is loaded in demo mode alone, whatever the settings say. */
async function openPost({ demo, sms, mail }: Settings, db: Database['db']): Promise<Pick<Deps, 'sms' | 'mail'>> {
  const smtp = mail && (await import('#platform/messages/mail.smtp.ts')).smtpMail(mail);
  if (sms && smtp) return { sms: sendingSms(sms), mail: smtp };
  if (!demo) throw new CannotStart('SMS_PROVIDER and MAIL_PROVIDER must name providers that send in production.');
  const { outboxMail, outboxSms } = await import('#platform/messages/outbox.ts');
  return { sms: sms ? sendingSms(sms) : outboxSms(db), mail: smtp ?? outboxMail(db) };
}

async function makeDeps(settings: Settings, { db, pool }: Database, payments: PaymentSettings): Promise<Deps> {
  const readyMade = settings.demo ? [{ prefix: 'demo/', folder: DEMO_PICTURES }] : [];
  const uploads = path.join(settings.dataDir, 'uploads');
  const cache = new Cache(settings.cacheMegabytes);
  return {
    db,
    pool,
    settings,
    site: new SiteSettings(db, cache),
    log: createLog(settings.logLevel),
    cache,
    catalogue: new Catalogue(pool.options),
    files: settings.s3 ? s3Files(settings.s3, uploads, readyMade) : localFiles(uploads, readyMade),
    conversions: openConversions(),
    ...(await openPost(settings, db)),
    payments: openPayments(payments),
    identify: makeIdentify(db, settings),
    languages: readLanguages(settings.languages),
    strict: false,
  };
}

/** Whoever answers lists is not ready before it holds the products. */
async function loadCatalogue({ catalogue }: Deps, say: Starting['say']): Promise<void> {
  const [began, before] = [performance.now(), process.memoryUsage().rss];
  await catalogue.follow();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const megabytes = Math.max(0, Math.round((process.memoryUsage().rss - before) / 2 ** 20));
  say(`Loading the catalogue … ${seconds} s (${catalogue.size.toLocaleString('en-IN')} products, ${megabytes} MB)`);
}

type Closing = (() => Promise<unknown>)[];

/** How long answers that are under way may take once we are asked to stop, and how long closing anything else. */
const LONGEST_DRAIN_MS = 7000;
const LONGEST_CLOSE_MS = 1000;

async function openAll(
  given: Settings,
  pages: Promise<Pages>,
  { database }: { database: Database },
  closing: Closing,
  starting: Starting,
) {
  const { say } = starting;
  closing.push(() => withinTime(LONGEST_CLOSE_MS, database.close()));
  const { settings, release } = await holdPort(given);
  closing.push(release);
  await prepare(settings, database, starting);
  const sandbox = await openSandbox(settings);
  if (sandbox) {
    closing.push(() => withinTime(LONGEST_CLOSE_MS, sandbox.close()));
    sandbox.learn(await (await import('#seed/payments.seed.ts')).earlierPayments(database.db));
  }
  const deps = await makeDeps(settings, database, settings.payments ?? sandbox?.settings ?? {});
  if (settings.demo) await (await import('#seed/processing.seed.ts')).storeUploads(deps.db, deps.files);
  await sweepWorkroom(deps.files.workroom, { isStarting: true });
  await deps.cache.listen(deps.pool);
  closing.push(async () => deps.cache.close());
  closing.push(() => withinTime(LONGEST_CLOSE_MS, deps.catalogue.close()));
  if (settings.role !== 'worker') await loadCatalogue(deps, say);
  closing.push(async () => deps.conversions.close());
  if (settings.role !== 'web') {
    // First, so that what is asked for below takes the place of a job that waits, not of one that a dead worker holds.
    await freeJobs(deps.pool);
    await enqueueFigures(deps.db);
    closing.push((await startWork(deps, work)).stop);
  }
  const app = await buildApp(deps, await pages);
  await release();
  await listen(app, settings);
  closing.push(async () => {
    await drain(app, settings.drainSeconds);
    await withinTime(LONGEST_DRAIN_MS, app.close());
  });
  const listening = `${settings.host}:${settings.port}`;
  return { address: settings.publicUrl, listening, sandbox: sandbox?.url };
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** Demo mode without providers pays at a sandbox, which production never loads. */
async function openSandbox({ demo, payments, phonepeVersion, dataDir, publicUrl }: Settings) {
  if (payments) return undefined;
  if (!demo) throw new CannotStart('A provider of payments must be configured in production.');
  const sandbox = await import('./sandbox/open.ts');
  return sandbox.openSandbox(dataDir, publicUrl, phonepeVersion);
}

/** Opens the database, prepares it, builds the app and listens; what it opened, `stop` closes in reverse. */
export async function start(settings: Settings, pages: Promise<Pages>, starting: Starting): Promise<Running> {
  const { say, signal } = starting;
  for (const warning of settings.warnings) say(warning);
  const store = await openStore(settings, starting);
  const { embedded } = store;
  const closing: Closing = embedded ? [embedded.stop] : [];
  const stop = async () => {
    // What cannot be closed must not keep the rest open, least of all our own database.
    while (closing.length > 0)
      await closing
        .pop()?.()
        .catch((error) => say(`Closing failed: ${error}`));
  };
  try {
    const open = openAll(settings, pages, store, closing, starting);
    return { ...(await Promise.race([whenAborted(signal), open])), stop };
  } catch (error) {
    // Nobody was served yet: work that is under way is not waited for, the database ends it.
    await (signal.aborted ? embedded?.stop() : stop());
    throw error;
  }
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new CannotStart(`Port ${port} is taken: stop the other program, or choose another with PORT=3001.`);
  }
}
