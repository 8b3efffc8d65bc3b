import { globSync } from 'node:fs';
import path from 'node:path';
import { mailSubscription } from '@plyhaat/contract/billing/owned';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { expect, test } from 'vitest';
import { PATTERNS } from '../chunks.ts';
import { CONTRACT_FILES } from '../slim-endpoints.ts';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync(
  [
    'contract/src/**/*.ts',
    'web/src/**/*.{ts,tsx}',
    'node_modules/{react,react-dom,scheduler,zod,use-sync-external-store}/*.js*',
    'node_modules/@tanstack/*/package.json',
    'node_modules/lucide-react/dist/esm/{*.js,*.mjs,icons/chevron-left.*}',
  ],
  { cwd: root },
).map((file) => file.replaceAll(path.sep, '/'));

test.each(PATTERNS.map((pattern) => [String(pattern), pattern] as const))(
  'the bundle pattern %s fits a file',
  (_, pattern) => {
    expect(files.some((file) => pattern.test(file))).toBe(true);
  },
);

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
