import { ProductListQuery } from '@plyhaat/contract/catalog/catalog';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forgiving, parseSearch, stringifySearch } from './address.ts';

const shop = forgiving(ProductListQuery);

test('writing what was read gives the same address, so no page redirects for ever', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string()), (words) => {
      const once = stringifySearch(words);
      expect(stringifySearch(parseSearch(once))).toBe(once);
    }),
  );
});

test('whatever is typed, the shop opens: bad parts fall back to their defaults', () => {
  const junk = fc.dictionary(
    fc.constantFrom(
      'page',
      'perPage',
      'sortBy',
      'sortOrder',
      'search',
      'categories',
      'brands',
      'minPrice',
      'maxPrice',
      'other',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(junk, (words) => {
      const address = shop.parse(words);
      expect(address.page).toBeGreaterThanOrEqual(1);
      expect(['name', 'price', 'rating', 'createdAt', 'relevance', undefined]).toContain(address.sortBy);
      expect(shop.parse(parseSearch(stringifySearch(address)))).toEqual(address);
    }),
  );
});

test('a part that nobody understands leaves the address', () => {
  const typed = { sortBy: ';drop', search: 'ply' };
  expect(stringifySearch({ ...typed, ...shop.parse(typed), facets: undefined })).not.toContain('drop');
});

test('lists stay readable', () => {
  expect(stringifySearch({ categories: ['a', 'b'], page: 2, search: 'marine ply', brands: [] })).toBe(
    '?categories=a,b&page=2&search=marine+ply',
  );
});
