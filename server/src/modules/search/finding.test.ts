import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { asker } from '#test/queries/asking-in-scripts.ts';
import { FINDINGS, finder, KINDS } from '#test/queries/findings.ts';
import { IN_SCRIPTS, SPELT } from '#test/queries/scripts.ts';

const shop = await testApp({ demo: true });
afterAll(shop.close);
const { ask } = await finder(shop);
const { ask: askSpelt } = asker(shop);

const tunedOn = FINDINGS.filter(({ isKeptAside }) => !isKeptAside);

// Every third search that the engine may be tuned on; `npm run proof -- finding` asks them all.
test.for(KINDS)('the first three results of searches for %s are right', async (kind) => {
  const outcomes = await ask(tunedOn.filter((one) => one.kind === kind).filter((_one, at) => at % 3 === 0));
  const wrong = outcomes.filter(({ right }) => !right).map(({ finding, shown }) => `${finding.query}: ${shown}`);
  expect(outcomes.length).toBeGreaterThan(2);
  expect(1 - wrong.length / outcomes.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
});

// Every fourth word likewise.
test.for(IN_SCRIPTS)('words in %s find the first three results of the Latin ones', async (script) => {
  const words = SPELT.filter((one) => one.script === script && !one.isKeptAside).filter((_one, at) => at % 4 === 0);
  const outcomes = await askSpelt(words);
  const wrong = outcomes.filter(({ right }) => !right).map(({ spelt, shown }) => `${spelt.query}: ${shown}`);
  expect(outcomes.length).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});
