import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from '#seed/random.ts';
import { testApp } from '#test/app.ts';
import { askAll, type Outcome, share } from '#test/queries/asking.ts';
import { labelledProducts } from '#test/queries/demo-products.ts';
import { LABELS, type Label, type Labelled } from '#test/queries/labels.ts';

const shop = await testApp({ demo: true });
afterAll(shop.close);
let byId: ReadonlyMap<string, Labelled>;
beforeAll(async () => {
  byId = await labelledProducts(shop);
});

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

test('a label is no rubber stamp: the results of other queries do not fit it', async () => {
  const strangers = tunedOn.map((label, at) => ({
    ...label,
    fits: tunedOn[(at + 151) % tunedOn.length]?.fits ?? label.fits,
  }));
  expect(share(await askAll(shop, byId, strangers), ({ hit }) => hit)).toBeLessThan(0.15);
});

test('queries that nothing was tuned on find what they mean', async () => {
  const outcomes = await askAll(shop, byId, heldOut);
  report('held out', outcomes);
  expect(share(outcomes, ({ hit }) => hit)).toBeGreaterThanOrEqual(0.95);
});

test.for([
  ['held out before', earlier],
  ['tuned on', tunedOn],
] as const)('queries %s find what they mean', async ([name, labels]) => {
  const outcomes = await askAll(shop, byId, labels);
  report(name, outcomes);
  const missed = outcomes.filter(({ hit }) => !hit).map(({ label }) => label.query);
  if (missed.length > 0) process.stdout.write(`missed: ${missed.join(' · ')}\n`);
  expect(share(outcomes, ({ hit }) => hit)).toBeGreaterThanOrEqual(0.95);
});

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

test('a slip of one letter in a longer word loses few', async () => {
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
    return words.map((current) => (current === word ? wrong : current)).join(' ');
  };
  const labels = LABELS.filter(({ query, language }) => language !== 'misspelt' && /\b[a-z]{5,}\b/i.test(query));
  const spellable = labels.filter(({ query }) => query.split(' ').some((word) => /^[a-z]{5,}$/i.test(word)));
  expect(spellable.length).toBeGreaterThan(200);
  const outcomes = await askAll(shop, byId, spellable, slipped);
  for (const [name, part] of [
    ['one letter wrong', outcomes],
    ['held out, one wrong', outcomes.filter(({ label }) => label.set === 'held out')],
  ] as const) {
    report(name, part);
    expect(share(part, ({ hit }) => hit)).toBeGreaterThanOrEqual(0.9);
  }
});
