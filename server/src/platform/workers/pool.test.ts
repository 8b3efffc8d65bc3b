import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Errand } from '#test/some-worker.program.ts';
import { type PoolOptions, WorkerPool } from './pool.ts';
import { TaskFailed, WorkerEnded } from './worker.ts';

const programs = path.resolve(import.meta.dirname, '../../../test');
const program = path.join(programs, 'some-worker.program.ts');

function somePool(over: Partial<PoolOptions> = {}) {
  const pool = new WorkerPool({ program, workers: 2, together: 100, memory: 300_000_000, seconds: 60, ...over });
  onTestFinished(() => pool.close());
  const run = (errand: Errand, bytes = 1) => pool.run(errand, bytes) as Promise<{ value: unknown; pid: number }>;
  return { pool, run };
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('a task is done in another process, which knows none of our secrets and is kept for the next', async () => {
  const { run } = somePool();
  const bytes = Buffer.from([1, 2, 3]);
  const first = await run({ kind: 'echo', value: bytes });
  expect(first).toEqual({ value: bytes, pid: expect.any(Number), secret: undefined });
  expect(first.pid).not.toBe(process.pid);
  await expect(run({ kind: 'refuse' })).rejects.toThrow(new TaskFailed('not this one'));
  expect((await run({ kind: 'echo', value: 2 })).pid).toBe(first.pid);
});

test('a task that ends its worker, never ends, or takes all memory harms no other', async () => {
  const { run } = somePool({ seconds: 5, memory: 200_000_000 });
  const [dead, endless, hungry, ...others] = await Promise.allSettled([
    run({ kind: 'die' }),
    run({ kind: 'hang' }),
    run({ kind: 'devour' }),
    ...[1, 2, 3].map((value) => run({ kind: 'echo', value })),
  ]);
  for (const ended of [dead, endless, hungry])
    expect(ended).toMatchObject({ status: 'rejected', reason: expect.any(WorkerEnded) });
  expect(others.map((done) => done.status === 'fulfilled' && done.value.value)).toEqual([1, 2, 3]);
});

test('a worker that keeps most of its memory after a task makes room for a new one', async () => {
  const { run } = somePool({ workers: 1 });
  const { pid } = await run({ kind: 'keep', bytes: 1 });
  expect((await run({ kind: 'keep', bytes: 150_000_000 })).pid).toBe(pid);
  expect((await run({ kind: 'keep', bytes: 1 })).pid).not.toBe(pid);
});

test('a program that cannot start is no fault of the task', async () => {
  const { run } = somePool({ program: path.join(programs, 'there-is-no-such.program.ts') });
  const failed = await run({ kind: 'echo', value: 1 }).catch((error) => error);
  expect(failed).toBeInstanceOf(Error);
  expect(failed).not.toBeInstanceOf(WorkerEnded);
});

test('tasks that together need more than there is wait for one another', async () => {
  const { run } = somePool({ seconds: 60 });
  const order: string[] = [];
  const small = run({ kind: 'echo', value: 1 }, 60).then(() => order.push('small'));
  const large = run({ kind: 'echo', value: 1 }, 60).then(() => order.push('large'));
  const behind = run({ kind: 'echo', value: 1 }, 1000).then(() => order.push('alone'));
  await Promise.all([small, large, behind]);
  expect(order).toEqual(['small', 'large', 'alone']);
});

test('a worker that rests ends with its pool, and with a parent that was killed', async () => {
  const { pool, run } = somePool();
  const { pid } = await run({ kind: 'echo', value: 1 });
  pool.close();
  await expect.poll(() => isRunning(pid)).toBe(false);

  const parent = spawn(process.execPath, [path.join(programs, 'some-worker.parent.ts'), program]);
  const [output] = (await once(parent.stdout, 'data')) as [Buffer];
  const orphan = Number(String(output));
  expect(isRunning(orphan)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isRunning(orphan)).toBe(false);
});
