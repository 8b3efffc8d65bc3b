import fs from 'node:fs';
import path from 'node:path';
import { root, run } from '../steps.ts';
import type { Platform } from './needed.ts';

const MANIFESTS = ['package.json', 'contract/package.json', 'server/package.json', 'web/package.json'];
const ASKED = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
const OURS = ['--workspace=@plyhaat/server', '--workspace=@plyhaat/contract', '--include-workspace-root'];

/** What the lock file names for a system, fetched and checked by npm into a folder of its own. Nothing of it is run. */
export async function install(folder: string, { os, cpu }: Platform): Promise<void> {
  for (const name of [...MANIFESTS, 'server/demo-media/package.json', 'package-lock.json']) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.copyFileSync(path.join(root, name), path.join(folder, name));
  }
  const system = [`--os=${os}`, `--cpu=${cpu}`, '--libc=glibc'];
  const { code, output } = await run('npm', [...ASKED, ...OURS, ...system, '--prefix', folder]);
  if (code !== 0) throw new Error(`npm ci failed: ${output.slice(-2000)}`);
}

const NOT_RUN = /\.(map|d\.[cm]?ts)$/;

/** A package without what it has for compilers and debuggers, and without those inside it. */
export function copyPackage(from: string, to: string): void {
  if (!fs.existsSync(from)) throw new Error(`npm did not fetch ${from}: is the registry reachable?`);
  const isKept = (file: string) => !NOT_RUN.test(file) && path.relative(from, file) !== 'node_modules';
  fs.cpSync(from, to, { recursive: true, filter: isKept, verbatimSymlinks: true });
}
