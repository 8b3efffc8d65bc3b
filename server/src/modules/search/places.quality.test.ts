import { afterAll, beforeAll, expect, test } from 'vitest';
import { INDIA } from '#modules/places/places.reference.ts';
import { testApp } from '#test/app.ts';
import { labelledProducts } from '#test/queries/demo-products.ts';
import { type Labelled, rule } from '#test/queries/labels.ts';
import { PLACES } from '#test/queries/places.ts';

const shop = await testApp({ demo: true });
afterAll(shop.close);
let byId: ReadonlyMap<string, Labelled>;
beforeAll(async () => {
  byId = await labelledProducts(shop);
});

const placeNames = new Map(
  INDIA.states.flatMap((state) => [
    [state.slug, state.name] as const,
    ...state.cities.map(({ slug, name }) => [slug, name] as const),
  ]),
);

const LABELS = Object.entries(PLACES).flatMap(([language, text]) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', expected = ''] = line.split(' => ');
      const [slug = '', material = ''] = expected.split(' | ');
      return { language, query, place: placeNames.get(slug), material };
    }),
);

test('there are 150 searches that name a place, each once, and each place exists', () => {
  expect(LABELS.length).toBeGreaterThanOrEqual(150);
  expect(new Set(LABELS.map(({ query }) => query)).size).toBe(LABELS.length);
  expect(LABELS.filter(({ place }) => place === undefined)).toEqual([]);
});

type Found = { data: { _id: string }[]; place?: { name: string; rest: string } };
const ask = async (text: string): Promise<Found> =>
  (await shop.get(`/product?facets=false&perPage=10&search=${encodeURIComponent(text)}`)).json();

test('place and material are understood in 95 of 100 searches, in three scripts and misspelt', async () => {
  const wrong: string[] = [];
  for (const { query, place, material } of LABELS) {
    const found = await ask(query);
    const fits = rule(material);
    const anywhere = material === '*' ? [] : (await ask(found.place?.rest ?? query)).data;
    const hasMaterial =
      material === '*' ? found.place?.rest === '' : anywhere.some(({ _id }) => fits(byId.get(_id) as Labelled));
    if (found.place?.name !== place || !hasMaterial)
      wrong.push(`${query}: ${found.place?.name ?? 'no place'}, ${found.place?.rest ?? '-'}`);
  }
  const right = 1 - wrong.length / LABELS.length;
  process.stdout.write(`places ${LABELS.length} queries  right ${right.toFixed(3)}\n${wrong.join('\n')}\n`);
  expect(right).toBeGreaterThanOrEqual(0.95);
});
