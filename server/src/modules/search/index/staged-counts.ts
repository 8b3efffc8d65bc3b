/** By how much counts change when what is staged is found: added up product by product, and applied at once. */
export class StagedCounts {
  readonly #changes = new Map<number, number>();

  add(code: number, by: number): void {
    this.#changes.set(code, (this.#changes.get(code) ?? 0) + by);
  }

  applyTo(counts: number[] | Uint32Array): void {
    for (const [code, change] of this.#changes) counts[code] = (counts[code] ?? 0) + change;
    this.#changes.clear();
  }
}
