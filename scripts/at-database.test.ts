import { expect, test } from 'vitest';
import { testsAtDatabase } from './at-database.ts';
import { readSources } from './dependents.ts';

test('the second PostgreSQL is met by the tests that ask for a database, however far away, and by no others', () => {
  const sources = readSources();
  const tests = testsAtDatabase(sources);
  expect(tests).toContain('server/src/modules/search/quality.test.ts');
  expect(tests).toContain('server/test/killed.test.ts');
  expect(tests).not.toContain('server/test/settings.test.ts');
  expect(tests).not.toContain('server/test/interrupted.test.ts');
  // A test that reads the server's address without that module would be missed.
  const others = [...sources].filter(
    ([file, text]) => file.endsWith('.test.ts') && /inject\('(server|template)'\)/.test(text),
  );
  expect(others.map(([file]) => file).filter((file) => !tests.includes(file))).toEqual([]);
});
