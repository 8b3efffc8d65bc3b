import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Keeps this thread busy until that many requests have been sent to it; answers their statuses, or why there is none. */
export function lateVisits(port: number, count: number): Promise<string[]> {
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('late-visits.worker.ts', import.meta.url), { workerData: { port, count, sent } });
  Atomics.wait(sent, 0, 0);
  return once(worker, 'message').then(([statuses]) => statuses);
}
