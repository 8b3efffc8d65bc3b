import { listProducts } from '@plyhaat/contract/catalog/catalog';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#test/browser.ts';
import { pageOf, someProduct } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => vi.unstubAllGlobals());

const robots = () => document.head.querySelector('meta[name=robots]')?.getAttribute('content');
const listed = () => document.body.textContent?.includes('"@type":"ItemList"');
const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');

test.each([
  ['/shop', 'https://plyhaat.example/shop'],
  ['/shop?page=2', 'https://plyhaat.example/shop?page=2'],
  ['/shop?utm_source=mail', 'https://plyhaat.example/shop'],
])('%s has a canonical address', async (path, expected) => {
  fakeApi(answer(listProducts, pageOf([someProduct()], 40)));
  await renderAt(path, { publicUrl: 'https://plyhaat.example' });
  expect(canonical()).toBe(expected);
  expect(robots()).toBeUndefined();
  expect(listed()).toBe(true);
});

test.each(['search=ply', 'sort=latest', 'minPrice=5', 'sortBy=price', 'perPage=20', `brands=${crypto.randomUUID()}`])(
  'search engines leave a list filtered by %s alone',
  async (query) => {
    fakeApi(answer(listProducts, pageOf([someProduct()], 40)));
    await renderAt(`/shop?${query}`);
    expect(robots()).toBe('noindex');
    expect(canonical()).toBeUndefined();
    expect(listed()).toBe(false);
  },
);
