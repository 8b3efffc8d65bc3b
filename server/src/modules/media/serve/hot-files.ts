const LARGEST = 96 * 1024;
const MOST_BYTES = 24 * 1_048_576;

type Hot = { readonly stored: string; readonly bytes: Buffer };

/** Small files that are asked for again and again, in memory: a page of cards is thirty of them. */
export class HotFiles {
  readonly #kept = new Map<string, Hot>();
  #bytes = 0;

  get(name: string): Hot | undefined {
    const found = this.#kept.get(name);
    if (!found) return undefined;
    this.#kept.delete(name);
    this.#kept.set(name, found);
    return found;
  }

  fits(bytes: number | undefined): boolean {
    return bytes !== undefined && bytes <= LARGEST;
  }

  keep(name: string, file: Hot): void {
    if (this.#kept.has(name)) return;
    this.#kept.set(name, file);
    this.#bytes += file.bytes.length;
    for (const [oldest, { bytes }] of this.#kept) {
      if (this.#bytes <= MOST_BYTES) return;
      this.#kept.delete(oldest);
      this.#bytes -= bytes.length;
    }
  }
}
