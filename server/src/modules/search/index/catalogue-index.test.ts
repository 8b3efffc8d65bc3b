import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CatalogueIndex } from './catalogue-index.ts';
import { FACET_KINDS, type FacetKind, ORDERS, type Question, type Row, type Text, VALUE_KINDS } from './rows.ts';

const VALUES = ['a', 'b', 'c'];
const WORDS = ['ply', 'teak', '=ply', '=teak', '@door', 'mdf'];
const value = fc.constantFrom(...VALUES, null);
const row: fc.Arbitrary<Row> = fc
  .record({
    id: fc.integer({ min: 10, max: 60 }).map((n) => `id${n}`),
    seller: fc.constantFrom('s1', 's2', 's3'),
    shown: fc.boolean(),
    name: fc.constantFrom('ply', 'Ply', 'board 1', 'é', 'zed', '18 mm', 'मरीन', '😀', '\uffee'),
    price: fc.integer({ min: 0, max: 40 }),
    sqft: fc.option(fc.integer({ min: 0, max: 40 })),
    licensedUntil: fc.constantFrom(0, 99, 100, 101),
    rating: fc.integer({ min: 0, max: 3 }),
    createdAt: fc.integer({ min: 1, max: 5 }),
    approvedAt: fc.integer({ min: 0, max: 9 }),
    score: fc.integer({ min: 0, max: 3 }),
    words: fc.subarray(WORDS),
    ...(Object.fromEntries(VALUE_KINDS.map((kind) => [kind, value])) as Record<string, typeof value>),
  })
  .map((made) => {
    const { price, sqft } = made as unknown as Row;
    const steps = { priceStep: Math.floor(price / 10), sqftStep: sqft === null ? null : Math.floor(sqft / 10) };
    return { ...made, ...steps } as unknown as Row;
  });

const text: fc.Arbitrary<Text> = fc.letrec<{ text: Text }>((tie) => ({
  text: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom(...WORDS, 'unknown'),
    fc.record({ all: fc.array(tie('text'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('text'), { minLength: 1, maxLength: 3 }) }),
  ),
})).text;
const range = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 50 }));
const choice = fc.option(fc.subarray([...VALUES, 'none of these']), { nil: undefined, freq: 2 });
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const place = fc.record({ kind: fc.constantFrom('state' as const, 'city' as const), id: fc.constantFrom(...VALUES) });
const news = fc.record({
  since: fc.integer({ min: 0, max: 9 }),
  until: fc.integer({ min: 0, max: 9 }),
  notOf: fc.constantFrom('s1', 's4'),
});

const question = fc
  .record({
    seller: maybe(fc.constantFrom('s1', 's2', 's4')),
    own: fc.boolean(),
    place: maybe(place),
    text: maybe(text),
    rank: maybe(fc.array(fc.record({ text, weight: fc.constantFrom(0.5, 0.25, 1) }), { maxLength: 3 })),
    news: maybe(news),
    chosen: fc.record(Object.fromEntries(VALUE_KINDS.map((kind) => [kind, choice])) as Record<string, typeof choice>),
    price: maybe(range),
    sqft: maybe(range),
    isi: fc.boolean(),
    order: fc.constantFrom(...ORDERS),
    descending: fc.boolean(),
    offset: fc.integer({ min: 0, max: 12 }),
    limit: fc.integer({ min: 0, max: 12 }),
    facets: fc.subarray([...FACET_KINDS]),
  })
  .map((asked) => ({ ...asked, own: asked.own && asked.seller !== undefined, today: 100 }) as unknown as Question);

const has = ({ words }: Row, wanted: Text): boolean => {
  if (typeof wanted === 'string') return words.includes(wanted);
  return 'all' in wanted
    ? wanted.all.every((part) => has({ words } as Row, part))
    : wanted.any.some((part) => has({ words } as Row, part));
};
const inRange = (number: number | null, asked: readonly [number, number] | undefined) =>
  asked === undefined || (number !== null && number >= asked[0] && number <= asked[1]);

function keeps(product: Row, q: Question, kind: FacetKind): boolean {
  if (kind === 'price') return inRange(product.price, q.price);
  if (kind === 'sqft') return inRange(product.sqft, q.sqft);
  if (kind === 'isi') return !q.isi || product.licensedUntil >= q.today;
  const [mine, chosen] = [product[kind], q.chosen[kind]];
  return chosen === undefined || (mine !== null && chosen.includes(mine));
}

const KINDS = FACET_KINDS;
const facetValue = (product: Row, kind: FacetKind, today: number): string | null => {
  if (kind === 'price') return String(product.priceStep);
  if (kind === 'sqft') return product.sqftStep === null ? null : String(product.sqftStep);
  if (kind === 'isi') return product.licensedUntil >= today ? 'true' : null;
  return product[kind];
};

