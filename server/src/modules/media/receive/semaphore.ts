import { overloaded } from '@plyhaat/contract/core/errors';
import { AppError } from '#platform/http/failure.ts';

type Waiting = { readonly key: string; readonly admit: () => void };
export type SemaphoreLimits = { readonly inAll: number; readonly each: number; readonly waiting: number };

/** Lets in so many at once, and so many of each key; the others wait in line, and a line too long is refused. */
export class Semaphore {
  readonly #limits: SemaphoreLimits;
  readonly #held = new Map<string, number>();
  readonly #line: Waiting[] = [];
  #count = 0;

  constructor(limits: SemaphoreLimits) {
    this.#limits = limits;
  }

  /** How many hold a permit and how many wait. */
  get load(): { readonly held: number; readonly waiting: number } {
    return { held: this.#count, waiting: this.#line.length };
  }

  /**
   * Resolves when there is room, to the release. Once the signal aborts, the permit is free again, or the place in line
   * given up, whether or not anybody calls the release.
   */
  async acquire(key: string, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.#hasRoom(key)) this.#take(key);
    else await this.#wait(key, signal);
    const release = () => {
      signal?.removeEventListener('abort', release);
      if (isHeld) this.#free(key);
      isHeld = false;
    };
    let isHeld = true;
    signal?.addEventListener('abort', release, { once: true });
    if (signal?.aborted) release();
    return release;
  }

  /** The permit is taken for whoever waits, in the moment it becomes free. */
  #wait(key: string, signal?: AbortSignal): Promise<void> {
    if (this.#line.length >= this.#limits.waiting) throw new AppError(overloaded, { retryAfter: 10 });
    return new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        this.#line.splice(this.#line.indexOf(waiting), 1);
        reject(signal?.reason);
      };
      const waiting: Waiting = {
        key,
        admit: () => {
          signal?.removeEventListener('abort', giveUp);
          resolve();
        },
      };
      this.#line.push(waiting);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  }

  #hasRoom(key: string): boolean {
    return this.#count < this.#limits.inAll && (this.#held.get(key) ?? 0) < this.#limits.each;
  }

  #take(key: string): void {
    this.#count++;
    this.#held.set(key, (this.#held.get(key) ?? 0) + 1);
  }

  #free(key: string): void {
    const left = (this.#held.get(key) ?? 1) - 1;
    this.#count--;
    if (left > 0) this.#held.set(key, left);
    else this.#held.delete(key);
    const next = this.#line.findIndex((waiting) => this.#hasRoom(waiting.key));
    const [waiting] = next < 0 ? [] : this.#line.splice(next, 1);
    if (!waiting) return;
    this.#take(waiting.key);
    waiting.admit();
  }
}
