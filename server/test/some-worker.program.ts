import { takeTasks } from '#platform/workers/tasks.ts';

export type Errand =
  | { readonly kind: 'echo'; readonly value: unknown }
  | { readonly kind: 'keep'; readonly bytes: number }
  | { readonly kind: 'refuse' | 'die' | 'hang' | 'devour' };

const held: Buffer[] = [];

// A worker that does whatever a test asks of it.
takeTasks(async (errand: Errand): Promise<unknown> => {
  if (errand.kind === 'echo') return { value: errand.value, pid: process.pid, secret: process.env.JWT_SECRET };
  if (errand.kind === 'keep') return { value: held.push(Buffer.alloc(errand.bytes, 1)), pid: process.pid };
  if (errand.kind === 'refuse') throw new Error('not this one');
  if (errand.kind === 'die') process.kill(process.pid, 'SIGKILL');
  // Outside of the heap, as libraries take it: the engine's own limit does not see it.
  if (errand.kind === 'devour')
    for (;;) {
      held.push(Buffer.alloc(8_000_000, 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  return new Promise(() => {});
});
