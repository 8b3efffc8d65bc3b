import type { FirstStep, FirstStepName, FirstSteps } from '@plyhaat/contract/sellers/first-steps';
import { FirstStepName as Names } from '@plyhaat/contract/sellers/first-steps';

/** A seller with nothing left to do, but for the steps that are named. */
export function someFirstSteps(
  over: Partial<Record<FirstStepName, Partial<FirstStep>>> = {},
  missing: FirstSteps['missing'] = [],
): FirstSteps {
  const steps = Names.options.map((step): FirstStep => ({ step, state: 'done', reason: null, ...over[step] }));
  return { steps, done: steps.filter(({ state }) => state !== 'open').length, missing };
}
