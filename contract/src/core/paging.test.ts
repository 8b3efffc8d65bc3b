import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { commaList, pageWindow, paging } from './paging.ts';

const Query = z.object(paging());

test('a list starts at its first page of twelve', () => {
  expect(z.parse(Query, {})).toEqual({ page: 1, perPage: 12 });
  expect(z.parse(Query, { page: '3', perPage: '100' })).toEqual({ page: 3, perPage: 100 });
});

test.each([
  '0',
  '-1',
  '1.5',
  'abc',
  '1e99',
  'NaN',
  'Infinity',
  '1,2',
  '<script>',
  '9007199254740993',
  '0x10',
  '1e1',
  ' 2',
  true,
  null,
  [3],
])('page %j is refused', (page) => {
  expect(z.safeParse(Query, { page }).success).toBe(false);
});

test.each(['0', '101', '-5', '12.5', 'all', ' ', ''])('a page size of %j is refused', (perPage) => {
  expect(z.safeParse(Query, { perPage }).success).toBe(false);
});

test('whatever text comes in, a page that is accepted is a whole number within bounds', () => {
  const number = fc.oneof(fc.integer({ min: -5, max: 200 }), fc.maxSafeInteger(), fc.double());
  const text = fc.oneof(fc.string(), number.map(String));
  let accepted = 0;
  fc.assert(
    fc.property(text, text, (page, perPage) => {
      const { success, data = { page: 1, perPage: 1 } } = z.safeParse(Query, { page, perPage });
      accepted += Number(success);
      expect(Number.isSafeInteger(data.page) && data.page >= 1).toBe(true);
      expect(Number.isSafeInteger(data.perPage) && data.perPage >= 1 && data.perPage <= 100).toBe(true);
    }),
    // Random text is seldom a page and a size: one that is.
    { examples: [['2', '50']] },
  );
  expect(accepted).toBeGreaterThan(0);
});

test('a comma list reads the same from the address and from an array', () => {
  const Words = commaList(z.string());
  expect(z.parse(Words, 'a,b,,c')).toEqual(['a', 'b', 'c']);
  expect(z.parse(Words, ['a', 'b'])).toEqual(['a', 'b']);
  expect(z.parse(Words, undefined)).toEqual([]);
  expect(z.parse(Words, '')).toEqual([]);
  expect(z.safeParse(Words, Array(101).fill('x').join(',')).success).toBe(false);
  expect(z.safeParse(commaList(z.uuid()), 'not-an-id').success).toBe(false);
});

test('up to five pages are all shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 5 }), (pages, page) => {
      expect(pageWindow(page, pages)).toEqual(Array.from({ length: pages }, (_, i) => i + 1));
    }),
  );
});

const place = fc
  .integer({ min: 6, max: 100_000 })
  .chain((pages) => fc.record({ pages: fc.constant(pages), page: fc.integer({ min: 1, max: pages }) }));

test('a pager of many pages shows the first, the last, the current one and its neighbours, in order', () => {
  fc.assert(
    fc.property(place, ({ page, pages }) => {
      const shown = pageWindow(page, pages);
      const numbers = shown.filter((item) => item !== 'gap');
      expect(numbers[0]).toBe(1);
      expect(numbers.at(-1)).toBe(pages);
      for (const near of [page - 1, page, page + 1]) if (near >= 1 && near <= pages) expect(numbers).toContain(near);
      expect(numbers.every((n, i) => i === 0 || n > (numbers[i - 1] ?? 0))).toBe(true);
      expect(shown.length).toBeLessThanOrEqual(7);
    }),
  );
});

test('a gap stands exactly where page numbers are missing', () => {
  fc.assert(
    fc.property(place, ({ page, pages }) => {
      const shown = pageWindow(page, pages);
      shown.forEach((item, i) => {
        const [before, after] = [shown[i - 1], shown[i + 1]];
        if (item === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(1);
        else if (typeof before === 'number') expect(item - before).toBe(1);
      });
    }),
  );
});
