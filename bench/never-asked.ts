import type { Database } from '../server/src/platform/db/db.ts';

/** What a question is drawn from: the facts of one shown product. */
type Fact = {
  readonly category: string;
  readonly brand: string | null;
  readonly state: string | null;
  readonly city: string | null;
  readonly thickness: string | null;
  readonly grade: string | null;
  readonly price: number;
  readonly words: readonly string[];
};

const FACTS = 2000;
const COMMON_WORDS = 40;
const ORDERS = [
  'sortBy=price',
  'sortBy=price&sortOrder=desc',
  'sortBy=createdAt&sortOrder=desc',
  'sortBy=name',
  'sortBy=rating&sortOrder=desc',
];

const factsOf = async ({ pool }: Database): Promise<Fact[]> =>
  (
    await pool.query<Fact>(
      `select category_id as category, brand_id as brand, state_id as state, city_id as city,
              trim_scale(thickness_mm)::text as thickness, grade_read as grade, asked_price::float as price,
              array(select word from regexp_split_to_table(lower(name), '[^a-z]+') as word where length(word) > 3) as words
         from products where shown and asked_price > 0 and name ~ '[a-z]{4}' order by md5(id::text) limit $1`,
      [FACTS],
    )
  ).rows;

/** Numbers below one that are the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const toPaise = (rupees: number) => Math.floor(rupees * 100) / 100;

type Draw = {
  readonly fact: () => Fact;
  readonly oneOf: <Item>(items: readonly Item[]) => Item;
  /** A range of prices around a product's own. */
  readonly prices: (fact: Fact) => string;
  readonly common: () => string;
};

function drawFrom(facts: readonly Fact[], seed: number): Draw {
  const random = seeded(seed);
  const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const counts = new Map<string, number>();
  for (const word of facts.flatMap(({ words }) => words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const common = [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, COMMON_WORDS);
  return {
    fact: () => oneOf(facts),
    oneOf,
    prices: ({ price }) => `minPrice=${toPaise(price * random())}&maxPrice=${toPaise(price * (1 + 3 * random()))}`,
    common: () => oneOf(common)[0],
  };
}

/** A word with one letter left out, doubled or exchanged. */
function mistyped(word: string, oneOf: Draw['oneOf']): string {
  const at = oneOf([...Array(word.length).keys()].slice(1));
  const letter = word[at] ?? '';
  return word.slice(0, at) + oneOf(['', letter + letter, oneOf([...'aeioukstl'])]) + word.slice(at + 1);
}

const query = (parts: Readonly<Record<string, string | null>>) =>
  Object.entries(parts)
    .filter((part): part is [string, string] => part[1] !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** How a row's next address is drawn. */
const ROWS: Readonly<Record<string, (draw: Draw) => string>> = {
  'list: category, price, sorted': ({ fact, oneOf, prices }) => {
    const one = fact();
    return `/api/product?facets=false&categories=${one.category}&${prices(one)}&${oneOf(ORDERS)}`;
  },
  'facets: category, price': ({ fact, oneOf, prices }) => {
    const one = fact();
    return `/api/product?categories=${one.category}&${prices(one)}&${oneOf(ORDERS)}`;
  },
  'facets: price alone': ({ fact, prices }) => `/api/product?${prices(fact())}`,
  'facets: five kinds chosen': ({ fact, prices }) => {
    const one = fact();
    const { category: categories, brand: brands, state, thickness, grade } = one;
    return `/api/product?${query({ categories, brands, state, thickness, grade })}&${prices(one)}`;
  },
  'common word, price': ({ fact, common, prices }) => `/api/product?facets=false&search=${common()}&${prices(fact())}`,
  'common word, price, facets': ({ fact, common, prices }) => `/api/product?search=${common()}&${prices(fact())}`,
  'mistyped words': ({ fact, oneOf, prices }) => {
    const one = fact();
    const words = one.words.slice(0, 2).map((word) => mistyped(word, oneOf));
    return `/api/product?facets=false&search=${words.join('+')}&${prices(one)}`;
  },
  'search with tabs': ({ fact, common, oneOf }) => {
    const { words } = fact();
    return `/api/search?q=${common()}+${oneOf(words)}+${oneOf(words)}`;
  },
  suggestions: ({ fact, oneOf }) => {
    const { words } = fact();
    return `/api/search/suggest?q=${oneOf(words)}+${oneOf(words).slice(0, oneOf([1, 2, 3, 4]))}`;
  },
};

/** Rows of questions of which no two are alike; each row draws its own, the same ones in every run. */
export async function neverAsked(database: Database): Promise<Map<string, () => string>> {
  const facts = await factsOf(database);
  return new Map(
    Object.entries(ROWS).map(([name, draw], at) => {
      const source = drawFrom(facts, at + 1);
      const asked = new Set<string>();
      const next = () => {
        for (let tries = 0; tries < 10_000; tries++) {
          const address = draw(source);
          if (asked.has(address)) continue;
          asked.add(address);
          return address;
        }
        throw new Error(`${name} has no question left`);
      };
      return [name, next];
    }),
  );
}
