import { afterAll, expect, test } from 'vitest';
import { categoryId } from '#modules/catalog/reference/reference.sql.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { cityId, stateId } from '#modules/places/reference.sql.ts';
import { newId } from '#platform/db/id.ts';
import { testApp } from '#test/app.ts';
import { LABELLED_REQUIREMENTS, type LabelledRequirement } from '#test/queries/requirements.ts';
import { findMatches } from './matching.service.ts';

const app = await testApp({ demo: true });
afterAll(app.close);
const { db } = app;
const held = await app.deps.catalogue.held();
const slugOf: ReadonlyMap<string, string> = new Map(
  (await db.select({ id: members.id, slug: members.slug }).from(members)).map(({ id, slug }) => [id, slug]),
);

type Outcome = { readonly label: LabelledRequirement; readonly share: number; readonly misplaced: number };

async function judge(label: LabelledRequirement): Promise<Outcome> {
  const { city, category, title, description, quantity, budget, right, near } = label;
  const state = city.slice(city.lastIndexOf('-') + 1).toUpperCase();
  const asked = { id: newId(), buyerId: newId(), title, description, quantity, budget };
  const place = { stateId: stateId(state), cityId: cityId(city), categoryId: category && categoryId(category) };
  const found = (await findMatches(db, held, { ...asked, ...place })).map(({ sellerId }) => slugOf.get(sellerId) ?? '');
  const placeOf = (slug: string) => (found.includes(slug) ? found.indexOf(slug) : Number.POSITIVE_INFINITY);
  const pairs = right.flatMap((named) => near.map((other) => placeOf(other) < placeOf(named)));
  return {
    label,
    share: found.slice(0, right.length).filter((slug) => right.includes(slug)).length / right.length,
    misplaced: pairs.filter(Boolean).length / pairs.length,
  };
}

const mean = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

test('sixty requirements are labelled, a third of them held out, each with near misses', () => {
  expect(LABELLED_REQUIREMENTS).toHaveLength(60);
  expect(LABELLED_REQUIREMENTS.filter(({ set }) => set === 'held out')).toHaveLength(20);
  const slugs = new Set(slugOf.values());
  for (const { right, near, title } of LABELLED_REQUIREMENTS) {
    expect(right.length, title).toBeGreaterThan(0);
    expect(right.length, title).toBeLessThanOrEqual(5);
    expect(near.length, title).toBeGreaterThanOrEqual(3);
    expect([...right, ...near].filter((slug) => !slugs.has(slug))).toEqual([]);
  }
});

test.for(['tuned on', 'held out'] as const)(
  'the sellers who should hear of a requirement come first (%s)',
  async (set) => {
    const outcomes: Outcome[] = [];
    for (const label of LABELLED_REQUIREMENTS.filter((one) => one.set === set)) outcomes.push(await judge(label));
    const [share, misplaced] = [
      mean(outcomes.map((one) => one.share)),
      mean(outcomes.map((one) => Number(one.misplaced > 0))),
    ];
    process.stdout.write(
      `matching, ${set}: ${outcomes.length} requirements  named among the first k ${share.toFixed(3)}  a near miss above a named seller ${misplaced.toFixed(3)}\n`,
    );
    expect(share).toBeGreaterThanOrEqual(0.8);
    expect(misplaced).toBeLessThanOrEqual(0.1);
  },
);
