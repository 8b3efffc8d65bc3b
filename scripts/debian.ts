import fs from 'node:fs';
import path from 'node:path';
import { run } from './steps.ts';

/** Every file of one of these names in the folders of PATH. */
export const inPath = (...names: readonly string[]): string[] =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .filter((file) => fs.existsSync(file));

/** Installs Debian's packages where we may, and says how to where we may not. */
export async function installPackages(packages: readonly string[]): Promise<void> {
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  const missing = packages.join(' and ');
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get'))
    throw new Error(`The tests need ${missing}. On Debian: sudo apt-get ${install.join(' ')}`);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], quiet);
  const { code, output } = await run('apt-get', install, quiet);
  if (code !== 0) throw new Error(`apt-get ${install.join(' ')} failed:\n${output}`);
}
