import type { Random } from '../random.ts';
import { fits } from './views.ts';
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
  readonly #views: readonly SeedPicture[];
  readonly #fitting = new Map<SeedPicture, readonly SeedPicture[]>();
  readonly #given = new Map<string, number>();

  constructor(random: Random, pictures: readonly SeedPicture[]) {
    this.#random = random;
    const inTurn = random.shuffle(pictures);
    this.#products = Map.groupBy(
      inTurn.filter(({ group }) => group === 'products'),
      ({ subject }) => subject,
    );
    this.#views = inTurn.filter(({ group }) => group === 'views');
  }

  /** How many different main pictures a subject has. */
  available = (subject: string): number => this.#products.get(subject)?.length ?? 0;

  next(subject: string): Pick {
    const own = this.#products.get(subject) ?? this.#standIns(subject);
    if (own.length === 0) throw new Error(`no picture shows ${subject}`);
    const turn = this.#given.get(subject) ?? 0;
    this.#given.set(subject, turn + 1);
    const main = own[turn % own.length] as SeedPicture;
    const count = this.#random.chance(0.15) ? 0 : this.#random.int(1, 3);
    return { main, further: this.#random.some(this.#viewsBeside(main), count) };
  }

  /** Where nothing was drawn for a subject, its family stands in, or else whatever there is. */
  #standIns(subject: string): SeedPicture[] {
    const family = subject.slice(0, subject.indexOf('/') + 1);
    const relatives = [...this.#products].filter(([name]) => name.startsWith(family));
    return (relatives.length > 0 ? relatives : [...this.#products]).flatMap(([, own]) => own);
  }

  #viewsBeside(main: SeedPicture): readonly SeedPicture[] {
    const cached = this.#fitting.get(main);
    if (cached) return cached;
    const fitting = this.#views.filter((view) => fits(view, main.subject, main.shows ?? {}));
    this.#fitting.set(main, fitting);
    return fitting;
  }
}
