import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { postgresUser } from '../scripts/debian-postgres.ts';

const root = path.resolve(import.meta.dirname, '..');
export const BOOT = path.join(root, 'scripts/boot.mjs');

export type Said = { readonly code: number | null; readonly output: string; readonly seconds: number };
type Who = 'root' | 'postgres';

/** A command of docs/operations.md, as an operator types it: `npm run backup -- …`. */
export async function operate(
  who: Who,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Said> {
  const began = performance.now();
  const child = spawn(process.execPath, [BOOT, path.join(root, `scripts/${command}.ts`), ...args], {
    ...(who === 'postgres' && postgresUser()),
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  const [printed, complaints, [code]] = await ended;
  return { code, output: (printed + complaints).trim(), seconds: (performance.now() - began) / 1000 };
}

/** One that has to work. */
export async function succeed(...given: Parameters<typeof operate>): Promise<Said> {
  const said = await operate(...given);
  if (said.code !== 0) throw new Error(`${given[1]} ended with ${said.code}: ${said.output}`);
  return said;
}
