import { expect, test } from 'vitest';
import { describe, selectFor } from './changed.ts';
import { readSources } from './dependents.ts';
import { routesOf, screensOf } from './screens.ts';
import { usersIn } from './symbols.ts';

const sources = readSources();
const users = usersIn(sources);
const fileNamed = (name: string) => [...sources.keys()].find((file) => file.endsWith(`/${name}`)) ?? name;
const selected = (...names: string[]) => selectFor(names.map(fileNamed), sources, users);

test('a change in a screen runs the tests of its feature and the journeys that open it, and no others', () => {
  const { core, tests, journeys } = selected('MyRequirementsScreen.tsx');
  expect(core).toBeUndefined();
  expect(tests).toContain(fileNamed('my-requirements.test.tsx'));
  expect(tests.every((file) => file.startsWith('web/'))).toBe(true);
  expect(tests.length).toBeLessThan(20);
  expect(journeys).toEqual(['e2e/requirements.spec.ts']);
});

test('a change in a part that a screen loads late runs the journeys of the screen', () => {
  expect(selected('reviews/ReviewDialog.tsx').journeys).toContain('e2e/product.spec.ts');
});

test('a change in what a feature adds to the shell runs the journeys about the shell', () => {
  const aboutShell = journeys.filter(([, text]) => screensOf(text).includes('shell')).map(([file]) => file);
  expect(aboutShell.length).toBeGreaterThan(2);
  for (const name of ['LoginModal.tsx', 'notifications/Bell.tsx', 'Suggestions.tsx'])
    expect(selected(name).journeys, name).toEqual(expect.arrayContaining(aboutShell));
});

test('a change in a module’s SQL runs the module’s tests and the journeys to the screens that read it', () => {
  const { tests, journeys } = selected('server/src/modules/requirements/own.sql.ts');
  expect(tests).toContain('server/src/modules/requirements/own.test.ts');
  expect(tests.length).toBeLessThan(20);
  expect(journeys).toContain('e2e/requirements.spec.ts');
  expect(journeys).not.toContain('e2e/selling.spec.ts');
});

test('a change in a journey runs it; a change in what journeys share runs those that use it', () => {
  expect(selected('e2e/search.spec.ts')).toEqual({ tests: [], journeys: ['e2e/search.spec.ts'] });
  expect(selected('e2e/callers.ts').journeys).toEqual(['e2e/calling.spec.ts', 'e2e/insights.spec.ts']);
});

test('a change in a test runs that test', () => {
  expect(selected('server/src/modules/requirements/own.test.ts').tests).toEqual([
    'server/src/modules/requirements/own.test.ts',
  ]);
});

test.each(['package-lock.json', 'vitest.config.ts', 'contract/src/core/money.ts', 'web/src/ui/Button.tsx'])(
  'a change in %s says that everything runs',
  (core) => {
    expect(selectFor([core], sources, users).core).toBe(core);
    expect(describe({ files: [core], core, tests: [], journeys: [] })).toMatch(/everything runs\.$/);
  },
);

const routes = routesOf(sources).map(({ address }) => address);
const journeys = [...sources].filter(([file]) => file.endsWith('.spec.ts'));

test.each(journeys)('%s is about screens that exist', (_file, text) => {
  expect(screensOf(text).filter((address) => !routes.includes(address))).toEqual([]);
});

/** Redirects, which server tests hold. */
const WITHOUT = ['/login', '/profile', '/profile/$part', '/admin', '/terms', '/privacy', '/supplier/$id', '/s/$id'];

test('every screen has a journey about it', () => {
  const about = journeys.flatMap(([, text]) => screensOf(text));
  const missing = routes.filter((address) => !about.includes(address) && !WITHOUT.includes(address));
  expect(missing).toEqual([]);
});
