import fs from 'node:fs';
import path from 'node:path';
import { root, say } from './steps.ts';

// npm run release -- 0.4.0: writes the version everywhere it stands. What runs reads it from package.json.
export const MANIFESTS = [
  'package.json',
  'contract/package.json',
  'server/package.json',
  'server/demo-media/package.json',
  'web/package.json',
  'bench/package.json',
];
export const LOCK_FILES = ['package-lock.json', 'bench/package-lock.json'];
const CHANGES = 'CHANGELOG.md';

const VERSION = /^\d+\.\d+\.\d+$/;
const UNRELEASED = '## Unreleased\n';

/** The first `"version"` of a manifest is its own. */
export const manifestAt = (version: string, manifest: string): string =>
  manifest.replace(/("version": ")[^"]*"/, `$1${version}"`);

/** A lock file names its own version twice, and that of each of our workspaces. */
export function lockFileAt(version: string, text: string): string {
  const lock = JSON.parse(text) as { version: string; packages: Record<string, { version?: string }> };
  lock.version = version;
  for (const [place, locked] of Object.entries(lock.packages))
    if (!place.includes('node_modules/') && locked.version) locked.version = version;
  return `${JSON.stringify(lock, null, 2)}\n`;
}

/** What is unreleased is put under the version: under a heading of its own, or with what is there of it. */
export function changesAt(version: string, text: string): string {
  const [before = '', rest = ''] = text.split(UNRELEASED);
  const heading = `## ${version}\n`;
  const [unreleased = '', ...others] = rest.split(/^(?=## )/m);
  const [next = '', ...older] = others;
  if (!next.startsWith(heading)) return [before, UNRELEASED, '\n', heading, unreleased, ...others].join('');
  const lines = [unreleased.trim(), next.slice(heading.length).trim()].filter(Boolean).join('\n');
  return [before, UNRELEASED, '\n', heading, '\n', `${lines}\n\n`, ...older].join('');
}

function write(file: string, change: (text: string) => string): void {
  const target = path.join(root, file);
  fs.writeFileSync(target, change(fs.readFileSync(target, 'utf8')));
}

function release(version = ''): void {
  if (!VERSION.test(version)) {
    say('Usage: npm run release -- <major.minor.patch>');
    process.exitCode = 1;
    return;
  }
  for (const file of MANIFESTS) write(file, (text) => manifestAt(version, text));
  for (const file of LOCK_FILES) write(file, (text) => lockFileAt(version, text));
  write(CHANGES, (text) => changesAt(version, text));
  say(`This is ${version} now: read the diff, commit it, then npm run package.`);
}

if (process.argv[1] === import.meta.filename) release(process.argv[2]);
