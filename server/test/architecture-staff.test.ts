import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importsIn, target } from './walls.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
const contract = read('contract/src/**/*.ts');
const modules = read('server/src/modules/**/*.ts');

const ENDPOINT = /export const (\w+) = endpoint\(\{\s*method: '\w+',\s*path: '([^']+)'/g;
const endpoints = contract.flatMap(({ file, text }) =>
  [...text.matchAll(ENDPOINT)].map(([, name = '', address = '']) => ({ file, name, address })),
);
const ofStaff = endpoints.filter(({ address }) => address.startsWith('/admin/'));

/** What looks across all domains: the frame of the console, its review queue, its downloads and the site itself. */
const FRAME =
  /^\/admin\/(overview|find|audit|review|review-figures|review-templates|exports|team|settings|system|dead-letters)(\/|$)/;

/** Routes outside the module whose things they are about, each with its reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'changeMemberByStaff is answered by sellers': 'it verifies businesses too, and identity may not call sellers',
};

test('the sweep sees the calls of staff, inside and outside the frame', () => {
  expect(ofStaff.filter(({ address }) => FRAME.test(address)).length).toBeGreaterThan(15);
  expect(ofStaff.filter(({ address }) => !FRAME.test(address)).length).toBeGreaterThan(50);
});

test('a call of staff is described in admin where it is part of the frame, else in the staff folder of its domain', () => {
  const strays = endpoints.filter(({ file, address }) => {
    const [, domain = '', folder] = /^contract\/src\/([^/]+)\/(?:([^/]+)\/)?[^/]+$/.exec(file) ?? [];
    if (FRAME.test(address)) return domain !== 'admin';
    return address.startsWith('/admin/') ? folder !== 'staff' : folder === 'staff' || domain === 'admin';
  });
  expect(strays.map(({ file, name }) => `${name} in ${file}`)).toEqual([]);
});

const ANSWERED = /route\(\s*app,\s*deps,\s*(\w+),/g;
const answered = Map.groupBy(
  modules.flatMap(({ file, text }) => [...text.matchAll(ANSWERED)].map(([, name = '']) => ({ file, name }))),
  ({ name }) => name,
);

test('a call of staff is answered in admin or in the staff folder of the domain that describes it', () => {
  const answers = ofStaff.map(({ file, name }) => {
    const [, domain = ''] = /^contract\/src\/([^/]+)\//.exec(file) ?? [];
    const routes = answered.get(name) ?? [];
    const home = domain === 'admin' ? 'server/src/modules/admin/' : `server/src/modules/${domain}/staff/`;
    return { name, isAtHome: routes.length === 1 && routes[0]?.file.startsWith(home), routes };
  });
  const strays = answers
    .filter(({ isAtHome }) => !isAtHome)
    .map(({ name, routes }) => {
      const module = /modules\/([^/]+)\/staff\//.exec(routes[0]?.file ?? '')?.[1];
      return `${name} is answered by ${module ?? routes.map(({ file }) => file).join(', ')}`;
    });
  expect(strays).toEqual(Object.keys(ELSEWHERE));
});

test('a list, a download or a decision of staff stands in the staff folder of its module', () => {
  const machinery = /^server\/src\/platform\/(lists\/|review\/decide\.ts$)/;
  const users = modules.filter(({ file, text }) =>
    importsIn(file, text).some((found) => machinery.test(target(found))),
  );
  expect(users.length).toBeGreaterThan(20);
  const strays = users.filter(({ file }) => !/^server\/src\/modules\/(admin|[^/]+\/staff)\//.test(file));
  expect(strays.map(({ file }) => file)).toEqual([]);
});

/** What in the frame reads the tables of domains, and why. */
const READS_ACROSS: Readonly<Record<string, string>> = {
  'assignments.sql.ts': 'who has taken a thing of the queue',
  'audit-subjects.sql.ts': 'what the subject of a row of the log is called',
  'audit.sql.ts': 'who acted',
  'ending.sql.ts': 'overview',
  'find.sql.ts': 'command box',
  'flows.sql.ts': 'overview',
  'levels.sql.ts': 'overview',
  'overview.sql.ts': 'overview',
  'owner-facts.sql.ts': 'what a decider should know of whose thing it is',
  'review.tables.ts': 'whose assignment it is',
  'settings.sql.ts': 'who changed a setting',
  'team.sql.ts': 'the staff themselves',
};

test('the frame reads the tables of a domain only to look across them all, and lists, edits and decides nothing of it', () => {
  const readers = modules
    .filter(({ file }) => file.startsWith('server/src/modules/admin/'))
    .filter(({ file, text }) =>
      importsIn(file, text)
        .map(target)
        .some((to) => to.endsWith('.tables.ts') && !/^server\/src\/(platform|modules\/admin)\//.test(to)),
    );
  expect(readers.map(({ file }) => path.basename(file)).sort()).toEqual(Object.keys(READS_ACROSS).sort());
});
