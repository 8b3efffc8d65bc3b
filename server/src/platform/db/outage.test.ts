import { expect, test } from 'vitest';
import { isOutage } from './outage.ts';

test.each(['timeout expired', 'timeout exceeded when trying to connect', 'Connection terminated unexpectedly'])(
  'a driver that says ‘%s’ tells of a database that cannot be reached',
  (message) => {
    expect(isOutage(new Error('Failed query', { cause: new Error(message) }))).toBe(true);
  },
);

test('a query that is wrong tells of no outage', () => {
  expect(isOutage(Object.assign(new Error('syntax error'), { code: '42601' }))).toBe(false);
});
