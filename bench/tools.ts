import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;
const modules = path.join(folder, 'node_modules');
const stamp = path.join(modules, '.bench-stamp');

export const AUTOCANNON = path.join(modules, 'autocannon/autocannon.js');
export const LIGHTHOUSE = path.join(modules, 'lighthouse/cli/index.js');
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Puts the measuring tools beside the benches, when they are not there yet or their lock file changed. */
export function installTools(): void {
  const wanted = createHash('sha256')
    .update(fs.readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return;
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The measuring tools could not be installed: is the npm registry reachable?');
  fs.writeFileSync(stamp, wanted);
}
