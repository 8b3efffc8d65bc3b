import fs from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '../server/test/scratch.ts';
import { preferShell, requireBrowser } from './browser.ts';
import { buildWeb } from './build.ts';
import { type Counts, NOTHING, root, runProgram, step } from './steps.ts';
import { requireVideoTools } from './video-tools.ts';

let browser = '';
let shell = '';

const REPORT = path.join(root, 'test-results/e2e.json');
export type Suite = {
  readonly suites?: readonly Suite[];
  readonly specs: readonly { title: string; file: string; tests: readonly { status: string }[] }[];
};
type PlaywrightReport = {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly suites: readonly Suite[];
};

/** The journeys that passed only when they were walked once more. */
export const walkedTwice = ({ suites = [], specs }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `e2e/${file}: ${title}`),
  ...suites.flatMap(walkedTwice),
];

/** Runs Playwright on a marketplace of its own, in memory where there is room: seeding writes for a while. */
async function playwright(args: readonly string[]) {
  const data = fs.mkdtempSync(path.join(scratchFolder(), 'plyhaat-journeys-'));
  const forget = () => fs.rmSync(data, { recursive: true, force: true });
  process.once('exit', forget);
  const env = { CHROMIUM: browser, CHROMIUM_SHELL: shell, CI: '1', NO_COLOR: '1', E2E_DATA_DIR: data };
  return runProgram('playwright', ['test', ...args], env).finally(forget);
}

/** The journeys, in a real browser against the built app. One that is skipped has failed. */
async function journeys(args: readonly string[]): Promise<{ counts: Counts; output: string }> {
  fs.rmSync(REPORT, { force: true });
  const { code, output } = await playwright(args);
  if (!fs.existsSync(REPORT)) return { counts: { passed: 0, failed: 1 }, output };
  const { stats, suites }: PlaywrightReport = JSON.parse(fs.readFileSync(REPORT, 'utf8'));
  const failed = stats.unexpected + stats.skipped;
  const broken = failed === 0 && (code !== 0 || stats.expected === 0);
  const secondTries = suites.flatMap(walkedTwice);
  return { counts: { passed: stats.expected + stats.flaky, failed: broken ? 1 : failed, secondTries }, output };
}

export const findPrograms = (): Promise<Counts> =>
  step('Finding browser and film tools', async () => {
    browser = await requireBrowser();
    shell = await preferShell(browser);
    await requireVideoTools();
    return { counts: NOTHING };
  });
export const build = (): Promise<Counts> =>
  step('Building the web app', async () => {
    await buildWeb();
    return { counts: NOTHING };
  });

/** Runs the given journeys if there are a browser and a build. */
export const walk = async (name: string, built: Counts, args: readonly string[]): Promise<Counts> =>
  browser && built.failed === 0 ? await step(name, () => journeys(args)) : NOTHING;
