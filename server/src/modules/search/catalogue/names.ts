import type { ClientBase } from 'pg';
import { compareTexts } from '../index/names.ts';

export type Named = { readonly _id: string; readonly name: string };
export type NamedCategory = Named & {
  readonly slug: string;
  readonly level: number;
  readonly parentId: string | null;
  readonly shown: boolean;
  readonly mergedIntoId: string | null;
  /** What somebody may type for it. */
  readonly words: ReadonlySet<string>;
  readonly soldByArea: boolean;
};

/** What a name is written beside: brands, states and cities. */
export type NamedKind = 'brand' | 'state' | 'city';
const TABLES: Readonly<Record<NamedKind, string>> = { brand: 'brands', state: 'states', city: 'cities' };
export const NAMED_KINDS = Object.keys(TABLES) as NamedKind[];

type Read = Named & { readonly key: string };

/** The names that are shown beside counts, as the database has them. */
export class Names {
  #categories: readonly NamedCategory[] = [];
  #shown: readonly NamedCategory[] = [];
  #words: ReadonlySet<string> = new Set();
  readonly #byId: Readonly<Record<NamedKind, Map<string, Read>>> = {
    brand: new Map(),
    state: new Map(),
    city: new Map(),
  };

  async readCategories(client: ClientBase): Promise<() => void> {
    const { rows } = await client.query<Omit<NamedCategory, 'words'> & { readonly words: string[] }>(
      `select own.id as "_id", own.name, own.slug, own.level, own.parent_id as "parentId", own.shown,
              own.merged_into_id as "mergedIntoId", coalesce(own.sold_by_area, above.sold_by_area, false) as "soldByArea",
              tsvector_to_array(own.words) as words
         from categories as own left join categories as above on above.id = own.parent_id
        order by own.level, own.position, own.id`,
    );
    return () => {
      this.#categories = rows.map((row) => ({ ...row, words: new Set(row.words) }));
      this.#shown = this.#categories.filter(({ shown }) => shown);
      this.#words = new Set(rows.flatMap(({ words }) => words));
    };
  }

  /** Reads all names of a kind, or these; what it answers puts them in place. */
  async read(client: ClientBase, kind: NamedKind, ids?: readonly string[]): Promise<() => void> {
    const { rows } = await client.query<Read>(
      `select id as "_id", name, lower(name) as key from ${TABLES[kind]} where $1::uuid[] is null or id = any($1)`,
      [ids ?? null],
    );
    const names = this.#byId[kind];
    return () => {
      for (const id of ids ?? names.keys()) names.delete(id);
      for (const row of rows) names.set(row._id, row);
    };
  }

  /** Those the public is offered, in their order: parents first. */
  get shownCategories(): readonly NamedCategory[] {
    return this.#shown;
  }

  category(id: string | null): NamedCategory | undefined {
    return this.#categories.find(({ _id }) => _id === id);
  }

  /** Whether a word is in the name of a category. */
  isOfCategory(word: string): boolean {
    return this.#words.has(word);
  }

  /** Those of these categories that exist, and their children; of merged ones, where they went. */
  within(chosen: readonly string[]): string[] {
    if (chosen.length === 0) return [];
    const merged = this.#categories.filter(({ _id }) => chosen.includes(_id)).map(({ mergedIntoId }) => mergedIntoId);
    const wanted = new Set<string | null>([...chosen, ...merged]);
    wanted.delete(null);
    return this.#categories
      .filter(({ _id, parentId }) => wanted.has(_id) || wanted.has(parentId))
      .map(({ _id }) => _id);
  }

  /** The names of these, in their order. */
  of(kind: NamedKind, ids: Iterable<string>): Named[] {
    const names = this.#byId[kind];
    return [...new Set(ids)]
      .flatMap((id) => names.get(id) ?? [])
      .sort((a, b) => compareTexts(a.key, b.key) || compareTexts(a._id, b._id))
      .map(({ _id, name }) => ({ _id, name }));
  }
}
