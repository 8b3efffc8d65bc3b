import { Transform, type TransformCallback } from 'node:stream';
import { bodyTooLarge, unreadableRequest } from '@plyhaat/contract/core/errors';
import { fileUnreadable } from '@plyhaat/contract/media/media';
import { AppError } from '#platform/http/failure.ts';
import { Base64Decoder } from './base64.ts';

const DEEPEST = 32;
/** Of everything but the files. */
const LONGEST_REST = 256 * 1024;
const LONGEST_KEY = 256;
const LONGEST_HEAD = 200;
const MOST_DISCARDED = 64 * 1_048_576;
const DATA_HEAD = /^data:[\w.+-]*(\/[\w.+-]+)?(;[\w.=+-]+)*;base64$/;

const [QUOTE, BACKSLASH, COMMA, COLON, SLASH] = [...Buffer.from('"\\,:/')] as [number, number, number, number, number];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY] = [...Buffer.from('{}[]')] as [
  number,
  number,
  number,
  number,
];

/** Where one file's bytes go; its id takes the file's place in the body. */
export type FileSink = { readonly id: string; write(bytes: Buffer): Promise<void>; end(): Promise<unknown> };

/** Opens a sink for the field at a path such as `imagesArr[].image`, or says that no file belongs there. */
export type OpenSink = (path: string) => (() => Promise<FileSink>) | undefined;

type Level = { readonly array: boolean; key: string; keyNext: boolean };

/**
 * Passes JSON through and takes the base64 files out of it, a piece at a time: `"data:image/png;base64,…"` becomes the
 * id of the file. Everything else is bounded, and judged by the JSON parser behind.
 */
export class JsonFileScanner extends Transform {
  /** What Fastify compares with Content-Length. */
  receivedEncodedLength = 0;
  /** The short texts of the outermost object so far. */
  readonly texts: Record<string, unknown> = {};
  readonly #openSink: OpenSink;
  readonly #levels: Level[] = [];
  #state: 'between' | 'text' | 'head' | 'data' = 'between';
  #escaped = false;
  #restLength = 0;
  #isKey = false;
  #text: number[] = [];
  #head = '';
  #open: (() => Promise<FileSink>) | undefined;
  #sink: FileSink | undefined;
  #base64 = new Base64Decoder();
  #refusal: unknown;
  #discarded = 0;

  constructor(openSink: OpenSink) {
    super();
    this.#openSink = openSink;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.receivedEncodedLength += chunk.length;
    if (this.#refusal) {
      this.#discarded += chunk.length;
      done(this.#discarded > MOST_DISCARDED ? (this.#refusal as Error) : null);
      return;
    }
    this.#take(chunk).then(
      () => done(),
      (error) => {
        // Whoever is still sending would not hear the answer: the rest is read and thrown away.
        this.#refusal = error;
        done();
      },
    );
  }

  override _flush(done: TransformCallback): void {
    const whole = this.#state === 'between';
    done((this.#refusal as Error | undefined) ?? (whole ? null : new AppError(unreadableRequest)));
  }

  async #take(chunk: Buffer): Promise<void> {
    for (let at = 0; at < chunk.length; ) {
      if (this.#state === 'data') at = await this.#takeData(chunk, at);
      else if (this.#state === 'head') at = await this.#takeHead(chunk, at);
      else at = this.#takeRest(chunk, at);
    }
  }

  /** Structure and ordinary texts, up to where a file may begin. */
  #takeRest(chunk: Buffer, from: number): number {
    let at = from;
    while (at < chunk.length && this.#state !== 'head') {
      const byte = chunk[at++] as number;
      if (this.#state === 'text') this.#inText(byte);
      else this.#between(byte);
    }
    // The quote that begins a candidate is held back with it.
    this.#pass(chunk.subarray(from, this.#state === 'head' ? at - 1 : at));
    return at;
  }

  #pass(bytes: Buffer): void {
    this.#restLength += bytes.length;
    if (this.#restLength > LONGEST_REST) throw new AppError(bodyTooLarge);
    if (bytes.length > 0) this.push(bytes);
  }

  #between(byte: number): void {
    const level = this.#levels.at(-1);
    if (byte === QUOTE) this.#beginText(level);
    else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
      if (this.#levels.length >= DEEPEST) throw new AppError(unreadableRequest);
      this.#levels.push({ array: byte === OPEN_ARRAY, key: '', keyNext: byte === OPEN_OBJECT });
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) this.#levels.pop();
    else if (level && !level.array && (byte === COMMA || byte === COLON)) level.keyNext = byte === COMMA;
  }

  #beginText(level: Level | undefined): void {
    this.#text = [];
    this.#isKey = level?.keyNext ?? false;
    this.#open = this.#isKey ? undefined : this.#openSink(this.#path());
    this.#head = '';
    this.#state = this.#open ? 'head' : 'text';
  }

  #path(): string {
    return this.#levels
      .map(({ array, key }) => (array ? '[]' : `.${key}`))
      .join('')
      .replace(/^\./, '');
  }

