import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const PROGRAM = path.join(import.meta.dirname, 'api-only.ts');
/** As `scripts/boot.mjs` starts it: names of modules are looked up once. */
export const QUICKLY = [
  '--import',
  pathToFileURL(path.join(import.meta.dirname, '../../scripts/module-paths.mjs')).href,
];

/**
 * What every program of the tests starts with: code that an earlier one compiled, patience on a busy machine, and none
 * with deprecated calls.
 */
export const MACHINE = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: path.join(import.meta.dirname, '../../node_modules/.cache/compiled'),
  OVERLOAD_DELAY_MS: '0',
  NODE_OPTIONS: '--throw-deprecation',
};

export type Run = {
  readonly child: ChildProcessWithoutNullStreams;
  readonly output: () => string;
  readonly exit: Promise<number | null>;
  readonly end: (signal: NodeJS.Signals) => Promise<unknown>;
};

/** Nobody listens there: ports below 1024 are given out by name alone, and this one to nobody. */
export const NOBODY = '127.0.0.1:2';

/** Starts the product as an operator would, with these settings and no others, on any free port. */
export function runProgram(env: Record<string, string>, before: readonly string[] = []): Run {
  let text = '';
  const [program = process.execPath, ...rest] = [...before, process.execPath, ...QUICKLY, PROGRAM];
  const child = spawn(program, rest, { env: { ...MACHINE, PORT: '0', ...env } });
  child.stdout.on('data', (chunk) => (text += chunk));
  child.stderr.on('data', (chunk) => (text += chunk));
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exit;
  };
  return { child, output: () => text, exit, end };
}

const READY = /(?:ready at http:\/\/localhost|listens on [\d.]+):(\d+)\s/;

/** The port that a program got, once it says that it is ready; one that stops before that says why. */
export async function readyAt({ child, exit, output }: Run): Promise<number> {
  const gone = exit.then(() => 'gone');
  for (;;) {
    const port = READY.exec(output())?.[1];
    if (port) return Number(port);
    const heard = await Promise.race([gone, once(child.stdout, 'data')]);
    if (heard === 'gone') throw new Error(`it stopped before it was ready: ${output()}`);
  }
}
