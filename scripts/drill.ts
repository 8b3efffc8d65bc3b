import { parseArgs } from 'node:util';
import { Cleanup } from '../bench/cleanup.ts';
import { beginMeasuring } from '../bench/measuring.ts';
import { type Figure, tableOf, writeSection } from '../bench/report.ts';
import { drillRestart } from '../bench/restart.ts';
import { drillBucket, drillRestore } from '../bench/restore.ts';
import { drillUpgrade } from '../bench/upgrade.ts';

// npm run drill: back up under load, destroy, restore, compare
// npm run drill bucket: the same with the backups in a store that speaks S3
// npm run drill upgrade [-- --write]: three migrations of a table of a million rows under load
// npm run drill restart: two web processes and a worker behind Debian's nginx are replaced under load
type Drill = (cleanup: Cleanup, say: (step: string) => void) => Promise<Figure[]>;
const DRILLS: Readonly<Record<string, Drill>> = {
  restore: drillRestore,
  bucket: drillBucket,
  upgrade: drillUpgrade,
  restart: drillRestart,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const name = positionals[0] ?? 'restore';
const drill = DRILLS[name];
if (!drill) {
  console.error(`There is no drill named ${name}: ${Object.keys(DRILLS).join(', ')}.`);
  process.exit(1);
}

const { say, circumstances } = beginMeasuring();
const cleanup = new Cleanup();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void cleanup.run().finally(() => process.exit(1)));

try {
  const figures = await drill(cleanup, say);
  const section = `${circumstances()}\n\n${tableOf(figures)}`;
  console.log(`\n${section}\n`);
  if (values.write) writeSection(`drill ${name}`, section);
  if (figures.some(({ reached }) => reached === false)) process.exitCode = 1;
} finally {
  await cleanup.run();
}
