import { spawnSync } from 'node:child_process';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { Cleanup } from '../bench/cleanup.ts';
import { benchHome } from '../bench/home.ts';
import { tableOf, writeSection } from '../bench/report.ts';
import { installTools } from '../bench/tools.ts';
import { VOLUMES, volumesFrom } from '../server/seed/volumes.ts';
import { buildWeb } from './build.ts';

// npm run bench [name] [-- --products 100000] [--write]
const BENCHES = { home: benchHome };

const volumeOptions = Object.fromEntries(Object.keys(VOLUMES).map((name) => [name, { type: 'string' as const }]));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, ...volumeOptions },
});
const name = positionals[0] ?? 'home';
const bench = BENCHES[name as keyof typeof BENCHES];
if (!bench) {
  console.error(`There is no bench named ${name}: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}

const began = performance.now();
const busy = os.loadavg()[0]?.toFixed(1);
const seconds = () => ((performance.now() - began) / 1000).toFixed(0);
const say = (step: string) => process.stderr.write(`[${seconds()} s] ${step}\n`);

function commit(): string {
  const { stdout } = spawnSync('git', ['describe', '--always', '--dirty'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  return stdout?.trim() || 'unknown';
}

const cleanup = new Cleanup();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void cleanup.run().finally(() => process.exit(1)));

try {
  installTools();
  await buildWeb();
  const volumes = volumesFrom(process.argv);
  const figures = await bench(volumes, cleanup, say);
  const machine = `${os.availableParallelism()} cores (${os.arch()}, load ${busy} beforehand), Node ${process.version}`;
  const circumstances = `Commit ${commit()}, ${volumes.products} products, ${machine}, measured in ${seconds()} s.`;
  const table = tableOf(figures);
  console.log(`\n${circumstances}\n\n${table}\n`);
  if (values.write) writeSection(name, `${circumstances}\n\n${table}`);
} finally {
  await cleanup.run();
}
