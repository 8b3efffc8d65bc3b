import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { endOfIndianDay } from '../indian-day.ts';
import { digestOf, gzipPieces, join, type Pieces, sizeOf } from './pieces.ts';

type ReplyOptions = {
  readonly type: string;
  readonly tags: readonly string[];
  readonly seconds: number;
  readonly status?: number;
  /** When it stops being true whatever happens, in milliseconds. */
  readonly until?: number;
  /** What tells this reply from another, where the body also holds what changes with every making. */
  readonly identity?: Pieces;
};

/** A prepared reply: its pieces, and its compressed forms, made when first needed. */
export class CachedReply {
  readonly type: string;
  readonly status: number;
  readonly etag: string;
  readonly tags: readonly string[];
  /** Until then it is known to be true; a cache that no longer hears of changes moves this to now. */
  until: number;
  readonly size: number;
  readonly #pieces: Pieces;
  readonly #forms = new Map<Encoding, Buffer>();
  #sentBefore = false;

  constructor(body: string | Pieces, options: ReplyOptions) {
    this.type = options.type;
    this.status = options.status ?? 200;
    this.#pieces = typeof body === 'string' ? [body] : body;
    this.size = sizeOf(this.#pieces);
    this.etag = `W/"${digestOf(options.identity ?? this.#pieces)}"`;
    this.tags = options.tags;
    const now = Date.now();
    // What depends on the date is true until midnight, whatever the lifetime.
    this.until = Math.min(now + options.seconds * 1000, options.until ?? Number.POSITIVE_INFINITY, endOfIndianDay(now));
  }

  /** The form for an Accept-Encoding; small answers are not worth one. */
  form(accepted: string | undefined): { encoding: Encoding | undefined; bytes: Buffer } {
    const readable = ENCODINGS.filter((encoding) => accepted?.split(/[\s,;]+/).includes(encoding));
    const [best] = readable;
    if (!best || this.size < 1024) return { encoding: undefined, bytes: join(this.#pieces) };
    if (this.#sentBefore) return { encoding: best, bytes: this.#made(best) };
    // Most addresses are visited once: the effort of a small form is spent on those that are visited again.
    this.#sentBefore = true;
    const encoding = this.#pieces.length > 1 ? (readable.at(-1) ?? best) : best;
    return { encoding, bytes: QUICK[encoding](this.#pieces) };
  }

  #made(encoding: Encoding): Buffer {
    const cached = this.#forms.get(encoding);
    if (cached) return cached;
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
