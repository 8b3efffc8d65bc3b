import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

export type Running = {
  /** The line by which it said that it is ready, and after how many seconds. */
  readonly line: string;
  readonly seconds: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
  /** Settles when it ended, however it did. */
  readonly gone: Promise<unknown>;
};

const PATIENCE_MS = 30_000;
const LONGEST_RUN_MS = 60_000;

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  const lastResort = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  child.kill('SIGTERM');
  await gone;
  clearTimeout(lastResort);
}

/** Starts a program of the project under this Node and waits until it says that it is ready. */
export async function startProgram(
  args: readonly string[],
  ready: RegExp,
  env: Record<string, string> = {},
): Promise<Running> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    if (!ready.test(line)) continue;
    child.stdout.resume();
    return { line, seconds: (performance.now() - began) / 1000, pid: child.pid ?? 0, stop: () => stop(child), gone };
  }
  throw new Error(`${args[0]} ended before it was ready`);
}

/** Runs a program to its end, for a while at most, and returns what it printed. */
export async function runProgram(args: readonly string[], env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST_RUN_MS,
    killSignal: 'SIGINT',
  });
  const [printed, complaints, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}: ${complaints.trim().slice(-2000)}`);
  return printed;
}
