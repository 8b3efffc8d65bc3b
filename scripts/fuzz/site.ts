import fs from 'node:fs';
import path from 'node:path';
import { startSite } from '../../bench/app.ts';
import { Cleanup } from '../../bench/cleanup.ts';
import { VOLUMES } from '../../server/seed/volumes.ts';
import { type Database, openDatabase } from '../../server/src/platform/db/db.ts';

export type Site = {
  readonly url: string;
  readonly pid: number;
  readonly database: Database;
  /** The stops of the server's event loop so far. */
  readonly stops: () => readonly { readonly until: number; readonly ms: number }[];
  readonly residentMegabytes: () => number;
  readonly close: () => Promise<void>;
};

export const JWT_SECRET = 'Zk4rT9wQ2mX7pL0vB5nH8cJ3sD6fG1yA';

/** A marketplace of its own with the demo's goods, in a process that is watched. */
export async function startFuzzedSite(): Promise<Site> {
  const cleanup = new Cleanup();
  const log = path.join(fs.mkdtempSync('/tmp/plyhaat-fuzz-'), 'loop.jsonl');
  fs.writeFileSync(log, '');
  cleanup.add(() => fs.rmSync(path.dirname(log), { recursive: true, force: true }));
  Object.assign(process.env, {
    NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'event-loop.mjs')}`,
    PLYHAAT_LOOP_LOG: log,
    // Every request has its own IP address, otherwise rate limits would answer instead of the product.
    TRUST_PROXY: '127.0.0.1',
    JWT_SECRET,
  });
  const site = await startSite(VOLUMES, cleanup);
  const { pid, stop } = await site.start();
  cleanup.add(stop);
  const { url: databaseUrl } = JSON.parse(fs.readFileSync(path.join(site.folder, 'data/database.json'), 'utf8'));
  const database = openDatabase(databaseUrl, 2);
  cleanup.add(database.close);
  return {
    url: site.url,
    pid,
    database,
    stops: () =>
      fs
        .readFileSync(log, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
        .filter((stop) => stop.pid === pid),
    residentMegabytes: () =>
      Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    close: () => cleanup.run(),
  };
}
