import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { FINDINGS, finder, KINDS } from '#test/queries/findings.ts';

const shop = await testApp({ demo: true });
afterAll(shop.close);
const { ask } = await finder(shop);

const tunedOn = FINDINGS.filter(({ isKeptAside }) => !isKeptAside);

// Every third search that the engine may be tuned on; `npm run proof -- finding` asks them all.
test.for(KINDS)('the first three results of searches for %s are right', async (kind) => {
  const outcomes = await ask(tunedOn.filter((one) => one.kind === kind).filter((_one, at) => at % 3 === 0));
  const wrong = outcomes.filter(({ right }) => !right).map(({ finding, shown }) => `${finding.query}: ${shown}`);
  expect(outcomes.length).toBeGreaterThan(2);
  expect(1 - wrong.length / outcomes.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
});
