import { createHash } from 'node:crypto';
import { MOST_BATCH_PICTURES } from '@plyhaat/contract/catalog/batches';
import { wordsOf } from '@plyhaat/contract/catalog/price-list/words';
import { MEGABYTE } from '@plyhaat/contract/media/room';
import type { Files } from '#platform/files/files.ts';
import { BadZip, fileSource, listZip, type PackedFile, readPacked, type ZipSource } from '#platform/files/unzip.ts';
import { notInZip, twiceInZip } from './sentences.ts';

/** Pictures hardly compress, so a zip that unpacks to more than twice the largest size is a zip bomb. */
const LIMITS = { entries: MOST_BATCH_PICTURES, entryBytes: 5 * MEGABYTE, allBytes: 400 * MEGABYTE };
/** Files that operating systems add to zips. */
const CLUTTER = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/i;

/** Names are compared without folder and letter case, as people type them. */
const keyOf = (name: string): string => (name.split('/').at(-1) ?? '').normalize('NFC').trim().toLowerCase();

/** The pictures of a zip, by their file names. */
export class Archive {
  readonly #source: ZipSource;
  readonly #files: ReadonlyMap<string, PackedFile>;
  readonly #byWords: ReadonlyMap<string, string>;

  private constructor(source: ZipSource, files: ReadonlyMap<string, PackedFile>) {
    this.#source = source;
    this.#files = files;
    this.#byWords = new Map([...files.keys()].map((key) => [wordsOf(key.replace(/\.\w+$/, '')), key]));
  }

  static async open(files: Files, name: string): Promise<Archive> {
    const size = await files.size(name);
    if (size === undefined) throw new BadZip('The zip is gone. Please upload it again.');
    const source = fileSource(files, name, size);
    const byKey = new Map<string, PackedFile>();
    for (const file of await listZip(source, LIMITS)) {
      if (CLUTTER.test(file.name)) continue;
      const key = keyOf(file.name);
      if (byKey.has(key)) throw new BadZip(twiceInZip(key));
      byKey.set(key, file);
    }
    return new Archive(source, byKey);
  }

  has(name: string): boolean {
    return this.#files.has(keyOf(name));
  }

  /** The picture that is called as one of these, whatever its ending, signs and letter case. */
  named(texts: readonly string[]): string | undefined {
    const words = texts.map(wordsOf).filter(Boolean);
    return words.map((text) => this.#byWords.get(text)).find((name) => name !== undefined);
  }

  async read(name: string): Promise<{ bytes: Buffer; hash: string }> {
    const file = this.#files.get(keyOf(name));
    if (!file) throw new BadZip(notInZip(name));
    const bytes = await readPacked(this.#source, file);
    return { bytes, hash: createHash('sha256').update(bytes).digest('hex') };
  }
}
