import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { EXCEPTIONS, RETYPED } from './libraries/exceptions.ts';
import { isExported, unlistedIn } from './libraries/exported.ts';
import { hiddenIn } from './libraries/hidden.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** They name what they look for. */
const ITSELF = /^server\/test\/(libraries\/|architecture-libraries)/;
const files = globSync(
  [
    '*.ts',
    '{contract,server,web}/*.ts',
    'contract/src/**/*.ts',
    'server/{src,seed,demo-media,test}/**/*.{ts,mjs}',
    'web/{src,test,build-steps}/**/*.{ts,tsx}',
    '{scripts,e2e}/**/*.{ts,mjs}',
    'bench/*.ts',
    'bench/!(node_modules)/**/*.{ts,mjs}',
  ],
  { cwd: root, exclude: ['**/node_modules/**'] },
)
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !ITSELF.test(file));
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const usesIn = (file: string, text: string) => [...new Set([...hiddenIn(file, text), ...unlistedIn(file, text)])];

const listed = [
  ...EXCEPTIONS.flatMap(({ files, members }) => files.flatMap((file) => members.map((member) => [file, member]))),
  ...RETYPED,
].map(([file, member]) => `${file}: ${member}`);

test('nothing uses what a library does not publish, but for named exceptions, each of which is still one', () => {
  for (const room of ['contract/', 'server/src/', 'server/test/', 'web/src/', 'scripts/', 'bench/', 'e2e/'])
    expect(files.filter((file) => file.startsWith(room)).length, room).toBeGreaterThan(5);
  const found = files.flatMap((file) => usesIn(file, textOf(file)).map((member) => `${file}: ${member}`));
  expect(found.sort()).toEqual([...new Set(listed)].sort());
});

test('every exception has a test that fails when the library changes', () => {
  expect(EXCEPTIONS.filter(({ test }) => !existsSync(path.join(root, test)))).toEqual([]);
});

const hidden: readonly (readonly [text: string, member: string])[] = [
  ["import pg from 'pg';\nconst { stream } = (client as unknown as Inside).connection;", 'as Inside'],
  ['const session = (db as any).session;', 'as any'],
  ['const { session } = db as never as { session: object };', 'as { session: object }'],
  [
    "import { pool } from 'pg';\nconst { queue } = (await pool.connect()) as { queue: object };",
    'as { queue: object }',
  ],
  ['client._ending = true;', '_ending'],
  ["client['_ending'] = true;", '_ending'],
  ['const { _queryQueue: waiting } = client;', '_queryQueue'],
  ['const session = db._.session;', '_'],
  ['client.connection.stream.cork();', 'connection.stream'],
  ['sql`select 1 from graphile_worker._private_tasks`;', '_private_tasks'],
  ['// @ts-expect-error it is there\nclient.secret();', '@ts-expect-error'],
];
test.each(hidden)('%s reaches behind a library', (text, member) => {
  expect(usesIn('server/src/some.ts', text)).toContain(member);
});

const open: readonly string[] = [
  "import { listed } from './listed.ts';\nconst { _id } = listed as { _id: string };",
  'const left = (window as unknown as { left: string[] }).left;',
  'const name = z._default(z.string(), ``);',
  'const row = found as Row;',
];
test.each(open)('%s does not', (text) => {
  expect(usesIn('server/src/some.ts', text)).toEqual([]);
});

test('an import keeps to what its package lists', () => {
  const lines = ["import { sql } from 'drizzle-orm';", "import { run } from 'graphile-worker/dist/runner.js';"];
  expect(usesIn('server/src/some.ts', lines.join('\n'))).toEqual(['graphile-worker/dist/runner.js']);
  const exports = { '.': './a.js', './icons/*': './icons/*.js', './icons/own/*': null };
  const asked = ['.', './icons/bell', './icons/own/bell', './b.js'];
  expect(asked.filter((subpath) => isExported(exports, subpath))).toEqual(['.', './icons/bell']);
  expect(['.', './a.js'].filter((subpath) => isExported({ import: './a.js' }, subpath))).toEqual(['.']);
});
