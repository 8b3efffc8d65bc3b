import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { changesAt, LOCK_FILES, lockFileAt, MANIFESTS, manifestAt } from './release.ts';
import { root } from './steps.ts';

const textOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const { version } = JSON.parse(textOf('package.json')) as { version: string };

test.each(MANIFESTS)('%s names the version of the product', (file) => {
  expect(manifestAt(version, textOf(file))).toBe(textOf(file));
});

test.each(LOCK_FILES)('%s names the version of the product', (file) => {
  expect(lockFileAt(version, textOf(file))).toBe(textOf(file));
});

test('a release changes the version of a manifest and of no dependency', () => {
  const manifest = '{\n  "version": "0.2.0",\n  "dependencies": { "version": "1.0.0" }\n}\n';
  expect(manifestAt('0.3.0', manifest)).toBe(manifest.replace('0.2.0', '0.3.0'));
  const lock = { version: '0.2.0', packages: { '': { version: '0.2.0' }, 'node_modules/a': { version: '0.2.0' } } };
  expect(JSON.parse(lockFileAt('0.3.0', JSON.stringify(lock)))).toEqual({
    version: '0.3.0',
    packages: { '': { version: '0.3.0' }, 'node_modules/a': { version: '0.2.0' } },
  });
});

test('a release puts what is unreleased under its version, and a second time adds what came since', () => {
  const before = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.2.0\n\n- Old.\n';
  const once = '# Changelog\n\n## Unreleased\n\n## 0.3.0\n\n- New.\n\n## 0.2.0\n\n- Old.\n';
  expect(changesAt('0.3.0', before)).toBe(once);
  const later = once.replace('## Unreleased\n', '## Unreleased\n\n- Newer.\n');
  expect(changesAt('0.3.0', later)).toBe(once.replace('- New.', '- Newer.\n- New.'));
});
