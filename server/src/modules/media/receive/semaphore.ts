import { overloaded } from '@plyhaat/contract/core/errors';
import { AppError } from '#platform/http/failure.ts';

type Waiting = { readonly key: string; readonly admit: () => void };

/** Lets in so many at once, and so many of each key; the others wait in line, and a line too long is refused. */
export class Semaphore {
  readonly #limits: { readonly inAll: number; readonly each: number; readonly waiting: number };
  readonly #inside = new Map<string, number>();
  readonly #line: Waiting[] = [];
  #count = 0;

  constructor(limits: { inAll: number; each: number; waiting: number }) {
    this.#limits = limits;
  }

  /** Resolves when there is room, to the way out. */
  async enter(key: string): Promise<() => void> {
    if (!this.#hasRoom(key)) {
      if (this.#line.length >= this.#limits.waiting) throw new AppError(overloaded, { retryAfter: 10 });
      await new Promise<void>((admit) => this.#line.push({ key, admit }));
    } else this.#seat(key);
    let left = false;
    return () => {
      if (!left) this.#leave(key);
      left = true;
    };
  }

  #hasRoom(key: string): boolean {
    return this.#count < this.#limits.inAll && (this.#inside.get(key) ?? 0) < this.#limits.each;
  }

  #seat(key: string): void {
    this.#count++;
    this.#inside.set(key, (this.#inside.get(key) ?? 0) + 1);
  }

  #leave(key: string): void {
    const left = (this.#inside.get(key) ?? 1) - 1;
    this.#count--;
    if (left > 0) this.#inside.set(key, left);
    else this.#inside.delete(key);
    const next = this.#line.findIndex((waiting) => this.#hasRoom(waiting.key));
    const [waiting] = next < 0 ? [] : this.#line.splice(next, 1);
    if (!waiting) return;
    this.#seat(waiting.key);
    waiting.admit();
  }
}
