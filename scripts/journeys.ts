import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { preferShell, requireBrowser } from './browser.ts';
import { buildWeb } from './build.ts';
import { requireFilmTools } from './film-tools.ts';
import { type Counts, NOTHING, root, runProgram, step } from './steps.ts';

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
async function journeys(args: readonly string[]): Promise<{ counts: Counts; output: string }> {
  fs.rmSync(REPORT, { force: true });
  const env = { CHROMIUM: browser, CHROMIUM_SHELL: shell, E2E_PORT: String(await freePort()), CI: '1', NO_COLOR: '1' };
  const { code, output } = await runProgram('playwright', ['test', ...args], env);
  if (!fs.existsSync(REPORT)) return { counts: { passed: 0, failed: 1 }, output };
  const { stats }: PlaywrightReport = JSON.parse(fs.readFileSync(REPORT, 'utf8'));
  const failed = stats.unexpected + stats.skipped;
  const broken = failed === 0 && (code !== 0 || stats.expected === 0);
  return { counts: { passed: stats.expected + stats.flaky, failed: broken ? 1 : failed }, output };
}

export const findPrograms = (): Promise<Counts> =>
  step('Finding browser and film tools', async () => {
    browser = await requireBrowser();
    shell = await preferShell(browser);
    await requireFilmTools();
    return { counts: NOTHING };
  });
export const build = (): Promise<Counts> =>
  step('Building the web app', async () => {
    await buildWeb();
    return { counts: NOTHING };
  });

/** Walks what Playwright is told to, if there is a browser and something to walk on. */
export const walk = async (name: string, built: Counts, args: readonly string[]): Promise<Counts> =>
  browser && built.failed === 0 ? await step(name, () => journeys(args)) : NOTHING;
