import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { requireBrowser } from './browser.ts';
import { buildWeb } from './build.ts';
import { check } from './check.ts';
import { type Counts, finish, NOTHING, root, runProgram, step, sum, vitest } from './steps.ts';

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const REPORT = path.join(root, 'test-results/e2e.json');
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

/** The journeys, in a real browser against the built app. One that is skipped or passes only at times has failed. */
async function journeys(browser: string): Promise<{ counts: Counts; output: string }> {
  fs.rmSync(REPORT, { force: true });
  const env = { CHROMIUM: browser, E2E_PORT: String(await freePort()), CI: '1', NO_COLOR: '1' };
  const { code, output } = await runProgram('playwright', ['test'], env);
  if (!fs.existsSync(REPORT)) return { counts: { passed: 0, failed: 1 }, output };
  const { stats }: PlaywrightReport = JSON.parse(fs.readFileSync(REPORT, 'utf8'));
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  const broken = failed === 0 && (code !== 0 || stats.expected === 0);
  return { counts: { passed: stats.expected, failed: broken ? 1 : failed }, output };
}

let browser = '';
const found = await step('Finding a browser', async () => {
  browser = await requireBrowser();
  return { counts: NOTHING };
});
const [checked, built] = await Promise.all([
  check(),
  step('Building the web app', async () => {
    await buildWeb();
    return { counts: NOTHING };
  }),
]);
const tested = await step('Running the tests', () => vitest([]));
const walked = browser && built.failed === 0 ? await step('Walking the journeys', () => journeys(browser)) : NOTHING;

finish(sum([found, checked, tested, built, walked]));
