import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '#platform/http/failure.ts';
import { FormBody } from './form-paths.ts';

type Entry = readonly [name: string, value: string];
const bodyOf = (entries: readonly Entry[]) => {
  const body = new FormBody();
  for (const [name, value] of entries) body.set(name, value);
  return body.fields;
};

test('a form with its paths written either way is the body it describes', () => {
  expect(
    bodyOf([
      ['name', 'Ply'],
      ['imageArr[0]', 'a'],
      ['imageArr[1]', 'b'],
      ['imagesArr[0].image', 'c'],
      ['imagesArr[1][image]', 'd'],
      ['companyObj.name', 'Tapi'],
      ['companyObj[gstNumber]', 'x'],
    ]),
  ).toEqual({
    name: 'Ply',
    imageArr: ['a', 'b'],
    imagesArr: [{ image: 'c' }, { image: 'd' }],
    companyObj: { name: 'Tapi', gstNumber: 'x' },
  });
});

test.each([
  '',
  '[0]',
  '0',
  'list[100]',
  'list[01]',
  'list[-1]',
  'list[1e3]',
  'list[4294967295]',
  'list[]',
  'list.length',
  'list[length]',
  'length',
  '__proto__.x',
  'a.__proto__.x',
  'a[__proto__]',
  'constructor',
  'a.constructor.prototype.x',
  'prototype',
  'toString',
  'list.push',
  'a..b',
  'a.b.c.d.e',
  'a[b',
  'a]b',
  'a b',
  'नाम',
  `a${'b'.repeat(40)}`,
])('the path %j is refused', (name) => {
  expect(() =>
    bodyOf([
      ['list[0]', 'x'],
      [name, '1'],
    ]),
  ).toThrow(AppError);
});

test('a name that comes again makes a list, which nothing leads into', () => {
  const twice: Entry[] = [
    ['categoryArr', 'a'],
    ['categoryArr', 'b'],
  ];
  expect(bodyOf([...twice, ['categoryArr', 'c']])).toEqual({ categoryArr: ['a', 'b', 'c'] });
  expect(() => bodyOf([...twice, ['categoryArr[0]', 'c']])).toThrow(AppError);
  expect(() =>
    bodyOf([
      ['list[0]', 'a'],
      ['list', 'b'],
    ]),
  ).toThrow(AppError);
});

test('a name leads into an object and an index into a list, never into the other or into a text', () => {
  for (const [first, second] of [
    ['a[0]', 'a.b'],
    ['a.b', 'a[0]'],
    ['a', 'a.b'],
    ['a', 'a[0]'],
    ['a.b', 'a'],
  ] as const)
    expect(
      () =>
        bodyOf([
          [first, 'x'],
          [second, 'y'],
        ]),
      second,
    ).toThrow(AppError);
});

test('more fields or more text than any form has are refused', () => {
  const many = Array.from({ length: 201 }, (_, i): Entry => [`a${i}`, '']);
  expect(Object.keys(bodyOf(many.slice(1)))).toHaveLength(200);
  expect(() => bodyOf(many)).toThrow(AppError);
  expect(() => bodyOf([['a', 'x'.repeat(256 * 1024)]])).toThrow(AppError);
});

const word = fc.constantFrom(
  'a',
  'image',
  'imageArr',
  'length',
  '__proto__',
  'constructor',
  '0',
  '7',
  '99',
  '100',
  '2000000',
);
const path = fc
  .array(fc.tuple(fc.constantFrom('.', '[', ']', '[]', '', '].', ']['), word), { maxLength: 5 })
  .map((steps) => `imageArr${steps.map(([mark, step]) => mark + step + (mark === '[' ? ']' : '')).join('')}`);

/** Every list in a value. */
const listsIn = (value: unknown): unknown[][] =>
  typeof value !== 'object' || value === null
    ? []
    : [...(Array.isArray(value) ? [value] : []), ...Object.values(value).flatMap(listsIn)];

test('whatever paths a form has, it is refused or becomes plain data with short lists', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(path, fc.string()), { maxLength: 6 }), (names) => {
      const body = new FormBody();
      for (const name of names)
        try {
          body.set(name, '20000000');
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
        }
      for (const list of listsIn(body.fields)) expect(list.length).toBeLessThanOrEqual(100);
      expect(structuredClone(body.fields)).toEqual(body.fields);
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
