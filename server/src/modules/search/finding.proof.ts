import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { FINDINGS, finder, KINDS } from '#test/queries/findings.ts';

const shop = await testApp({ demo: true });
afterAll(shop.close);
const { ask, countOf } = await finder(shop);

test('there are enough searches for places, sellers, ceilings and slips, each once and each with an answer', () => {
  expect(FINDINGS.length).toBeGreaterThanOrEqual(160);
  expect(new Set(FINDINGS.map(({ kind, query }) => `${kind} ${query}`)).size).toBe(FINDINGS.length);
  const aside = FINDINGS.filter(({ isKeptAside }) => isKeptAside).length;
  expect(aside / FINDINGS.length).toBeCloseTo(0.2);
  expect(FINDINGS.filter((finding) => countOf(finding) === 0).map(({ query }) => query)).toEqual([]);
});

const PARTS = KINDS.flatMap((kind) => [[kind, 'tuned on', false] as const, [kind, 'kept aside', true] as const]);

test.for(PARTS)('the first three results of searches for %s are right, %s', async ([kind, set, aside]) => {
  const outcomes = await ask(FINDINGS.filter((one) => one.kind === kind && one.isKeptAside === aside));
  const wrong = outcomes.filter(({ right }) => !right);
  const share = 1 - wrong.length / outcomes.length;
  const lines = [`${kind}, ${set}: ${outcomes.length} searches, right ${share.toFixed(3)}`];
  // What is kept aside is counted, not looked at.
  if (!aside) lines.push(...wrong.map(({ finding, shown }) => `  ${finding.query}: ${shown}`));
  process.stdout.write(`${lines.join('\n')}\n`);
  expect(outcomes.length).toBeGreaterThan(0);
  if (!aside) expect(share).toBeGreaterThanOrEqual(0.95);
});

test('searches of every kind are right in nineteen of twenty, kept aside or not', async () => {
  for (const kind of KINDS) {
    const outcomes = await ask(FINDINGS.filter((one) => one.kind === kind));
    expect(outcomes.filter(({ right }) => right).length / outcomes.length, kind).toBeGreaterThanOrEqual(0.95);
  }
});
