import type { ClientBase } from 'pg';
import { compareTexts } from '../index/names.ts';

export type Named = { readonly _id: string; readonly name: string };
export type NamedCategory = Named & {
  readonly slug: string;
  readonly parentId: string | null;
  readonly shown: boolean;
  readonly mergedIntoId: string | null;
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
  readonly #byId: Readonly<Record<NamedKind, Map<string, Read>>> = {
    brand: new Map(),
    state: new Map(),
    city: new Map(),
  };

  async readCategories(client: ClientBase): Promise<() => void> {
    const { rows } = await client.query<NamedCategory>(
      `select id as "_id", name, slug, parent_id as "parentId", shown, merged_into_id as "mergedIntoId"
         from categories order by level, position, id`,
    );
    return () => {
      this.#categories = rows;
      this.#shown = rows.filter(({ shown }) => shown);
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
