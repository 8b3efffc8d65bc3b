import { expect, test } from 'vitest';
import { readSearchAddress, searchQueryOf } from './saved-searches.ts';

const ID = '0198c5b0-0000-7000-8000-000000000000';

test.each([
  ['/shop?search=plywood%20pune', '/shop?search=plywood%20pune'],
  ['/shop?search=ply&page=3&perPage=40&sortBy=price&sortOrder=desc', '/shop?search=ply'],
  [`/shop?search=+ply+&categories=${ID}&utm_source=mail#main`, `/shop?categories=${ID}&search=ply`],
  ['/shop?maxPrice=180&minPrice=20', '/shop?maxPrice=180&minPrice=20'],
  ['/shop', undefined],
  ['/shop?page=2', undefined],
  ['/shop?search=', undefined],
  ['/shop?categories=plywood', undefined],
  ['/sellers?search=ply', undefined],
  ['//evil.example/shop?search=ply', undefined],
])('the address %s is saved as %s', (address, saved) => {
  expect(readSearchAddress(address)).toBe(saved);
});

test('a saved address asks for what it named', () => {
  expect(searchQueryOf(`/shop?brands=${ID}&search=marine%20ply`)).toMatchObject({
    brands: [ID],
    search: 'marine ply',
    facets: false,
  });
});
