import { expect, test } from 'vitest';
import { type Suite, walkedTwice } from './journeys.ts';
import { ending, sum } from './steps.ts';

test('a journey that passed only at its second try is told in a line right before the last one', () => {
  const spec = (title: string, status: string) => ({ title, file: 'push.spec.ts', tests: [{ status }] });
  const report: Suite = {
    specs: [spec('a push is shown', 'expected')],
    suites: [{ specs: [spec('a member turns push on', 'flaky')] }],
  };
  const counts = sum([
    { passed: 3, failed: 0 },
    { passed: 2, failed: 0, secondTries: walkedTwice(report) },
  ]);
  expect(ending(counts)).toEqual([
    'passed at its second try: e2e/push.spec.ts: a member turns push on',
    '5 passed, 0 failed',
  ]);
});
