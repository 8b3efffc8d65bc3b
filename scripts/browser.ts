import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { run } from './steps.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const works = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const candidates = process.env.CHROMIUM ? [process.env.CHROMIUM] : [...inPath, ...ELSEWHERE];
  return candidates.find((program) => fs.existsSync(program) && works(program));
}

const INSTALL = ['install', '-y', '--no-install-recommends', 'chromium'];

/** The browser the journeys run in: the one that is there, or Debian's, installed where we may. */
export async function requireBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) return found;
  if (process.env.CHROMIUM) throw new Error(`CHROMIUM names ${process.env.CHROMIUM}, which does not run.`);
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get'))
    throw new Error(
      `No Chromium was found. Install one (on Debian: sudo apt-get ${INSTALL.join(' ')}) or name one: CHROMIUM=/path npm test`,
    );
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], quiet);
  const { output } = await run('apt-get', INSTALL, quiet);
  const installed = findBrowser();
  if (!installed) throw new Error(`apt-get ${INSTALL.join(' ')} did not bring a browser:\n${output}`);
  return installed;
}
