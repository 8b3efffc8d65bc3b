import { type ChildProcess, spawn } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import path from 'node:path';

export type WorkerLimits = {
  /** Memory in bytes, whoever takes it: JavaScript or a library. */
  readonly memory: number;
  /** For one task. */
  readonly seconds: number;
};

/** The task ended its worker, or the worker had to be ended because of it. */
export class WorkerEnded extends Error {}
/** The worker's word on why it could not do a task. */
export class TaskFailed extends Error {}

/** With it, how much memory in bytes the worker keeps. */
export type Reply = { readonly kept: number } & ({ readonly result: unknown } | { readonly failed: string });

const MB = 1_048_576;
/** What the engine and its threads reserve and seldom touch: the kernel counts it, resident memory does not. */
const RESERVED = 1024 ** 3;

/** The kernel gives it no more memory than this (on Linux); everywhere the worker watches itself besides (tasks.ts). */
const limited = ({ memory }: WorkerLimits): string[] =>
  process.platform === 'win32'
    ? []
    : [
        '/bin/sh',
        '-c',
        `ulimit -c 0; ulimit -d ${Math.floor((memory + RESERVED) / 1024)} 2>/dev/null; exec "$@"`,
        'sh',
      ];

/** No secret of ours is handed on. Few arenas: what one thread freed, another takes. */
function environment(): Record<string, string> {
  const compiled = getCompileCacheDir();
  return { MALLOC_ARENA_MAX: '2', ...(compiled && { NODE_COMPILE_CACHE: path.dirname(compiled) }) };
}

/** A process that does one task at a time on others' files. It can crash or hang without harm to anyone. */
export class WorkerProcess {
  readonly #child: ChildProcess;
  readonly #limits: WorkerLimits;
  readonly #ready: Promise<void>;
  /** The memory in bytes that it held after its last task. */
  kept = 0;

  constructor(program: string, limits: WorkerLimits) {
    const node = [
      process.execPath,
      `--max-old-space-size=${Math.floor(limits.memory / MB)}`,
      program,
      String(limits.memory),
    ];
    const [command = '', ...rest] = [...limited(limits), ...node];
    const stdio = ['ignore', 'ignore', 'ignore', 'ipc'] as const;
    this.#limits = limits;
    this.#child = spawn(command, rest, { stdio: [...stdio], serialization: 'advanced', env: environment() });
    this.#child.setMaxListeners(0);
    this.#ready = this.#answer<'ready'>(Error).then(() => {});
    this.#ready.catch(() => {});
  }

  get isAlive(): boolean {
    return this.#child.connected && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** What it says next; its end is the task's doing once it has one, and ours before. */
  #answer<T>(Ended: new (text: string) => Error): Promise<T> {
    const child = this.#child;
    this.#hold(true);
    return new Promise<T>((resolve, reject) => {
      const settle = (end: () => void) => {
        child.off('message', heard).off('exit', gone).off('error', broken);
        this.#hold(false);
        end();
      };
      const heard = (message: unknown) => settle(() => resolve(message as T));
      const gone = (code: number | null, signal: string | null) =>
        settle(() => reject(new Ended(`a worker ended with ${signal ?? code}`)));
      const broken = (error: Error) => settle(() => reject(error));
      child.on('message', heard).on('exit', gone).on('error', broken);
    });
  }

  /** The program may end while its workers rest, not while it waits for one. */
  #hold(isWaiting: boolean): void {
    if (isWaiting) this.#child.ref();
    else this.#child.unref();
    if (isWaiting) this.#child.channel?.ref();
    else this.#child.channel?.unref();
  }

  async run(task: object): Promise<unknown> {
    await this.#ready;
    const answer = this.#answer<Reply>(WorkerEnded);
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), this.#limits.seconds * 1000);
    // A worker that is gone already is told by its end.
    this.#child.send(task, () => {});
    try {
      const reply = await answer;
      this.kept = reply.kept;
      if ('failed' in reply) throw new TaskFailed(reply.failed);
      return reply.result;
    } finally {
      clearTimeout(timer);
    }
  }

  /** It leaves by itself as soon as nobody is at the other end. */
  end(): void {
    if (this.#child.connected) this.#child.disconnect();
  }
}
