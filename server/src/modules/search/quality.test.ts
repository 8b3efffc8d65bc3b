import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from '#seed/random.ts';
import { testApp } from '#test/app.ts';
import { seedLabelledProducts } from '#test/queries/demo-products.ts';
import { LABELS, type Label, type Labelled } from '#test/queries/labels.ts';

const shop = await testApp();
afterAll(shop.close);
let byId: ReadonlyMap<string, Labelled>;
beforeAll(async () => {
  byId = await seedLabelledProducts(shop);
});

type Outcome = { readonly label: Label; readonly hit: boolean; readonly empty: boolean; readonly precision: number };

async function ask(label: Label, query = label.query): Promise<Outcome> {
  const address = `/product?facets=false&perPage=10&search=${encodeURIComponent(query)}`;
  const { data, total } = (await shop.get(address)).json() as { data: { _id: string }[]; total: number };
  const fitting = data.filter(({ _id }) => label.fits(byId.get(_id) as Labelled)).length;
  return { label, hit: fitting > 0, empty: total === 0, precision: data.length === 0 ? 0 : fitting / data.length };
}

async function askAll(labels: readonly Label[], spell = (label: Label) => label.query): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const label of labels) outcomes.push(await ask(label, spell(label)));
  return outcomes;
}

const share = (outcomes: readonly Outcome[], holds: (outcome: Outcome) => boolean) =>
  outcomes.filter(holds).length / outcomes.length;

function score(name: string, outcomes: readonly Outcome[]): string {
  const precision = outcomes.reduce((sum, outcome) => sum + outcome.precision, 0) / outcomes.length;
  const [hits, empty] = [share(outcomes, ({ hit }) => hit), share(outcomes, (outcome) => outcome.empty)];
  return `${name.padEnd(22)} ${String(outcomes.length).padStart(4)} queries  hit@10 ${hits.toFixed(3)}  nothing found ${empty.toFixed(3)}  precision@10 ${precision.toFixed(3)}`;
}

function report(name: string, outcomes: readonly Outcome[]): void {
  const languages = Map.groupBy(outcomes, ({ label }) => label.language);
  const lines = [score(name, outcomes), ...[...languages].map(([language, part]) => score(`  ${language}`, part))];
  process.stdout.write(`${lines.join('\n')}\n`);
}

const { 'held out': heldOut = [], earlier = [], 'tuned on': tunedOn = [] } = Object.groupBy(LABELS, ({ set }) => set);

test('there are enough labelled queries, a third never tuned on, and every label fits a product of the demo', () => {
  expect(heldOut.length).toBeGreaterThanOrEqual(300);
  expect((heldOut.length + earlier.length) / LABELS.length).toBeGreaterThan(0.33);
  const inCatalogue = [...byId.values()];
  expect(LABELS.filter(({ fits }) => !inCatalogue.some(fits)).map(({ query }) => query)).toEqual([]);
  expect(new Set(LABELS.map(({ query }) => query)).size).toBe(LABELS.length);
});

test('a label is no rubber stamp: the results of other queries do not fit it', { timeout: 120_000 }, async () => {
  const strangers = tunedOn.map((label, at) => ({
    ...label,
    fits: tunedOn[(at + 151) % tunedOn.length]?.fits ?? label.fits,
  }));
  expect(share(await askAll(strangers), ({ hit }) => hit)).toBeLessThan(0.15);
});

test('queries that nothing was tuned on find what they mean', { timeout: 120_000 }, async () => {
  const outcomes = await askAll(heldOut);
  report('held out', outcomes);
  expect(share(outcomes, ({ hit }) => hit)).toBeGreaterThanOrEqual(0.95);
});

test.for([
  ['held out before', earlier],
  ['tuned on', tunedOn],
] as const)('queries %s find what they mean', { timeout: 120_000 }, async ([name, labels]) => {
  const outcomes = await askAll(labels);
  report(name, outcomes);
  const missed = outcomes.filter(({ hit }) => !hit).map(({ label }) => label.query);
  if (missed.length > 0) process.stdout.write(`missed: ${missed.join(' · ')}\n`);
  expect(share(outcomes, ({ hit }) => hit)).toBeGreaterThanOrEqual(0.95);
});

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

test('a slip of one letter in a longer word loses few', { timeout: 120_000 }, async () => {
  const random = seeded('slips');
  const slipped = (label: Label): string => {
    const words = label.query.split(' ');
    const long = words.filter((word) => /^[a-z]{5,}$/i.test(word));
    const word = random.pick(long);
    const at = random.int(0, word.length - 1);
    const other = random.pick([...LETTERS].filter((letter) => letter !== word[at]));
    const wrong = random.pick([
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + other + word.slice(at),
      word.slice(0, at) + other + word.slice(at + 1),
    ]);
    return words.map((known) => (known === word ? wrong : known)).join(' ');
  };
  const labels = LABELS.filter(({ query, language }) => language !== 'misspelt' && /\b[a-z]{5,}\b/i.test(query));
  const spellable = labels.filter(({ query }) => query.split(' ').some((word) => /^[a-z]{5,}$/i.test(word)));
  expect(spellable.length).toBeGreaterThan(200);
  const outcomes = await askAll(spellable, slipped);
  for (const [name, part] of [
    ['one letter wrong', outcomes],
    ['held out, one wrong', outcomes.filter(({ label }) => label.set === 'held out')],
  ] as const) {
    report(name, part);
    expect(share(part, ({ hit }) => hit)).toBeGreaterThanOrEqual(0.9);
  }
});
