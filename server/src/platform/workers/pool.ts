import { type WorkerLimits, WorkerProcess } from './worker.ts';

export type PoolOptions = WorkerLimits & {
  /** The file that each worker runs: it calls `takeTasks`. */
  readonly program: string;
  readonly workers: number;
  /** What the tasks that run together may need, in bytes. One that needs more runs alone. */
  readonly together: number;
};

type Waiting = {
  readonly task: object;
  readonly bytes: number;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
};

/** Libraries keep what they once took: a worker that keeps more than this of its limit makes room for a new one. */
const MOST_KEPT = 0.6;
const REST_MS = 5 * 60_000;

/** A few worker processes, started when there is something to do, kept warm, and ended after a rest. */
export class WorkerPool {
  readonly #options: PoolOptions;
  readonly #line: Waiting[] = [];
  readonly #resting = new Map<WorkerProcess, NodeJS.Timeout>();
  #busy = 0;
  #bytes = 0;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** Does a task that needs about so many bytes, in its turn. */
  run(task: object, bytes: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#line.push({ task, bytes, resolve, reject });
      this.#begin();
    });
  }

  #begin(): void {
    const { workers, together } = this.#options;
    for (let next = this.#line[0]; next; next = this.#line[0]) {
      const { bytes } = next;
      if (this.#busy >= workers || (this.#busy > 0 && this.#bytes + bytes > together)) return;
      this.#line.shift();
      this.#busy++;
      this.#bytes += bytes;
      void this.#carryOut(next).finally(() => {
        this.#busy--;
        this.#bytes -= bytes;
        this.#begin();
      });
    }
  }

  async #carryOut({ task, resolve, reject }: Waiting): Promise<void> {
    const worker = this.#take();
    try {
      resolve(await worker.run(task));
    } catch (error) {
      reject(error);
    }
    if (worker.kept > this.#options.memory * MOST_KEPT) worker.end();
    else if (worker.isAlive) this.#rest(worker);
  }

  /** The one that rested last, so that those nobody needs rest long enough to end. */
  #take(): WorkerProcess {
    for (const [worker, timer] of [...this.#resting].reverse()) {
      clearTimeout(timer);
      this.#resting.delete(worker);
      if (worker.isAlive) return worker;
    }
    return new WorkerProcess(this.#options.program, this.#options);
  }

  #rest(worker: WorkerProcess): void {
    const timer = setTimeout(() => this.#end(worker), REST_MS).unref();
    this.#resting.set(worker, timer);
  }

  #end(worker: WorkerProcess): void {
    clearTimeout(this.#resting.get(worker));
    this.#resting.delete(worker);
    worker.end();
  }

  /** Ends those that rest; one at work leaves with this process. */
  close(): void {
    for (const worker of [...this.#resting.keys()]) this.#end(worker);
  }
}
