import { changedSelection, describe } from './changed.ts';
import { check, checkChanged } from './check.ts';
import { build, findPrograms, walk } from './journeys.ts';
import { type Counts, finish, NOTHING, say, step, sum, vitest } from './steps.ts';

// The long-running tests are left to `npm run proof`.
const test = (files: readonly string[] = []) => step('Running the tests', () => vitest(['--project=!proof', ...files]));
const walkJourneys = (built: Counts, files: readonly string[] = []) =>
  walk('Walking the journeys', built, ['--project=shell', '--project=browser', ...files]);

async function testAll(): Promise<Counts> {
  const found = await findPrograms();
  const [checked, built] = await Promise.all([check(), build()]);
  const tested = await test();
  return sum([found, checked, tested, built, await walkJourneys(built)]);
}

/** What changed with what depends on it, all at once: the parts are small, and each waits for something. */
async function testChanged(): Promise<Counts> {
  const selection = await changedSelection();
  say(describe(selection));
  if (selection.core) return testAll();
  const { files, tests, journeys } = selection;
  const found = await findPrograms();
  const walked = async () => {
    if (journeys.length === 0) return NOTHING;
    const built = await build();
    return sum([built, await walkJourneys(built, journeys)]);
  };
  const tested = async () => (tests.length > 0 ? test(tests) : NOTHING);
  return sum([found, ...(await Promise.all([checkChanged(files), tested(), walked()]))]);
}

finish(await (process.argv.includes('--changed') ? testChanged() : testAll()));