const codePoints = (name: string) => [...name].map((letter) => letter.codePointAt(0) ?? 0);
function compareNames(a: string, b: string): number {
  const [left, right] = [codePoints(a), codePoints(b)];
  const at = left.findIndex((point, n) => point !== right[n]);
  if (at < 0) return left.length - right.length;
  return (left[at] ?? -1) - (right[at] ?? -1);
}

function compare(a: Row, b: Row, { order, descending, rank }: Question): number {
  const weight = (product: Row) =>
    (rank ?? []).reduce((sum, part) => sum + (has(product, part.text) ? part.weight : 0), 0);
  if (rank && weight(a) !== weight(b)) return weight(b) - weight(a);
  const forwards = descending ? -1 : 1;
  const byId = (a.id < b.id ? -1 : 1) * (order === 'createdAt' ? -forwards : forwards);
  if (order === 'name') return compareNames(a.name, b.name) * forwards || byId;
  const [left, right] = [a[order], b[order]];
  if (left === right) return byId;
  if (left === null || right === null) return left === null ? 1 : -1;
  return (left - right) * forwards;
}

/** The expected answer, by a plain filter over the rows. */
function plainly(rows: readonly Row[], q: Question) {
  const base = rows.filter(
    (product) =>
      (q.own || product.shown) &&
      (q.seller === undefined || product.seller === q.seller) &&
      (q.place === undefined || product[q.place.kind] === q.place.id) &&
      (q.text === undefined || has(product, q.text)) &&
      (q.news === undefined ||
        (product.approvedAt > q.news.since && product.approvedAt <= q.news.until && product.seller !== q.news.notOf)),
  );
  const found = base.filter((product) => KINDS.every((kind) => keeps(product, q, kind)));
  const butFor = (kind: FacetKind) =>
    base.filter((product) => KINDS.every((other) => other === kind || keeps(product, q, other)));
  const facets = q.facets.map((kind) => {
    const values = butFor(kind)
      .map((product) => facetValue(product, kind, q.today))
      .filter((it) => it !== null);
    return [
      kind,
      Object.fromEntries(
        Map.groupBy(values, String)
          .entries()
          .map(([it, { length }]) => [it, length]),
      ),
    ];
  });
  return {
    ids: found
      .toSorted((a, b) => compare(a, b, q))
      .slice(q.offset, q.offset + q.limit)
      .map(({ id }) => id),
    total: found.length,
    hasText: q.text === undefined || base.length > 0,
    ...(q.sqft && { withoutSqft: butFor('sqft').filter(({ sqft }) => sqft === null).length }),
    facets: Object.fromEntries(facets),
  };
}

const change = fc.record({
  rows: fc.array(row, { maxLength: 25 }),
  gone: fc.array(
    fc.integer({ min: 10, max: 60 }).map((n) => `id${n}`),
    { maxLength: 3 },
  ),
  questions: fc.array(question, { minLength: 1, maxLength: 8 }),
});

test('the index answers what a plain filter over the rows answers, after every change', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
      const index = new CatalogueIndex();
      const rows = new Map<string, Row>();
      for (const { rows: changed, gone, questions } of changes) {
        for (const half of [changed.slice(0, 9), changed.slice(9)]) index.stage(half);
        index.commit(gone);
        for (const id of gone) rows.delete(id);
        for (const one of changed) rows.set(one.id, one);
        for (const asked of questions) {
          const { facets, ...answer } = index.find(asked);
          const counted = Object.entries(facets).map(([kind, pairs]) => [kind, Object.fromEntries(pairs)]);
          expect({ ...answer, facets: Object.fromEntries(counted) }).toEqual(plainly([...rows.values()], asked));
        }
        for (const brand of VALUES)
          expect(index.countOf('brand', brand)).toBe(
            [...rows.values()].filter((one) => one.shown && one.brand === brand).length,
          );
      }
      expect(index.size).toBe(rows.size);
    }),
    { numRuns: 300 },
  );
});

test('what is staged is not found before it is committed', () => {
  const index = new CatalogueIndex();
  const [one] = fc.sample(row, 1) as [Row];
  const everything: Question = {
    chosen: {},
    today: 100,
    order: 'name',
    descending: false,
    offset: 0,
    limit: 9,
    facets: [],
  };
  index.stage([{ ...one, shown: true }]);
  expect(index.find(everything).total).toBe(0);
  index.commit();
  expect(index.find(everything).ids).toEqual([one.id]);
});
