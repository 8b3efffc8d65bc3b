import { LRUCache } from 'lru-cache';
import type { Cache } from './cache.ts';

/** The tags of what a value shows, and when it stops being true whatever happens, in milliseconds. */
export type Lifetime = { readonly tags: readonly string[]; readonly until: number };
export type Kept<T> = Lifetime & { readonly value: T };

/** Values that many pages are made of, each under a name of ours; kept until what it shows changes on any process. */
export class KeptValues {
  readonly #cache: Cache;
  readonly #values = new LRUCache<string, Kept<unknown> & { readonly since: number }>({ max: 100 });

  constructor(cache: Cache) {
    this.#cache = cache;
  }

  get<T>(name: string): Kept<T> | undefined {
    const kept = this.#values.get(name);
    const holds = kept && kept.until > Date.now() && this.#cache.holds(kept.tags, kept.since);
    return holds ? (kept as Kept<T>) : undefined;
  }

  /** `since` is the cache's mark of before it was read. */
  set(name: string, kept: Kept<unknown>, since: number): void {
    this.#values.set(name, { ...kept, since });
  }
}
