import { globSync } from 'node:fs';
import path from 'node:path';
import { mailSubscription } from '@plyhaat/contract/billing/owned';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { expect, test } from 'vitest';
import { FIRST_SCREENS } from '../build-steps/chunks.ts';
import { CONTRACT_FILES } from '../build-steps/slim-endpoints.ts';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync(['contract/src/**/*.ts', 'web/src/features/**/*Screen.tsx'], { cwd: root }).map((file) =>
  file.replaceAll(path.sep, '/'),
);

test('every screen that strangers begin with is there', () => {
  expect(FIRST_SCREENS.filter((screen) => !files.includes(`web/src/features/${screen}.tsx`))).toEqual([]);
});

test('a screen that strangers see has its file’s name to itself, by which a page finds it', () => {
  const names = files
    .filter((file) => file.endsWith('Screen.tsx') && !/\/(?:staff|admin)\//.test(file))
    .map(path.parse);
  expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
});

test('every file of the contract is slimmed for the browser', () => {
  const contract = files.filter((file) => file.startsWith('contract/src/') && !file.includes('.test.'));
  expect(contract.length).toBeGreaterThan(50);
  expect(contract.filter((file) => !CONTRACT_FILES.test(file))).toEqual([]);
});

test('tests of screens see endpoints as the browser does: method, path and creates alone', () => {
  expect(Object.keys(readMember).sort()).toEqual(['method', 'path']);
});

test('an endpoint that spreads what it shares with others keeps its method', () => {
  expect(mailSubscription).toMatchObject({ method: 'GET', path: '/usersubscription/sendMailById/:id' });
});
