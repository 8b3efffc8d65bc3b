import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { preferShell, requireBrowser } from './browser.ts';
import { buildWeb } from './build.ts';
import { changedSelection, describe } from './changed.ts';
import { check, checkChanged } from './check.ts';
import { requireFilmTools } from './film-tools.ts';
import { type Counts, finish, NOTHING, root, runProgram, say, step, sum, vitest } from './steps.ts';

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });

let browser = '';
let shell = '';

const REPORT = path.join(root, 'test-results/e2e.json');
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

/**
 * The journeys, in a real browser against the built app. One that is skipped has failed; one that passes only at its
 * second try is named in the output.
 */
async function journeys(files: readonly string[]): Promise<{ counts: Counts; output: string }> {
  fs.rmSync(REPORT, { force: true });
  const env = { CHROMIUM: browser, CHROMIUM_SHELL: shell, E2E_PORT: String(await freePort()), CI: '1', NO_COLOR: '1' };
  const { code, output } = await runProgram('playwright', ['test', ...files], env);
  if (!fs.existsSync(REPORT)) return { counts: { passed: 0, failed: 1 }, output };
  const { stats }: PlaywrightReport = JSON.parse(fs.readFileSync(REPORT, 'utf8'));
  const failed = stats.unexpected + stats.skipped;
  const broken = failed === 0 && (code !== 0 || stats.expected === 0);
  return { counts: { passed: stats.expected + stats.flaky, failed: broken ? 1 : failed }, output };
}

const findPrograms = () =>
  step('Finding browser and film tools', async () => {
    browser = await requireBrowser();
    shell = await preferShell(browser);
    await requireFilmTools();
    return { counts: NOTHING };
  });
const build = () =>
  step('Building the web app', async () => {
    await buildWeb();
    return { counts: NOTHING };
  });
const walk = async (built: Counts, files: readonly string[] = []) =>
  browser && built.failed === 0 ? await step('Walking the journeys', () => journeys(files)) : NOTHING;

async function testAll(): Promise<Counts> {
  const found = await findPrograms();
  const [checked, built] = await Promise.all([check(), build()]);
  const tested = await step('Running the tests', () => vitest([]));
  return sum([found, checked, tested, built, await walk(built)]);
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
    return sum([built, await walk(built, journeys)]);
  };
  const tested = async () => (tests.length > 0 ? step('Running the tests', () => vitest(tests)) : NOTHING);
  return sum([found, ...(await Promise.all([checkChanged(files), tested(), walked()]))]);
}

finish(await (process.argv.includes('--changed') ? testChanged() : testAll()));
