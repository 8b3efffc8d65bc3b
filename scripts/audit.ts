import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root, run } from './steps.ts';

export type Locked = {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
};
export type LockFile = { readonly lockfileVersion: number; readonly packages: Readonly<Record<string, Locked>> };

/** Licences that a closed product may be built with and, of what is copyleft, linked with or run unchanged. */
const LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  // Data alone: which browsers know what, for the compiler of messages. The product does not carry it.
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
]);

/** Packages that name no licence in the lock file; each was read in its own files. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  busboy: 'MIT',
  dicer: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
};

/** `A AND B` needs both, `A OR B` one of them. */
const isAllowed = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => LICENCES.has(one.trim())));

/** Under which licence a package says that it is. */
export const licenceOf = (place: string, { license }: Locked): string | undefined =>
  license ?? READ_BY_HAND[nameOf(place)];

export const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

function* faultsOf(place: string, locked: Locked): Generator<string> {
  const { version, resolved, integrity } = locked;
  const name = nameOf(place);
  if (!integrity?.startsWith('sha512-')) yield `${name} has no sha512 of its content`;
  if (resolved) yield `${name} names where it was fetched from; the reader's own registry decides`;
  if (!/^\d+\.\d+\.\d+/.test(version ?? '')) yield `${name} has no version`;
  const licence = licenceOf(place, locked);
  if (!licence) yield `${name} names no licence`;
  else if (!isAllowed(licence)) yield `${name} is under ${licence}, which nobody has allowed`;
}

/** What our own packages ask for must be one version each. */
function* looseIn(place: string, own: Locked): Generator<string> {
  const wanted = { ...own.dependencies, ...own.devDependencies, ...own.optionalDependencies };
  for (const [name, version] of Object.entries(wanted))
    if (!/^(\d|\*$)/.test(version)) yield `${place || 'the root'} asks for ${name} ${version}, not for one version`;
}

export function lockFaults({ lockfileVersion, packages }: LockFile): string[] {
  const entries = Object.entries(packages);
  return [
    ...(lockfileVersion === 3 ? [] : [`the lock file is of version ${lockfileVersion}`]),
    ...entries.flatMap(([place, locked]) =>
      place.includes('node_modules/') ? (locked.link ? [] : [...faultsOf(place, locked)]) : [...looseIn(place, locked)],
    ),
  ];
}

type Sbom = { readonly components: readonly { readonly name: string; readonly version: string }[] };

const CACHE = path.join(root, 'node_modules/.cache');
const SBOM = path.join(CACHE, 'sbom.cdx.json');
const MADE_FROM = path.join(CACHE, 'sbom.lock.sha256');

/** The list of everything the product is made of, kept where whoever ships it finds it. It is made of the lock file alone. */
async function writtenSbom(lockFile: string): Promise<string> {
  const hash = createHash('sha256').update(lockFile).digest('hex');
  const isCached = fs.existsSync(SBOM) && fs.existsSync(MADE_FROM) && fs.readFileSync(MADE_FROM, 'utf8') === hash;
  if (isCached) return fs.readFileSync(SBOM, 'utf8');
  const asked = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--loglevel', 'error'];
  const { code, output } = await run('npm', asked);
  if (code !== 0) throw new Error(`npm sbom failed: ${output.slice(0, 500)}`);
  const text = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  fs.mkdirSync(CACHE, { recursive: true });
  fs.writeFileSync(SBOM, text);
  fs.writeFileSync(MADE_FROM, hash);
  return text;
}

/** What the lock file names and the list does not. */
function sbomFaults({ packages }: LockFile, text: string): string[] {
  const { components } = JSON.parse(text) as Sbom;
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const locked = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);
  return locked
    .map(([place, { version }]) => `${nameOf(place)}@${version}`)
    .filter((name) => !listed.has(name))
    .map((name) => `${name} is not in the bill of materials`);
}

/** Integrity, licences and the bill of materials of every dependency. */
export async function auditDependencies(): Promise<string[]> {
  const lockFile = fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const lock: LockFile = JSON.parse(lockFile);
  return [...lockFaults(lock), ...sbomFaults(lock, await writtenSbom(lockFile))];
}
