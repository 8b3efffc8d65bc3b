import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#test/browser.ts';
import { fakeApi } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => vi.unstubAllGlobals());

const robots = () => document.head.querySelector('meta[name=robots]')?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');

test.each([
  ['/shop', 'https://plyhaat.example/shop'],
  ['/shop?page=2', 'https://plyhaat.example/shop?page=2'],
  ['/shop?utm_source=mail', 'https://plyhaat.example/shop'],
])('%s has a canonical address', async (path, expected) => {
  fakeApi();
  await renderAt(path, { publicUrl: 'https://plyhaat.example' });
  expect(canonical()).toBe(expected);
  expect(robots()).toBeUndefined();
});

test.each(['search=ply', 'sort=latest', 'minPrice=5', 'sortBy=price', 'perPage=20', `brands=${crypto.randomUUID()}`])(
  'search engines leave a list filtered by %s alone',
  async (query) => {
    fakeApi();
    await renderAt(`/shop?${query}`);
    expect(robots()).toBe('noindex');
    expect(canonical()).toBeUndefined();
  },
);
