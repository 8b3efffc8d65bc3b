import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { endOfIndianDay } from '../indian-day.ts';

type ReplyOptions = {
  readonly type: string;
  readonly tags: readonly string[];
  readonly seconds: number;
  readonly status?: number;
  /** When it stops being true whatever happens, in milliseconds. */
  readonly until?: number;
  /** What tells this reply from another, where the body also holds what changes with every making. */
  readonly identity?: readonly string[];
};

/** A prepared reply and its compressed forms, made when first needed. */
export class CachedReply {
  readonly type: string;
  readonly status: number;
  readonly etag: string;
  readonly tags: readonly string[];
  /** Until then it is known to be true; a cache that no longer hears of changes moves this to now. */
  until: number;
  readonly #body: Buffer;
  readonly #forms = new Map<Encoding, Buffer>();
  #sentBefore = false;

  constructor(body: string, options: ReplyOptions) {
    this.type = options.type;
    this.status = options.status ?? 200;
    this.#body = Buffer.from(body);
    this.etag = `W/"${digestOf(options.identity ?? [this.#body])}"`;
    this.tags = options.tags;
    const now = Date.now();
    // What depends on the date is true until midnight, whatever the lifetime.
    this.until = Math.min(now + options.seconds * 1000, options.until ?? Number.POSITIVE_INFINITY, endOfIndianDay(now));
  }

  get size(): number {
    return this.#body.length;
  }

  /** The form for an Accept-Encoding; small answers are not worth one. */
  form(accepted: string | undefined): { encoding: Encoding | undefined; bytes: Buffer } {
    const encoding = ENCODINGS.find((name) => accepted?.split(/[\s,;]+/).includes(name));
    if (!encoding || this.size < 1024) return { encoding: undefined, bytes: this.#body };
    if (this.#sentBefore) return { encoding, bytes: this.#made(encoding) };
    // Most addresses are visited once: the effort of a small form is spent on those that are visited again.
    this.#sentBefore = true;
    return { encoding, bytes: QUICK[encoding](this.#body) };
  }

  #made(encoding: Encoding): Buffer {
    const cached = this.#forms.get(encoding);
    if (cached) return cached;
    const made = SMALL[encoding](this.#body);
    this.#forms.set(encoding, made);
    return made;
  }
}

function digestOf(parts: readonly (string | Buffer)[]): string {
  const digest = createHash('sha1');
  for (const part of parts) digest.update(part);
  return digest.digest('base64url');
}

/** The better one first. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];
type Compress = (body: Buffer) => Buffer;

const brotli =
  (quality: number): Compress =>
  (body) =>
    brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
const gzip =
  (level: number): Compress =>
  (body) =>
    gzipSync(body, { level });

const QUICK: Record<Encoding, Compress> = { br: brotli(1), gzip: gzip(1) };
const SMALL: Record<Encoding, Compress> = { br: brotli(5), gzip: gzip(6) };
