import fs from 'node:fs';
import path from 'node:path';
import { formatPhone, normalizePhone } from '@plyhaat/contract/core/phone';
import { STAFF_ROLES } from '@plyhaat/contract/core/roles';
import { appointStaff, resetFactor } from '../server/src/modules/identity/identity.ts';
import { type Database, isReachable, migrateDatabase, openDatabase } from '../server/src/platform/db/db.ts';
import { startEmbeddedPostgres } from '../server/src/platform/db/embedded-postgres.ts';
import { NoDatabase } from '../server/src/platform/db/postmaster.ts';
import { typed } from '../server/src/platform/system/release.ts';
import { BadSettings, readSettings } from '../server/src/settings.ts';

type Settings = ReturnType<typeof readSettings>;
type Store = Pick<Database, 'db' | 'close'>;

/** What whoever typed the command can mend, in one sentence. */
class Complaint extends Error {}

const NO_TABLE = '42P01';

const RESET = 'reset-factor';

function readOrder([phoneText = '', roleText = '']: readonly string[]) {
  const usage = `Usage: ${typed('staff', `<phone> ${STAFF_ROLES.join('|')}|${RESET}`)}`;
  if (!phoneText || !roleText) throw new Complaint(usage);
  const phone = normalizePhone(phoneText);
  if (!phone) throw new Complaint(`${phoneText} is not an Indian mobile number: ten digits that begin with 6 to 9.`);
  if (roleText === RESET) return { phone, role: null };
  const role = STAFF_ROLES.find((name) => name === roleText.toUpperCase());
  if (!role) throw new Complaint(`${roleText} is not a role of staff: it is one of ${STAFF_ROLES.join(', ')}.`);
  return { phone, role };
}

async function openIfReachable(url: string): Promise<Store | undefined> {
  const database = openDatabase(url, 1);
  if (await isReachable(database.db)) return database;
  await database.close();
  return undefined;
}

async function openNamed(url: string): Promise<Store> {
  const database = await openIfReachable(url);
  if (database) return database;
  throw new Complaint(`The database at ${new URL(url).host} cannot be reached: check DATABASE_URL and that it runs.`);
}

/** Uses the database of a running service; without one it is started for this command. */
async function openEmbedded({ dataDir }: Settings): Promise<Store> {
  const note = path.join(dataDir, 'database.json');
  const running = fs.existsSync(note) && (await openIfReachable(JSON.parse(fs.readFileSync(note, 'utf8')).url));
  if (running) return running;
  const embedded = await startEmbeddedPostgres(path.join(dataDir, 'postgres'));
  // Migrating takes a lock on one connection and works on another.
  const database = openDatabase(embedded.url, 2);
  const close = async () => {
    await database.close();
    await embedded.stop();
  };
  try {
    await migrateDatabase(database);
    return { db: database.db, close };
  } catch (error) {
    await close();
    throw error;
  }
}

type Role = ReturnType<typeof readOrder>['role'];

/** Returns what was done, in one sentence. */
async function carryOut(db: Store['db'], phone: string, role: Role): Promise<string> {
  const number = formatPhone(phone);
  if (role) {
    await appointStaff(db, phone, role);
    return `${number} is ${role} now and signs in with a code like everybody else.`;
  }
  if (!(await resetFactor(db, phone))) throw new Complaint(`${number} has no second factor.`);
  return `The second factor of ${number} is off: it is set up anew at the next sign-in to the console.`;
}

function explain(error: unknown): string {
  if (error instanceof BadSettings) return error.faults.join('\n');
  if (error instanceof Complaint || error instanceof NoDatabase) return error.message;
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
  if (cause?.code === NO_TABLE) return 'The database has no tables yet: start the service once, then try again.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  const { phone, role } = readOrder(process.argv.slice(2));
  const settings = readSettings();
  const store = settings.databaseUrl ? await openNamed(settings.databaseUrl) : await openEmbedded(settings);
  process.stdout.write(`${await carryOut(store.db, phone, role).finally(store.close)}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
