import { type ChildProcess, spawn } from 'node:child_process';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const PROGRAM = path.join(import.meta.dirname, 'api-only.ts');

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
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly exit: Promise<number | null>;
  readonly end: (signal: NodeJS.Signals) => Promise<unknown>;
};

/** Starts the product as an operator would, with these settings and no others. */
export function runProgram(env: Record<string, string>): Run {
  let text = '';
  const child = spawn(process.execPath, [PROGRAM], { env: { ...MACHINE, ...env } });
  child.stdout?.on('data', (chunk) => (text += chunk));
  child.stderr?.on('data', (chunk) => (text += chunk));
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exit;
  };
  return { child, said: () => text, exit, end };
}

export async function freePort(): Promise<number> {
  const server = http.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until it answers; a program that stops before that says why. */
export async function ready(port: number, { exit, said }: Run): Promise<void> {
  let gone = false;
  void exit.then(() => {
    gone = true;
  });
  while (!gone) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`it stopped before it was ready: ${said()}`);
}
