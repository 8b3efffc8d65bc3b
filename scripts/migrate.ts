import { migrateDatabase } from '../server/src/platform/db/migrate.ts';
import { readSettings } from '../server/src/settings.ts';
import { explainTrouble, openInstallation } from './installation.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** The step of an upgrade that changes the database, while processes of the version before go on serving. */
async function migrate(): Promise<void> {
  const database = await openInstallation(readSettings());
  try {
    const applied = await migrateDatabase(database, { say, besideNewer: true });
    say(applied === 0 ? 'No migration waits.' : `Applied ${applied === 1 ? '1 migration' : `${applied} migrations`}.`);
  } finally {
    await database.close();
  }
}

try {
  await migrate();
} catch (error) {
  process.stderr.write(`${explainTrouble(error)}\n`);
  process.exitCode = 1;
}
