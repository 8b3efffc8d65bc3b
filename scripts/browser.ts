import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { inPath, installPackages } from './debian.ts';

const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const works = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

export function findBrowser(): string | undefined {
  const candidates = process.env.CHROMIUM ? [process.env.CHROMIUM] : [...inPath(...NAMES), ...ELSEWHERE];
  return candidates.find((program) => fs.existsSync(program) && works(program));
}

/** The browser the journeys run in: the one that is there, or Debian's, installed where we may. */
export async function requireBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) return found;
  if (process.env.CHROMIUM) throw new Error(`CHROMIUM names ${process.env.CHROMIUM}, which does not run.`);
  await installPackages(['chromium']);
  const installed = findBrowser();
  if (!installed) throw new Error('Debian’s chromium does not run. Name another browser: CHROMIUM=/path npm test');
  return installed;
}

/** The same Chromium without windows, which does the same with less work. Without it the browser does. */
export async function preferShell(browser: string): Promise<string> {
  if (process.env.CHROMIUM) return browser;
  const find = () => inPath(SHELL).find(works);
  return find() ?? (await installPackages([SHELL]).then(find, () => undefined)) ?? browser;
}
