import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { drawnPages } from '#test/pages.ts';

const server = await testApp({ pages: drawnPages() });
afterAll(server.close);

const asked = async (category: string, rest = '') => {
  const url = `/shop?category=${encodeURIComponent(category)}${rest}`;
  const { statusCode, headers } = await server.app.inject({ url });
  return [statusCode, headers.location];
};

test.each([
  ['plywood', 'plywood'],
  ['Plywood', 'plywood'],
  ['HARDWARE', 'hardware'],
  ['Block & solid boards', 'boards'],
  ['home and garden', 'home-garden'],
  ['plywood-bwr', 'plywood-bwr'],
  ['Drawer Channels', 'hardware-drawer-channels'],
  ['BWP/Marine', 'plywood-bwp-marine'],
  ['Decor fabrics', 'fashion-decor-fabrics'],
])('the shop with the category %s leads to its page (CAT-27)', async (word, slug) => {
  expect(await asked(word)).toEqual([301, `/category/${slug}`]);
});

test('what else the address of the shop asks for is kept on the way to the category (CAT-27)', async () => {
  expect(await asked('Doors', '&maxPrice=4000&thickness=35&page=2&utm_source=mail')).toEqual([
    301,
    '/category/doors?maxPrice=4000&page=2&thickness=35',
  ]);
});

test.each(['', 'zzz', 'PVC', 'plywood,doors', '//evil.example'])(
  'a word that names no category, or several, leaves the whole shop: %s (CAT-27)',
  async (word) => {
    expect(await asked(word)).toEqual([200, undefined]);
  },
);
