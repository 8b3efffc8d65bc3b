import { spawnSync } from 'node:child_process';
import os from 'node:os';

function commit(): string {
  const { stdout } = spawnSync('git', ['describe', '--always', '--dirty'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  return stdout?.trim() || 'unknown';
}

/** Begins to measure: `say` tells each step with its time, `circumstances` is what stands above the table. */
export function beginMeasuring() {
  const began = performance.now();
  const busy = os.loadavg()[0]?.toFixed(1);
  const seconds = () => ((performance.now() - began) / 1000).toFixed(0);
  return {
    say: (step: string) => void process.stderr.write(`[${seconds()} s] ${step}\n`),
    circumstances(sizes = ''): string {
      const machine = `${os.availableParallelism()} cores (${os.arch()}, load ${busy} beforehand)`;
      const parts = [`Commit ${commit()}`, sizes, machine, `Node ${process.version}`, `measured in ${seconds()} s.`];
      return parts.filter(Boolean).join(', ');
    },
  };
}
