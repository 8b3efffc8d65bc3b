import { listProducts } from '@plyhaat/contract/catalog/catalog';
import type { Endpoint } from '@plyhaat/contract/core/endpoint';
import { listBanners } from '@plyhaat/contract/promotions/banners';
import { listTopSellers } from '@plyhaat/contract/sellers/sellers';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#test/browser.ts';
import { someSellerCard } from '#test/builders.ts';
import { render } from '../src/entry-server.tsx';
import { hydrate } from '../src/hydrate.tsx';

const installation = { demo: false, publicUrl: 'https://plyhaat.example' };
const NOTHING = { data: [], total: 0 };
const sellers = [someSellerCard({ companyName: 'Godatir Panels' })];
let broken: readonly Endpoint[] = [];

/** A marketplace with one seller. */
async function call(endpoint: Endpoint): Promise<object> {
  if (broken.includes(endpoint)) throw new Error('the database is away');
  if (endpoint === listBanners) return { bannerImages: [] };
  return endpoint === listTopSellers ? { data: sellers, total: sellers.length } : NOTHING;
}

async function homePage() {
  const page = await render({ url: '/', language: 'en', call, keep: (_name, make) => make(call), installation });
  if ('location' in page) throw new Error('redirected');
  return page;
}

beforeEach(() => {
  stubBrowser({ reducedMotion: true });
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});
afterEach(() => {
  broken = [];
  vi.unstubAllGlobals();
});

test('a section stands in its page, and what it shows in the page’s state', async () => {
  const { body, state } = await homePage();
  expect(body).toContain('Godatir Panels');
  expect(body).not.toContain('\0');
  expect(state).toContain('Godatir Panels');
  expect((await homePage()).body).toBe(body);
});

test('the page stands when some of its sections cannot be loaded', async () => {
  broken = [listProducts];
  const { status, body } = await homePage();
  expect(status).toBe(200);
  expect(body).toContain('TOP SELLERS');
  expect(body).toContain('animate-sheen');
});

test('what the server drew comes alive as it stands', async () => {
  const { body, state } = await homePage();
  document.body.innerHTML = `<div id="app">${body}</div><script type="application/json" id="state">{"at":${Date.now()},${state}}</script>`;
  const card = screen.getByRole('heading', { name: 'TOP SELLERS' });
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  await act(() => hydrate());
  const redrawn = complaints.mock.calls.filter(([what]) => what === 'hydration');
  complaints.mockRestore();
  expect(redrawn.flat().map(String)).toEqual([]);
  expect(screen.getByRole('heading', { name: 'TOP SELLERS' })).toBe(card);
});
