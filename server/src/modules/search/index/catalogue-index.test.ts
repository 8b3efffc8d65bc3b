import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainly, sellersIn } from '#test/plain-catalogue.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { FACET_KINDS, ORDERS, type Question, type Row, type Text, VALUE_KINDS } from './rows.ts';

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
    one: fc.option(fc.integer({ min: 0, max: 40 })),
    licensedUntil: fc.constantFrom(0, 99, 100, 101),
    rating: fc.integer({ min: 0, max: 3 }),
    createdAt: fc.integer({ min: 1, max: 5 }),
    approvedAt: fc.integer({ min: 0, max: 9 }),
    score: fc.integer({ min: 0, max: 3 }),
    words: fc.subarray(WORDS),
    ...(Object.fromEntries(VALUE_KINDS.map((kind) => [kind, value])) as Record<string, typeof value>),
  })
  .map((made) => {
    const { price, sqft, one } = made as unknown as Row;
    const stepOf = (amount: number | null) => (amount === null ? null : Math.floor(amount / 10));
    const steps = { priceStep: stepOf(price), sqftStep: stepOf(sqft), oneStep: stepOf(one) };
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

/** Places of which some lie nowhere. */
const around = fc
  .record({
    few: fc.integer({ min: 1, max: 6 }),
    kms: fc.dictionary(fc.constantFrom(...VALUES), fc.integer({ min: 0, max: 3 })),
  })
  .map(({ few, kms }) => ({ few, kmTo: (city: string) => kms[city] }));

const question = fc
  .record({
    seller: maybe(fc.constantFrom('s1', 's2', 's4')),
    own: fc.boolean(),
    place: maybe(place),
    around: maybe(around),
    text: maybe(text),
    rank: maybe(fc.array(fc.record({ text, weight: fc.constantFrom(0.5, 0.25, 1) }), { maxLength: 3 })),
    news: maybe(news),
    chosen: fc.record(Object.fromEntries(VALUE_KINDS.map((kind) => [kind, choice])) as Record<string, typeof choice>),
    price: maybe(range),
    sqft: maybe(range),
    one: maybe(range),
    ceiling: maybe(
      fc.record({ of: fc.constantFrom('one' as const, 'sqft' as const), most: fc.integer({ min: 0, max: 50 }) }),
    ),
    isi: fc.boolean(),
    order: fc.constantFrom(...ORDERS),
    descending: fc.boolean(),
    offset: fc.integer({ min: 0, max: 12 }),
    limit: fc.integer({ min: 0, max: 12 }),
    facets: fc.subarray([...FACET_KINDS]),
  })
  .map((asked) => ({ ...asked, own: asked.own && asked.seller !== undefined, today: 100 }) as unknown as Question);

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
        for (const asked of questions)
          expect(Object.fromEntries(index.countsAmong(asked, 'seller'))).toEqual(sellersIn([...rows.values()], asked));
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
