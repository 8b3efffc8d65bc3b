import { parseArgs } from 'node:util';
import { readBackupSettings } from '../server/src/settings.backup.ts';
import { backUpEmbedded } from './backup/embedded.ts';
import { archiveSegment, backUpExternal } from './backup/external.ts';
import { Complaint, explainTrouble } from './installation.ts';

const USAGE = 'Usage: backup [--settings file] [--full] [pgbackrest-archive <segment>]';

/** Made by root, the files of a backup could not be written by PostgreSQL, which adds to them. */
function refuseRoot(): void {
  if (process.getuid?.() === 0)
    throw new Complaint('Back up as the user that PostgreSQL runs as: sudo -u postgres, with the same command.');
}

async function main(): Promise<string | undefined> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { settings: { type: 'string' }, full: { type: 'boolean', default: false } },
  });
  const settings = readBackupSettings(values.settings);
  const [word, segment] = positionals;
  // pgBackRest makes no backup unless PostgreSQL's archive_command has its name in it.
  if (word === 'pgbackrest-archive' && segment) {
    await archiveSegment(settings, segment);
    return undefined;
  }
  if (word) throw new Complaint(USAGE);
  const { databaseUrl } = settings;
  if (!databaseUrl) return backUpEmbedded(settings);
  refuseRoot();
  return backUpExternal(settings, databaseUrl, values.full);
}

try {
  const done = await main();
  if (done) process.stdout.write(`${done}\n`);
} catch (error) {
  process.stderr.write(`${explainTrouble(error)}\n`);
  process.exitCode = 1;
}
