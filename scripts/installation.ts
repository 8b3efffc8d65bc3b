import fs from 'node:fs';
import path from 'node:path';
import { type Database, isReachable, openDatabase } from '../server/src/platform/db/db.ts';
import { startEmbeddedPostgres } from '../server/src/platform/db/embedded-postgres.ts';
import { migrateDatabase } from '../server/src/platform/db/migrate.ts';
import { OlderSchema, UnknownSchema } from '../server/src/platform/db/migrations.ts';
import { NoDatabase } from '../server/src/platform/db/postmaster.ts';
import { BadSettings, type readSettings } from '../server/src/settings.ts';

type Settings = Pick<ReturnType<typeof readSettings>, 'databaseUrl' | 'dataDir'>;

/** What whoever typed the command can mend, in one sentence. */
export class Complaint extends Error {}

/** Migrating takes a lock on one connection and works on another. */
const CONNECTIONS = 2;

async function openIfReachable(url: string): Promise<Database | undefined> {
  const database = openDatabase(url, CONNECTIONS);
  if (await isReachable(database.db)) return database;
  await database.close();
  return undefined;
}

async function openNamed(url: string): Promise<Database> {
  const database = await openIfReachable(url);
  if (database) return database;
  throw new Complaint(`The database at ${new URL(url).host} cannot be reached: check DATABASE_URL and that it runs.`);
}

/** Uses the database of a running service; without one it is started for this command. */
async function openEmbedded({ dataDir }: Settings): Promise<Database> {
  const note = path.join(dataDir, 'database.json');
  const running = fs.existsSync(note) && (await openIfReachable(JSON.parse(fs.readFileSync(note, 'utf8')).url));
  if (running) return running;
  const embedded = await startEmbeddedPostgres(path.join(dataDir, 'postgres'));
  const database = openDatabase(embedded.url, CONNECTIONS);
  const close = async () => {
    await database.close();
    await embedded.stop();
  };
  try {
    await migrateDatabase(database);
    return { ...database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The database of this installation, for a command beside the service. */
export const openInstallation = (settings: Settings): Promise<Database> =>
  settings.databaseUrl ? openNamed(settings.databaseUrl) : openEmbedded(settings);

const TOLD_IN_WORDS = [Complaint, NoDatabase, UnknownSchema, OlderSchema];

export function explainTrouble(error: unknown): string {
  if (error instanceof BadSettings) return error.faults.join('\n');
  if (TOLD_IN_WORDS.some((kind) => error instanceof kind)) return (error as Error).message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
