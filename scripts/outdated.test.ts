import { expect, test } from 'vitest';
import { behindIn } from './outdated.ts';

const pinned = (wanted: string, latest: string, dependent = 'web') => ({ wanted, latest, dependent });

test('a dependency is behind when a newer stable version is out, in each workspace that asks for it', () => {
  expect(
    behindIn({
      a: pinned('1.9.0', '1.10.0'),
      b: [pinned('8.3.5', '8.3.8', 'root'), pinned('8.3.8', '8.3.8')],
      ahead: pinned('7.0.1', '6.9.1'),
      same: pinned('18.4.0-beta.17', '18.4.0-beta.17'),
    }),
  ).toEqual(['a 1.9.0 → 1.10.0 (web)', 'b 8.3.5 → 8.3.8 (root)']);
});

test('without a network it says that nothing is known', () => {
  expect(() => behindIn({ error: { code: 'ENOTFOUND', summary: 'request failed' } })).toThrow(
    'No answer from the package registry (ENOTFOUND): what is behind is not known.',
  );
});
