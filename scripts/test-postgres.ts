import fs from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '../server/test/scratch.ts';
import { testsAtDatabase } from './at-database.ts';
import { requirePostgres, startCluster, VERSION } from './debian-postgres.ts';
import { readSources } from './dependents.ts';
import { finish, NOTHING, step, sum, vitest } from './steps.ts';
import { requireVideoTools } from './video-tools.ts';

// The server's tests that meet a database, on Debian's PostgreSQL.
const folder = fs.mkdtempSync(path.join(scratchFolder(), 'plyhaat-postgres-'));
let cluster: Awaited<ReturnType<typeof startCluster>> | undefined;
const started = await step(`Starting PostgreSQL ${VERSION}`, async () => {
  await requirePostgres();
  await requireVideoTools();
  cluster = await startCluster(folder);
  return { counts: NOTHING };
});
const tested = cluster
  ? await step('Running the server’s tests on it', () =>
      vitest(['--project', 'server', ...testsAtDatabase(readSources())], { TEST_DATABASE_URL: cluster?.url }),
    )
  : NOTHING;
await cluster?.stop();
fs.rmSync(folder, { recursive: true, force: true });
finish(sum([started, tested]));
