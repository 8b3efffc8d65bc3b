import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Release } from '../server/src/platform/system/release.ts';
import { buildWeb } from './build.ts';
import { archive, digestOf, requireArchivers } from './packaging/archive.ts';
import { install } from './packaging/installed.ts';
import { type Platform, platformOf } from './packaging/needed.ts';
import { stage } from './packaging/stage.ts';
import { root, say } from './steps.ts';

// npm run package [-- --platform linux-arm64] [--kind production|demo] [--into dist]: dist/plyhaat-<version>-<platform>.tar.xz and,
// with the demo marketplace and its database, dist/plyhaat-demo-<version>-<platform>.tar.xz.
const MEGABYTE = 1_000_000;
const LARGEST_MB = 120;
const KINDS = ['production', 'demo'] as const;

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr}`);
  return stdout.trim();
}

/** What differs from the commit is said, not hidden. */
const commitOf = () => `${git('rev-parse', 'HEAD')}${git('status', '--porcelain') ? '-changed' : ''}`;

function readPlan() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { platform: text, kind: text, into: text } });
  const name = values.platform ?? `${process.platform}-${process.arch}`;
  const platform = platformOf(name);
  if (!platform) throw new Error(`${name} is no platform to pack for: linux-x64 and linux-arm64 are.`);
  const kinds = KINDS.filter((kind) => !values.kind || kind === values.kind);
  if (kinds.length === 0) throw new Error(`--kind is ${KINDS.join(' or ')}.`);
  return { name, platform, kinds, into: path.resolve(root, values.into ?? 'dist') };
}

type Given = {
  readonly name: string;
  readonly platform: Platform;
  /** Where npm put the packages. */
  readonly packages: string;
  /** Where the archive goes. */
  readonly into: string;
};

async function pack(kind: Release['kind'], { name, platform, packages, into }: Given): Promise<void> {
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  const title = `plyhaat${kind === 'demo' ? '-demo' : ''}-${version}`;
  const folder = path.join(packages, 'staged', title);
  const { held, builtIn } = stage(folder, {
    release: { kind, version, commit: commitOf(), platform: name },
    platform,
    lock: JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')),
    tracked: git('ls-files', '--cached', '--others', '--exclude-standard').split('\n'),
    packages,
  });
  fs.mkdirSync(into, { recursive: true });
  const file = path.join(into, `${title}-${name}.tar.xz`);
  await archive(folder, file, Number(git('log', '-1', '--format=%ct')));
  const megabytes = fs.statSync(file).size / MEGABYTE;
  say(`${path.relative(root, file)}: ${megabytes.toFixed(1)} MB, ${held.length} packages, ${builtIn.length} built in`);
  say(`  sha256 ${await digestOf(file)}`);
  if (kind === 'production' && megabytes > LARGEST_MB) throw new Error(`It is larger than ${LARGEST_MB} MB.`);
}

async function packAll(): Promise<void> {
  const { kinds, ...plan } = readPlan();
  requireArchivers();
  await buildWeb();
  const packages = fs.mkdtempSync(path.join(os.tmpdir(), 'plyhaat-package-'));
  try {
    await install(packages, plan.platform);
    for (const kind of kinds) await pack(kind, { ...plan, packages });
  } finally {
    fs.rmSync(packages, { recursive: true, force: true });
  }
}

try {
  await packAll();
} catch (error) {
  say((error as Error).message);
  process.exitCode = 1;
}
