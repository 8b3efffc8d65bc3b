import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
/** Folders that hold no source of ours. */
const NOT_OURS = /(^|[\\/])(node_modules|\.[a-z][\w-]*|dist|test-results)$/;
const files = new Set(
  globSync('**/*.*', { cwd: root, exclude: (name) => NOT_OURS.test(name) }).map((file) =>
    file.replaceAll(path.sep, '/'),
  ),
);
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const matching = (pattern: RegExp) =>
  [...files].filter((file) => pattern.test(file)).map((file) => [file, textOf(file)] as const);

const pages = matching(/^docs\/product\/[a-z]+\.md$/);
const rules = pages.flatMap(([file, text]) =>
  [...text.matchAll(/^- \*\*(([A-Z]+)-\d+)\*\* \S/gm)].map(([, id = '', prefix = '']) => ({ file, id, prefix })),
);
const ids = new Set(rules.map(({ id }) => id));
/** Everything that may cite a rule; the change log tells of what was. */
const citing = matching(/^(?!CHANGELOG).*\.(tsx?|mjs|sql|css|md)$/).filter(
  ([file]) => !file.endsWith('architecture-rules.test.ts'),
);

test('every rule of the product has an id of its own, with the prefix of its page', () => {
  expect(rules.length).toBeGreaterThan(200);
  expect(rules.map(({ id }) => id).filter((id, at, all) => all.indexOf(id) !== at)).toEqual([]);
  for (const [file] of pages)
    expect(new Set(rules.filter((rule) => rule.file === file).map(({ prefix }) => prefix)).size, file).toBe(1);
});

test('every rule that is cited exists', () => {
  const cited = new RegExp(`\\b(?:${[...new Set(rules.map(({ prefix }) => prefix))].join('|')})-\\d+\\b`, 'g');
  const citations = citing.flatMap(([file, text]) => [...text.matchAll(cited)].map(([id]) => ({ file, id })));
  expect(citations.filter(({ file }) => !file.startsWith('docs/')).length).toBeGreaterThan(300);
  expect(citations.filter(({ id }) => !ids.has(id)).map(({ file, id }) => `${file}: ${id}`)).toEqual([]);
});

const oneQuote = (text: string) => text.replaceAll("\\'", "'").replaceAll('’', "'");
const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
/** `Call {name}?` is `Call ${target.name}?` in the code, and itself in a catalogue. */
const isIn = (code: string, text: string) =>
  text.includes('{')
    ? new RegExp(escaped(oneQuote(text)).replace(/\{\w+\}/g, String.raw`(?:\$\{[^}]*\}|\{\w+\})`)).test(code)
    : code.includes(oneQuote(text));

const CATALOGUES = ['locales/en/web.po', 'locales/en/console.po'];

/** Reading all of the code takes seconds on a busy machine. */
const READ_WITHIN_MS = 60_000;

test('every text that a rule quotes is in the code', { timeout: READ_WITHIN_MS }, () => {
  const code = oneQuote(
    matching(/^(contract|server|web)\/src\/.*\.tsx?$/)
      .filter(([file]) => !/\.(test|proof)\.tsx?$/.test(file))
      .map(([, text]) => text)
      .concat(CATALOGUES.map((file) => readFileSync(path.join(root, file), 'utf8')))
      .join('\n'),
  );
  const quoted = pages.flatMap(([file, text]) =>
    [...text.matchAll(/‘([^‘]*?)’(?![a-z])/g)].map(([, words = '']) => ({ file, words })),
  );
  expect(quoted.length).toBeGreaterThan(150);
  expect(quoted.filter(({ words }) => !isIn(code, words)).map(({ file, words }) => `${file}: ${words}`)).toEqual([]);
});

/** Papers that are not in the repository: nobody can look them up. */
const ELSEWHERE =
  /§|\b[Ss]pec(?:ification)? ?[1-9]|\b(?:the|our) spec\b|\b[Ss]pec(?:ification)?['’]s\b|\b(?:S[1-3]|SC|AP)-[A-Z]+-\d+|\b(?:API|SCREENS|DESIGN|DOMAIN|INTEGRATIONS|CHECKLIST|ARCHITECTURE)\.(?:md|tsv)\b|\(issue \d+\)|(?:\/\/|\*).*\bthe specification\b/g;

test('no comment and no title cites what is not in the repository', () => {
  const found = citing.flatMap(([file, text]) => [...text.matchAll(ELSEWHERE)].map(([words]) => `${file}: ${words}`));
  expect(found).toEqual([]);
});

const written = matching(/^(docs\/.*|(contract|server|web|e2e|scripts|bench)\/.*README|README|CONTRIBUTING)\.md$/);
const linkedIn = (text: string) => [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, to = '']) => to);

test('every file that a document links exists', () => {
  const links = written.flatMap(([file, text]) =>
    linkedIn(text).map((to) => ({ file, to: path.posix.join(path.posix.dirname(file), to) })),
  );
  expect(links.length).toBeGreaterThan(200);
  const isThere = (to: string) =>
    files.has(to) || [...files].some((file) => file.startsWith(`${to.replace(/\/$/, '')}/`));
  expect(links.filter(({ to }) => !isThere(to)).map(({ file, to }) => `${file}: ${to}`)).toEqual([]);
});

/** `reads.ts`, `platform/cache/reads.ts`: from any folder on. */
const namedIn = (text: string) =>
  [...text.matchAll(/`((?:[\w.@-]+\/)*[\w.-]+\.(?:tsx?|mjs|sql))`/g)].map(([, name = '']) => name);

test('every source that the architecture, a decision or a README names exists', () => {
  const names = written.flatMap(([file, text]) => namedIn(text).map((name) => ({ file, name })));
  expect(names.length).toBeGreaterThan(100);
  const ends = new Set([...files].flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(at).join('/'))));
  expect(names.filter(({ name }) => !ends.has(name)).map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test('README, package.json and decision 002 name the same oldest Node', () => {
  const [, needed] = /"node": ">=(\d+)"/.exec(textOf('package.json')) ?? [];
  expect(needed).toBeDefined();
  expect(textOf('README.md')).toContain(`Node ${needed} or newer`);
  expect(textOf('docs/decisions/002-pinned-runtime.md')).toContain(`any Node from ${needed} on`);
});
