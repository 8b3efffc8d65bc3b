import { WorkerProcess } from '#platform/workers/worker.ts';

// Starts a worker, tells its number, and waits to be killed.
const worker = new WorkerProcess(process.argv[2] ?? '', { memory: 300_000_000, seconds: 60 });
const { pid } = (await worker.run({ kind: 'echo', value: 1 })) as { pid: number };
process.stdout.write(`${pid}\n`);
setInterval(() => {}, 1000);
