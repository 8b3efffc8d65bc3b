import { fork } from 'node:child_process';
import { once } from 'node:events';

type Apart = {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

/**
 * Runs a program of ours to its end in a process of its own: what it loads and keeps would otherwise stay with
 * whoever serves for weeks. It writes to where we write.
 */
export async function runApart(program: string, { args = [], env = {}, signal }: Apart = {}): Promise<void> {
  const child = fork(program, [...args], { env: { ...process.env, ...env }, ...(signal && { signal }) });
  const [code, ended] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program} ended with ${ended ?? code}`);
}

/** For the program itself: it ends with a parent that was killed, and is not kept alive by it. */
export function endWithParent(): void {
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
}
