import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { Db } from '../db/db.ts';
import type { CachedReply } from './cached-reply.ts';

const CHANNEL = 'cache_drop';
const MEGABYTE = 1024 * 1024;
/** The entry itself: the reply's object, its ETag and its place in the list. */
const ENTRY_BYTES = 512;
/** How long after its time a reply may still be shown while the database is away. */
const STALE_MS = 5 * 60_000;
/** Nobody types or links to a longer address. */
const LONGEST_KEY = 2048;
const SWEEP_MS = 10_000;
const RECONNECT_MS = 1000;
const MOMENT_MS = 1000;

/** Addresses can be made up without end, memory cannot: keys count too, and so do the compressed forms to come. */
const bytesOf = ({ size }: CachedReply, key: string): number => 2 * size + 2 * key.length + ENTRY_BYTES;

/** A reply and for how many seconds it may have been untrue; 0 where it is fresh. */
export type StaleReply = { readonly reply: CachedReply; readonly seconds: number };

/** Replies to anonymous visitors, cached until what they show changes: on every process at the same moment. */
export class Cache {
  readonly #entries: LRUCache<string, CachedReply>;
  readonly #droppedAt = new Map<string, number>();
  readonly #sweep: NodeJS.Timeout;
  #drops = 0;
  /** What was read before may be out of date: since then changes went unheard for a while. */
  #heardSince = 0;
  #outageAt = Number.NEGATIVE_INFINITY;
  #stopListening: (() => void) | undefined;
  #closed = false;

  constructor(megabytes = 64) {
    const maxSize = Math.max(1, megabytes * MEGABYTE);
    this.#entries = new LRUCache({ maxSize, maxEntrySize: maxSize, sizeCalculation: bytesOf });
    this.#sweep = setInterval(() => this.#removeExpired(), SWEEP_MS).unref();
  }

  /** How much it holds, by its own count. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get(key: string): CachedReply | undefined {
    const reply = this.#entries.get(key);
    return reply && reply.until > Date.now() ? reply : undefined;
  }

  /** A reply that expired at most five minutes ago, to be used while the database does not answer. */
  stale(key: string): StaleReply | undefined {
    const reply = this.#entries.get(key);
    const since = reply ? Date.now() - reply.until : Number.POSITIVE_INFINITY;
    return reply && since < STALE_MS ? { reply, seconds: Math.max(1, Math.ceil(since / 1000)) } : undefined;
  }

  /** The database did not answer. */
  noteOutage(): void {
    this.#outageAt = Date.now();
  }

  /** Whether to skip the database: until LISTEN is connected again, else for a moment after the last failed query. */
  get isDatabaseAway(): boolean {
    return (
      this.#outageAt > Number.NEGATIVE_INFINITY && (!this.#stopListening || Date.now() - this.#outageAt < MOMENT_MS)
    );
  }

  /** The reply to send without a look into the database: a fresh one, or in an outage a stale one. */
  readily(key: string): StaleReply | undefined {
    const reply = this.get(key);
    if (reply) return { reply, seconds: 0 };
    return this.isDatabaseAway ? this.stale(key) : undefined;
  }

  /** To be taken before reading what a reply will show. */
  mark(): number {
    return this.#drops;
  }

  /** Whether what was read at a mark still holds: nothing of these tags changed since, and changes can be heard. */
  holds(tags: readonly string[], since: number): boolean {
    if (!this.#stopListening || since < this.#heardSince) return false;
    return tags.every((tag) => (this.#droppedAt.get(tag) ?? 0) <= since);
  }

  /** Adds a reply, unless what it shows changed since its mark or changes cannot be heard. */
  set(key: string, reply: CachedReply, since = this.#drops): void {
    if (key.length <= LONGEST_KEY && this.holds(reply.tags, since)) this.#entries.set(key, reply);
  }

  forget(tags: readonly string[]): void {
    this.#drops++;
    for (const tag of tags) this.#droppedAt.set(tag, this.#drops);
    this.#removeWhere((reply) => reply.tags.some((tag) => tags.includes(tag)));
  }

  #removeExpired(): void {
    const oldest = Date.now() - STALE_MS;
    this.#removeWhere(({ until }) => until <= oldest);
  }

  #removeWhere(matches: (reply: CachedReply) => boolean): void {
    for (const [key, reply] of [...this.#entries.entries()]) if (matches(reply)) this.#entries.delete(key);
  }

  /** LISTEN was lost, so changes may be missed: every entry expires now and stays expired after a reconnect. */
  #expireAll(): void {
    const now = Date.now();
    for (const reply of this.#entries.values()) reply.until = Math.min(reply.until, now);
  }

  /** Receives the changes of all processes. While the connection is lost nothing is added. */
  async listen(pool: pg.Pool): Promise<void> {
    const client = await pool.connect();
    let held = true;
    const stopListening = () => {
      if (!held) return;
      held = false;
      this.#stopListening = undefined;
      this.#expireAll();
      client.release(true);
    };
    client.on('notification', ({ payload }) => this.forget((payload ?? '').split(',')));
    client.once('error', () => {
      const wasListening = this.#stopListening === stopListening;
      stopListening();
      if (wasListening) this.#listenAgain(pool);
    });
    try {
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      stopListening();
      throw error;
    }
    this.#outageAt = Number.NEGATIVE_INFINITY;
    this.#heardSince = ++this.#drops;
    if (this.#closed) stopListening();
    else this.#stopListening = stopListening;
  }

  #listenAgain(pool: pg.Pool): void {
    const again = () => this.listen(pool).catch(() => this.#listenAgain(pool));
    if (!this.#closed) setTimeout(() => void again(), RECONNECT_MS).unref();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#sweep);
    this.#stopListening?.();
    this.#entries.clear();
  }
}

/** Drops what carries a tag once the caller's transaction commits, on every process. */
export const dropCached = (db: Db, tags: readonly string[]) =>
  db.execute(sql`select pg_notify(${CHANNEL}, ${tags.join(',')})`);
