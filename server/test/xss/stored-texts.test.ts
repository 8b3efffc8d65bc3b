import { expect, test } from 'vitest';
import { BY_OTHER_JOURNEYS, NEVER_SHOWN, SAME_AS, SAME_FIELD, UNTRIED } from './covered.ts';
import { SIXTY, textsOf } from './sixty.ts';
import { STAFF } from './staff-writers.ts';
import { storedTexts } from './stored-texts.ts';
import { MEMBERS } from './writers.ts';

const stored = (await storedTexts()).map(({ call, field }) => ({ call, field, name: `${call} ${field}` }));
const written = new Set(
  [...MEMBERS, ...STAFF].flatMap(({ call, fields }) => fields.map((field) => `${call} ${field}`)),
);

test('every text that a call can have stored is attacked, or said to be shown nowhere', () => {
  const isWritten = ({ call, field }: { call: string; field: string }) =>
    [call, SAME_AS[call] ?? call].some((one) =>
      [field, SAME_FIELD[field] ?? field].some((name) => written.has(`${one} ${name}`)),
    );
  const isNamed = (name: string) =>
    [...BY_OTHER_JOURNEYS, ...UNTRIED].includes(name) || NEVER_SHOWN.some(([field]) => field.test(name));
  const missing = stored.filter((text) => !isWritten(text) && !isNamed(text.name));
  expect(missing.map(({ name }) => name)).toEqual([]);
  expect(stored.length).toBeGreaterThan(200);
});

test('what is attacked is what the contract offers', () => {
  const names = new Set(stored.map(({ name }) => name));
  expect([...written].filter((name) => !names.has(name))).toEqual([]);
});

test('sixty different attacks are all in the texts of a field, however short it is', () => {
  expect(new Set(SIXTY).size).toBe(60);
  for (const most of [60, 200, 2000]) {
    const texts = textsOf('Zq001', most);
    expect(texts.every(({ length }) => length <= most)).toBe(true);
    expect(SIXTY.filter((payload) => !texts.some((text) => text.includes(payload)))).toEqual([]);
  }
});