  #inText(byte: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (byte === BACKSLASH) this.#escaped = true;
    else if (byte === QUOTE) {
      this.#endText();
      return;
    }
    if (this.#text.length <= LONGEST_KEY) this.#text.push(byte);
  }

  #endText(): void {
    this.#state = 'between';
    const level = this.#levels.at(-1);
    if (!level || level.array || this.#text.length > LONGEST_KEY) return;
    const text = this.#unescaped();
    if (this.#isKey) level.key = text;
    else if (this.#levels.length === 1) this.texts[level.key] = text;
  }

  #unescaped(): string {
    try {
      return JSON.parse(`"${Buffer.from(this.#text).toString()}"`);
    } catch {
      throw new AppError(unreadableRequest);
    }
  }

  /** A text where a file may stand: data, or the id or path of an earlier upload. */
  async #takeHead(chunk: Buffer, from: number): Promise<number> {
    for (let at = from; at < chunk.length; at++) {
      const byte = chunk[at] as number;
      const head = this.#head.replaceAll('\\/', '/');
      const couldBeData = 'data:'.startsWith(head.slice(0, 5)) && head.length <= LONGEST_HEAD;
      if (!couldBeData || byte === QUOTE) {
        this.#pass(Buffer.from(`"${this.#head}`, 'latin1'));
        this.#text = [...Buffer.from(this.#head, 'latin1')];
        this.#escaped = /(^|[^\\])(\\\\)*\\$/.test(this.#head);
        this.#state = 'text';
        return at;
      }
      if (byte === COMMA) {
        if (!DATA_HEAD.test(head) || !this.#open) throw new AppError(fileUnreadable);
        this.#sink = await this.#open();
        this.#base64 = new Base64Decoder();
        this.#state = 'data';
        return at + 1;
      }
      this.#head += String.fromCharCode(byte);
    }
    return chunk.length;
  }

  async #takeData(chunk: Buffer, from: number): Promise<number> {
    if (this.#escaped) {
      // Some writers of JSON escape every slash.
      if (chunk[from] !== SLASH) throw new AppError(fileUnreadable);
      this.#escaped = false;
      await this.#decode('/');
      return from + 1;
    }
    const quote = chunk.indexOf(QUOTE, from);
    const end = quote < 0 ? chunk.length : quote;
    const escaping = chunk.subarray(from, end).indexOf(BACKSLASH);
    const until = escaping < 0 ? end : from + escaping;
    await this.#decode(chunk.toString('latin1', from, until));
    if (escaping >= 0) this.#escaped = true;
    else if (quote >= 0) await this.#endFile();
    return Math.min(until + 1, chunk.length);
  }

  async #decode(text: string): Promise<void> {
    const bytes = this.#base64.take(text);
    if (bytes.length > 0) await this.#sink?.write(bytes);
  }

  async #endFile(): Promise<void> {
    const rest = this.#base64.end();
    if (rest.length > 0) await this.#sink?.write(rest);
    await this.#sink?.end();
    this.#pass(Buffer.from(`"${this.#sink?.id}"`));
    this.#sink = undefined;
    this.#state = 'between';
  }
}
