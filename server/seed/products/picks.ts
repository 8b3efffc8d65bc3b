import type { Random } from '../random.ts';
import type { Shows } from './write.ts';

/** A line of pictures/index.json. */
export type SeedPicture = {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly placeholder: string;
  readonly group: string;
  readonly subject: string;
  readonly shows?: Shows;
};

export type Pick = { main: SeedPicture; further: SeedPicture[] };

/** Hands out pictures of a subject one after another, so that none is seen twice while others are left. */
export class Picks {
  readonly #random: Random;
  readonly #products: Map<string, SeedPicture[]>;
  readonly #views: Map<string, SeedPicture[]>;
  readonly #given = new Map<string, number>();

  constructor(random: Random, pictures: readonly SeedPicture[]) {
    this.#random = random;
    const inTurn = random.shuffle(pictures);
    const bySubject = (group: string) =>
      Map.groupBy(
        inTurn.filter((picture) => picture.group === group),
        (picture) => picture.subject,
      );
    this.#products = bySubject('products');
    this.#views = bySubject('views');
  }

  /** How many different main pictures a subject has. */
  available = (subject: string): number => this.#products.get(subject)?.length ?? 0;

  next(subject: string): Pick {
    const own = this.#products.get(subject) ?? this.#standIns(subject);
    if (own.length === 0) throw new Error(`no picture shows ${subject}`);
    const turn = this.#given.get(subject) ?? 0;
    this.#given.set(subject, turn + 1);
    const main = own[turn % own.length] as SeedPicture;
    return { main, further: this.#random.some(this.#viewsOf(subject), this.#random.int(0, 3)) };
  }

  /** Where nothing was drawn for a subject, its family stands in, or else whatever there is. */
  #standIns(subject: string): SeedPicture[] {
    const family = subject.slice(0, subject.indexOf('/') + 1);
    const relatives = [...this.#products].filter(([known]) => known.startsWith(family));
    return (relatives.length > 0 ? relatives : [...this.#products]).flatMap(([, own]) => own);
  }

  /** Views of the very thing, or else of its family. */
  #viewsOf(subject: string): readonly SeedPicture[] {
    return this.#views.get(subject) ?? this.#views.get(subject.slice(0, subject.indexOf('/'))) ?? [];
  }
}
