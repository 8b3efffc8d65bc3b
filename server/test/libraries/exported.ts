import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsIn } from '../walls.ts';

const root = path.resolve(import.meta.dirname, '../../..');

type Exports = string | null | readonly unknown[] | { readonly [name: string]: Exports };

/** Whether a map of exports names this subpath: itself or by a pattern, and not as closed. */
export function isExported(exports: Exports, subpath: string): boolean {
  if (typeof exports === 'string' || Array.isArray(exports)) return subpath === '.';
  const entries = Object.entries(exports ?? {});
  if (!entries.some(([name]) => name.startsWith('.'))) return subpath === '.';
  const fitting = entries.filter(([name]) => {
    const [start = '', end] = name.split('*');
    return end === undefined ? name === subpath : subpath.startsWith(start) && subpath.endsWith(end);
  });
  const closest = fitting.sort(([one], [other]) => other.length - one.length)[0];
  return closest !== undefined && closest[1] !== null;
}

/** Of packages without a map of exports: the files that their own pages tell people to import. */
const DOCUMENTED = [
  'axe-core/axe.min.js',
  'pdfjs-dist/legacy/build/pdf.mjs',
  'pdfjs-dist/build/pdf.min.mjs',
  'pdfjs-dist/build/pdf.worker.min.mjs',
];

const manifests = new Map<string, { readonly exports?: Exports } | undefined>();

/** The package as a file of this workspace would find it: there, else beside all workspaces. */
function manifestOf(workspace: string, name: string) {
  const key = `${workspace} ${name}`;
  if (manifests.has(key)) return manifests.get(key);
  const places = [workspace, ''].map((folder) => path.join(root, folder, 'node_modules', name, 'package.json'));
  const found = places.find((place) => existsSync(place));
  const manifest = found && JSON.parse(readFileSync(found, 'utf8'));
  manifests.set(key, manifest);
  return manifest;
}

function isClosed(file: string, specifier: string): boolean {
  const parts = specifier.split('/');
  const length = specifier.startsWith('@') ? 2 : 1;
  const subpath = ['.', ...parts.slice(length)].join('/');
  const manifest = manifestOf(file.split('/')[0] ?? '', parts.slice(0, length).join('/'));
  if (!manifest || subpath === '.' || DOCUMENTED.includes(specifier)) return false;
  return manifest.exports === undefined || !isExported(manifest.exports, subpath);
}

const isPackage = (specifier: string) => /^(?:@[\w.-]+\/)?[a-z][\w.-]*(?:\/|$)/.test(specifier);
const RESOLVED = /\bresolve\('([^'.#/][^']*\/[^']*)'/g;
/** Of a text or a pattern: a folder inside a package. */
const INSIDE =
  /(?:node_modules\/|(?<=['/]))((?:@[\w.-]+\/)?[a-z][\w.-]*\\?\/(?:dist|lib|src|build|esm|cjs)\\?\/[^'\s/]*)/g;

/** Files of packages that a file imports, resolves or names by their folders, and the package does not list. */
export function unlistedIn(file: string, text: string): string[] {
  const imported = importsIn(file, text).map(({ to }) => to);
  const resolved = [...text.matchAll(RESOLVED)].map(([, name = '']) => name);
  const named = [...text.matchAll(INSIDE)].map(([, name = '']) => name.replaceAll('\\', ''));
  return [...imported, ...resolved, ...named].filter(
    (name) => isPackage(name) && !name.startsWith('@plyhaat/') && isClosed(file, name),
  );
}
