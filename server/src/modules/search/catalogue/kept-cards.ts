import type { ProductCard } from '@plyhaat/contract/catalog/catalog';
import type { Position } from './position.reads.sql.ts';

/** About 2 KB each. */
const MOST_CARDS = 20_000;

export type ReadCard = {
  readonly card: ProductCard;
  /** The rows beside the product that it shows something of: category, brand, seller, city, state and picture. */
  readonly sources: readonly (string | null)[];
  /** The moment from which it reads differently though no row changes, as milliseconds; null for never. */
  readonly until: number | null;
};

/** Cards as they are at a position. Each is dropped when its product, or another row that it shows, changes. */
export class KeptCards {
  readonly #byId = new Map<string, ReadCard>();
  #position: Position;

  constructor(position: Position) {
    this.#position = position;
  }

  get(id: string): ProductCard | undefined {
    const kept = this.#byId.get(id);
    return kept && (kept.until === null || kept.until > Date.now()) ? kept.card : undefined;
  }

  /** Keeps cards that were read while nothing waited behind a position; another one may have dropped them since. */
  keep(position: Position, cards: readonly ReadCard[]): void {
    if (position !== this.#position) return;
    for (const read of cards) this.#byId.set(read.card._id, read);
    for (const id of this.#byId.keys()) {
      if (this.#byId.size <= MOST_CARDS) break;
      this.#byId.delete(id);
    }
  }

  moveTo(position: Position, products: readonly string[], others: ReadonlySet<string>): void {
    this.#position = position;
    for (const id of products) this.#byId.delete(id);
    if (others.size === 0) return;
    for (const [id, { sources }] of this.#byId)
      if (sources.some((source) => source !== null && others.has(source))) this.#byId.delete(id);
  }
}
