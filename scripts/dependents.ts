import fs from 'node:fs';
import path from 'node:path';
import { root } from './steps.ts';
import { everythingIn, fileOf, nameOf, type Users } from './symbols.ts';

const SOURCES = [
  'contract/src',
  'server/src',
  'server/seed',
  'server/demo-media',
  'server/test',
  'web/src',
  'web/test',
  'scripts',
  'e2e',
];

export const isTest = (file: string): boolean => /\.(test|spec|proof)\.tsx?$/.test(file);

/** Every source file with its text, by its path from the root. */
export function readSources(): Map<string, string> {
  const files = SOURCES.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
  );
  return new Map(files.map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]));
}

/**
 * Where parts are put together everything depends on everything: the walk ends there. Routes and tabs are read by
 * `screens.ts`; the tests of a module or feature are found by its folder.
 */
const ASSEMBLY = [
  /^server\/(src\/[^/]+\.ts|seed\/.*|test\/.*)$/,
  /^web\/(src\/[^/]+|src\/shell\/.*|test\/.*)$/,
  /\.routes\.tsx?$/,
  /\/tabs\.ts$/,
];
const endsAt = (file: string) => isTest(file) || ASSEMBLY.some((pattern) => pattern.test(file));

/** The symbols that depend on these, these included. */
export function dependentsOf(changed: readonly string[], users: Users): Set<string> {
  const begun = new Set(changed.map(fileOf));
  const reached = new Set(changed);
  for (const one of reached) {
    if (endsAt(fileOf(one)) && !begun.has(fileOf(one))) continue;
    for (const user of users.get(one) ?? []) reached.add(user);
  }
  return reached;
}

export const symbolsOf = (files: readonly string[], sources: ReadonlyMap<string, string>): string[] =>
  files.flatMap((file) => everythingIn(file, sources.get(file) ?? ''));

/** What the web calls of the endpoints that these symbols of the server answer. */
export function callsTo(reached: ReadonlySet<string>, sources: ReadonlyMap<string, string>, users: Users): string[] {
  const routes = [...reached].filter((one) => /^server\/.*\.routes\.ts$/.test(fileOf(one)));
  // What a routes file uses outside its endpoints it uses for all of them.
  const answered = routes
    .flatMap((one) => (nameOf(one).startsWith('answers ') ? [one] : symbolsOf([fileOf(one)], sources)))
    .map((one) => nameOf(one).replace('answers ', ''));
  const endpoints = new Set(answered);
  return [...users]
    .filter(([used]) => used.startsWith('contract/') && endpoints.has(nameOf(used)))
    .flatMap(([, callers]) => [...callers].filter((caller) => caller.startsWith('web/src/')));
}

const PART = /^((contract\/src|server\/src\/modules|web\/src\/features)\/[^/]+|web\/src\/console)\//;

/** Tests that import what was reached, and those in the same folder, which test through the public interface. */
export function testsFor(reached: ReadonlySet<string>, sources: ReadonlyMap<string, string>): string[] {
  const files = new Set([...reached].map(fileOf));
  const parts = new Set([...files].filter((file) => !endsAt(file)).map((file) => PART.exec(file)?.[0]));
  return [...sources.keys()].filter(
    (file) => /\.test\.tsx?$/.test(file) && (files.has(file) || parts.has(PART.exec(file)?.[0] ?? '')),
  );
}
