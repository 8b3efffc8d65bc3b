import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { asker } from '#test/queries/asking-in-scripts.ts';
import { IN_SCRIPTS, SPELT } from '#test/queries/scripts.ts';

const shop = await testApp({ demo: true });
afterAll(shop.close);
const { ask } = asker(shop);

test('there are thirty words and more of each script, each once, a fifth kept aside', () => {
  expect(SPELT.length).toBeGreaterThanOrEqual(210 + 30);
  for (const script of IN_SCRIPTS)
    expect(new Set(SPELT.filter((one) => one.script === script).map(({ query }) => query)).size).toBe(40);
  expect(SPELT.filter(({ isKeptAside }) => isKeptAside).length / SPELT.length).toBeCloseTo(0.2);
});

const PARTS = IN_SCRIPTS.flatMap((script) => [
  [script, 'tuned on', false] as const,
  [script, 'kept aside', true] as const,
]);

test.for(PARTS)('words in %s find the first three results of the Latin ones, %s', async ([script, set, aside]) => {
  const outcomes = await ask(SPELT.filter((one) => one.script === script && one.isKeptAside === aside));
  const wrong = outcomes.filter(({ right }) => !right);
  const share = 1 - wrong.length / outcomes.length;
  const lines = [`${script}, ${set}: ${outcomes.length} searches, right ${share.toFixed(3)}`];
  // What is kept aside is counted, not looked at.
  if (!aside) lines.push(...wrong.map(({ spelt, shown }) => `  ${spelt.query} (${spelt.latin}): ${shown}`));
  process.stdout.write(`${lines.join('\n')}\n`);
  expect(outcomes.length).toBeGreaterThan(0);
  if (!aside) expect(share).toBeGreaterThanOrEqual(0.95);
});

test('words in every script are right in nineteen of twenty, kept aside or not', async () => {
  for (const script of IN_SCRIPTS) {
    const outcomes = await ask(SPELT.filter((one) => one.script === script));
    expect(outcomes.filter(({ right }) => right).length / outcomes.length, script).toBeGreaterThanOrEqual(0.95);
  }
});
