import { expect, test } from 'vitest';
import { auditDependencies, type LockFile, lockFaults } from './audit.ts';

const lock = (packages: LockFile['packages']): LockFile => ({ lockfileVersion: 3, packages });
const good = { version: '1.2.3', integrity: 'sha512-abc', license: 'MIT' };

test('a locked package needs its version, a sha512 of its content, a licence that is allowed, and no address', () => {
  expect(lockFaults(lock({ 'node_modules/a': good, 'node_modules/own': { link: true } }))).toEqual([]);
  const faultsOf = (over: object) => lockFaults(lock({ 'node_modules/a': { ...good, ...over } }));
  expect(faultsOf({ integrity: 'sha1-abc' })).toEqual(['a has no sha512 of its content']);
  expect(faultsOf({ resolved: 'https://elsewhere.example/a.tgz' })).toHaveLength(1);
  expect(faultsOf({ license: 'AGPL-3.0' })).toEqual(['a is under AGPL-3.0, which nobody has allowed']);
  expect(faultsOf({ license: undefined })).toEqual(['a names no licence']);
  expect(faultsOf({ license: '(MIT OR GPL-2.0) AND ISC' })).toEqual([]);
  expect(faultsOf({ license: 'MIT AND GPL-2.0' })).toHaveLength(1);
});

test('our own packages ask for one version of each dependency', () => {
  expect(lockFaults(lock({ '': { dependencies: { a: '^1.0.0', b: '1.0.0', own: '*' } } }))).toEqual([
    'the root asks for a ^1.0.0, not for one version',
  ]);
});

test('the lock file of the product holds, and its bill of materials names everything in it', async () => {
  expect(await auditDependencies()).toEqual([]);
});
