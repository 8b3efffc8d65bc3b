import { expect, test } from 'vitest';
import { answerIn, askedFacts, FACTS, unaskedFacts, usualAnswers } from './asked-facts.ts';
import { readIsCode } from './standards.ts';

test('hardware, wood polish and tools are not asked for wood and glue, thickness or a licence', () => {
  for (const slug of ['hardware', 'adhesives', 'machinery'])
    for (const fact of ['wood', 'glue', 'thickness', 'licenceNumber'] as const)
      expect(askedFacts(slug)).not.toHaveProperty(fact);
  expect(Object.keys(askedFacts('plywood')).sort()).toEqual(FACTS.filter((fact) => fact !== 'finish').toSorted());
});

test('a category that staff added is asked for everything, in words of its own', () => {
  expect(Object.entries(askedFacts('cane-furniture'))).toEqual(FACTS.map((fact) => [fact, []]));
});

test('answers are told apart by more than how they are written', () => {
  const sizes = askedFacts('plywood').size ?? [];
  expect(answerIn(sizes, '8x4 FT')).toBe('8 × 4 ft');
  expect(answerIn(sizes, '8 x 5 ft')).toBeUndefined();
  expect(answerIn(askedFacts('laminates').finish ?? [], 'suede')).toBe('Suede');
});

test('no list has an answer twice, and every standard is one', () => {
  for (const fact of FACTS) {
    const keys = usualAnswers(fact).map((answer) => answer.toLowerCase());
    expect(new Set(keys).size, fact).toBe(keys.length);
  }
  expect(usualAnswers('standard').every((code) => readIsCode(code) === code)).toBe(true);
});

test('what a product says without being asked is found', () => {
  expect(unaskedFacts('hardware', { wood: 'Teak', glue: null, size: '4 in' })).toEqual(['wood']);
  expect(unaskedFacts('plywood', { wood: 'Gurjan', glue: 'PF', grade: 'BWP' })).toEqual([]);
});
