import { setImmediate } from 'node:timers/promises';
import { deprecate } from 'node:util';
import { expect, test } from 'vitest';

test('a deprecated call is noticed, and would fail the test that makes it', async () => {
  deprecate(() => {}, 'no longer done')();
  await setImmediate();
  expect(globalThis.deprecations?.splice(0).map(({ message }) => message)).toEqual(['no longer done']);
});
