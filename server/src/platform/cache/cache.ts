import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from '../db/db.ts';
import { digestOf, gzipPieces, join, type Pieces, sizeOf } from './pieces.ts';

type KeptOptions = {
  readonly type: string;
  readonly tags: readonly string[];
  readonly seconds: number;
  readonly status?: number;
  /** When it stops being true whatever happens, in milliseconds. */
  readonly until?: number;
};

/** A prepared answer: its pieces, and its compressed forms made when first asked for. */
export class Kept {
  readonly type: string;
  readonly status: number;
  readonly etag: string;
  readonly tags: readonly string[];
  readonly until: number;
  readonly size: number;
  readonly #pieces: Pieces;
  readonly #forms = new Map<Encoding, Buffer>();
  #asked = false;

  constructor(body: string | Pieces, options: KeptOptions) {
    this.type = options.type;
    this.status = options.status ?? 200;
    this.#pieces = typeof body === 'string' ? [body] : body;
    this.size = sizeOf(this.#pieces);
    this.etag = `W/"${digestOf(this.#pieces)}"`;
    this.tags = options.tags;
    this.until = Math.min(Date.now() + options.seconds * 1000, options.until ?? Number.POSITIVE_INFINITY);
  }

  /** The form for an Accept-Encoding; small answers are not worth one. */
  form(accepted: string | undefined): { encoding: Encoding | undefined; bytes: Buffer } {
    const readable = ENCODINGS.filter((encoding) => accepted?.split(/[\s,;]+/).includes(encoding));
    const [best] = readable;
    if (!best || this.size < 1024) return { encoding: undefined, bytes: join(this.#pieces) };
    if (this.#asked) return { encoding: best, bytes: this.#made(best) };
    // Most addresses are asked for once: the effort of a small form is spent on those that are asked for again.
    this.#asked = true;
    const encoding = this.#pieces.length > 1 ? (readable.at(-1) ?? best) : best;
    return { encoding, bytes: QUICK[encoding](this.#pieces) };
  }

  #made(encoding: Encoding): Buffer {
    const known = this.#forms.get(encoding);
    if (known) return known;
    const made = SMALL[encoding](this.#pieces);
    this.#forms.set(encoding, made);
    return made;
  }
}

/** The better one first; the other is the quicker one for what comes in pieces. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];
type Compress = (body: Pieces) => Buffer;

const brotli =
  (quality: number): Compress =>
  (body) =>
    brotliCompressSync(join(body), {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: sizeOf(body) },
    });

const QUICK: Record<Encoding, Compress> = { br: brotli(1), gzip: gzipPieces };
const SMALL: Record<Encoding, Compress> = { br: brotli(5), gzip: (body) => gzipSync(join(body), { level: 6 }) };

const CHANNEL = 'cache_drop';
/** Addresses can be made up without end; memory cannot. */
const MOST_BYTES = 32 * 1024 * 1024;

const RECONNECT_MS = 1000;

/** Answers to anonymous visitors, kept until what they show changes: on every process at the same moment. */
export class Cache {
  readonly #entries = new Map<string, Kept>();
  #bytes = 0;
  readonly #droppedAt = new Map<string, number>();
  #drops = 0;
  #stopListening: (() => void) | undefined;
  #closed = false;

  get(key: string): Kept | undefined {
    const kept = this.#entries.get(key);
    if (kept && kept.until > Date.now()) return kept;
    this.#remove(key);
    return undefined;
  }

  /** To be taken before reading what an answer will show. */
  mark(): number {
    return this.#drops;
  }

  /** Keeps an answer, unless what it shows changed since its mark or changes cannot be heard. */
  set(key: string, kept: Kept, since = this.#drops): void {
    if (!this.#stopListening || kept.tags.some((tag) => (this.#droppedAt.get(tag) ?? 0) > since)) return;
    this.#remove(key);
    this.#entries.set(key, kept);
    this.#bytes += kept.size;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= MOST_BYTES) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    this.#bytes -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }

  forget(tags: readonly string[]): void {
    this.#drops++;
    for (const tag of tags) this.#droppedAt.set(tag, this.#drops);
    for (const [key, kept] of this.#entries) if (kept.tags.some((tag) => tags.includes(tag))) this.#remove(key);
  }

  /** Hears what any process changed. While the connection is lost nothing is kept: a change may go unheard. */
  async listen(pool: pg.Pool): Promise<void> {
    const client = await pool.connect();
    let held = true;
    const stopListening = () => {
      if (!held) return;
      held = false;
      this.#stopListening = undefined;
      this.#entries.clear();
      this.#bytes = 0;
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
    if (this.#closed) stopListening();
    else this.#stopListening = stopListening;
  }

  #listenAgain(pool: pg.Pool): void {
    const again = () => this.listen(pool).catch(() => this.#listenAgain(pool));
    if (!this.#closed) setTimeout(() => void again(), RECONNECT_MS).unref();
  }

  close(): void {
    this.#closed = true;
    this.#stopListening?.();
  }
}

/** Drops what carries a tag once the caller's transaction commits, on every process. */
export const dropCached = (db: Db, tags: readonly string[]) =>
  db.execute(sql`select pg_notify(${CHANNEL}, ${tags.join(',')})`);
