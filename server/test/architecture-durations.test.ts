import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const UNITS = 'contract/src/core/time-units.ts';
const DECLARED = /^\s*(?:export )?const ((?:SECOND|MINUTE|HOUR|DAY|WEEK)(?:_MS|_SECONDS|_MINUTES|_HOURS)?) = [\d(]/gm;
const declaredIn = (file: string) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(DECLARED)].map(([, name]) => `${file}: ${name}`);

test('how long a second, minute, hour, day and week is stands in one file, with the unit in each name', () => {
  expect(declaredIn(UNITS).length).toBeGreaterThan(0);
  const files = globSync('{contract/src,server/{src,test,seed},web/{src,test},e2e,scripts,bench}/**/*.{ts,tsx}', {
    cwd: root,
  }).map((file) => file.replaceAll(path.sep, '/'));
  expect(files.filter((file) => file !== UNITS).flatMap(declaredIn)).toEqual([]);
});
