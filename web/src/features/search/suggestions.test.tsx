import { readProduct } from '@plyhaat/contract/catalog/catalog';
import { search, searchSellers, suggest } from '@plyhaat/contract/search/search';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#api/call.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { someProductDetail } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SELLER = {
  _id: 's1',
  slug: 'asha',
  searchName: 'Asha Ply',
  label: 'Dealer, Nashik',
  bannerImage: '',
  picture: null,
};
const row = (kind: 'seller' | 'category' | 'product', name: string, label: string) => ({
  kind,
  _id: `${kind}-${name}`,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  label,
  image: '',
  picture: null,
});
const ROWS = [
  row('seller', 'Asha Ply', 'Nashik'),
  row('product', 'Marine ply', 'Plywood'),
  row('category', 'Plywood', ''),
];
const sellers = () => answer(searchSellers, { data: [SELLER], total: 1 });
const others = () => answer(suggest, { data: ROWS, understood: ['Plywood'] });
const field = () => screen.getByLabelText<HTMLInputElement>('Search', { selector: 'input' });
const list = () => within(screen.getByRole('listbox', { name: 'Suggestions' }));
const options = () =>
  list()
    .getAllByRole('option')
    .map((option) => option.textContent);

test('with one or two characters nobody is asked and nothing drops down (SEARCH-2)', async () => {
  const api = fakeApi(sellers(), others());
  const { user } = await renderAt('/shop');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await user.type(field(), 'as ');
  act(() => void vi.advanceTimersByTime(5000));
  expect([...api.callsOf(searchSellers), ...api.callsOf(suggest)]).toEqual([]);
  expect(screen.queryByRole('listbox')).toBeNull();
  // The third character does ask, after the same pause.
  await user.type(field(), '{Backspace}h');
  act(() => void vi.advanceTimersByTime(5000));
  vi.useRealTimers();
  await waitFor(() => expect(api.callsOf(searchSellers)).toEqual([{ query: { search: 'ash', page: 1, perPage: 5 } }]));
});

test('sellers come first, then categories and products (SEARCH-2)', async () => {
  const api = fakeApi(sellers(), others());
  const { user, container } = await renderAt('/shop');
  await user.type(field(), 'ash');
  await screen.findByRole('option', { name: /^Asha Ply/ });
  expect(screen.getByRole('option', { name: /^Asha/ })).toHaveAttribute('href', '/seller/s1');
  expect(options()).toEqual(['Asha PlyDealer, Nashik', 'Plywood', 'Marine plyPlywood']);
  expect(api.callsOf(searchSellers)).toEqual([{ query: { search: 'ash', page: 1, perPage: 5 } }]);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await expectNoAxeViolations(container);
});

const NAGPUR = { kind: 'city', _id: 'nagpur', name: 'Nagpur', rest: '18mm ply', hasResults: true } as const;

test('what is suggested for a place says so, and leads on with its whole name (SEARCH-2)', async () => {
  fakeApi(
    answer(searchSellers, { data: [], total: 0 }),
    answer(suggest, { data: ROWS.slice(1), place: NAGPUR, understood: [] }),
  );
  const { user } = await renderAt('/shop');
  await user.type(field(), '18mm ply nag');
  expect(await screen.findByRole('group', { name: 'Products in Nagpur' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all results in Nagpur' })).toHaveAttribute(
    'href',
    '/search?q=18mm+ply+Nagpur',
  );
});

test('where nobody is called so, those who deal in it are suggested (SEARCH-11)', async () => {
  fakeApi(answer(searchSellers, { data: [], total: 0 }), others());
  const { user } = await renderAt('/shop');
  await user.type(field(), 'ply dealer nashik');
  expect(await screen.findByRole('option', { name: /^Asha Ply/ })).toHaveAttribute('href', '/seller/seller-Asha%20Ply');
});

test('the arrow keys choose, Enter opens, and the field keeps the focus', async () => {
  fakeApi(sellers(), others(), answer(readProduct, { data: someProductDetail({ slug: 'marine-ply' }) }));
  const { user, address } = await renderAt('/shop');
  await user.type(field(), 'ply');
  await screen.findByRole('listbox', { name: 'Suggestions' });
  const chosen = () => list().queryByRole('option', { selected: true })?.textContent;
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toBe('Asha PlyDealer, Nashik');
  expect(field()).toHaveFocus();
  expect(field().getAttribute('aria-activedescendant')).toBe(list().getByRole('option', { selected: true }).id);
  await user.keyboard('{ArrowUp}');
  expect(chosen()).toBeUndefined();
  await user.keyboard('{ArrowUp}');
  expect(chosen()).toBe('Marine plyPlywood');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/product/marine-ply'));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('without a choice Enter searches, and Escape closes', async () => {
  fakeApi(
    sellers(),
    others(),
    answer(search, {
      data: { products: [], sellers: [], categories: [] },
      totals: { all: 0, products: 0, sellers: 0, categories: 0 },
    }),
  );
  const { user, address } = await renderAt('/shop');
  await user.type(field(), 'ply');
  await screen.findByRole('listbox', { name: 'Suggestions' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(field(), 'wood{Enter}');
  await waitFor(() => expect(address()).toBe('/search?q=plywood'));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('waiting, nothing and failure have their texts (SEARCH-3)', async () => {
  let finish = (_: 'nothing' | 'failure') => {};
  fakeApi(
    answer(searchSellers, async () => {
      const outcome = await new Promise((resolve) => {
        finish = resolve;
      });
      if (outcome === 'failure') throw new CallError(422, 'no');
      return { data: [], total: 0 };
    }),
    answer(suggest, { data: [], understood: [] }),
  );
  const { user } = await renderAt('/shop');
  await user.type(field(), 'zzz');
  expect(await screen.findByText('Searching...')).toBeInTheDocument();
  act(() => finish('nothing'));
  expect(await screen.findByText('No results found for “zzz”')).toBeInTheDocument();
  await user.type(field(), 'z');
  expect(await screen.findByText('Searching...')).toBeInTheDocument();
  act(() => finish('failure'));
  expect(await screen.findByText('Error loading search results')).toBeInTheDocument();
});

test('the list closes 200 ms after the field loses the focus (SEARCH-3)', async () => {
  fakeApi(sellers(), others());
  const { user } = await renderAt('/shop');
  await user.type(field(), 'ply');
  await screen.findByRole('listbox', { name: 'Suggestions' });
  vi.useFakeTimers();
  act(() => field().blur());
  act(() => void vi.advanceTimersByTime(199));
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('fast typing asks once, for what was meant', async () => {
  const api = fakeApi(sellers(), others());
  const { user } = await renderAt('/shop');
  await user.click(field());
  await user.type(field(), 'marine ply');
  await screen.findByRole('listbox', { name: 'Suggestions' });
  await waitFor(() => expect(api.callsOf(suggest).at(-1)?.query).toEqual({ q: 'marine ply' }));
  expect(within(screen.getByRole('listbox')).getAllByRole('group')).toHaveLength(3);
});

test('the first row tells how the text is read and finds just that; products tell price and city', async () => {
  const priced = { price: 5100, pricetype: 'per Nos/sheet', unitName: 'sheet', cityName: 'Nagpur' } as const;
  fakeApi(
    answer(searchSellers, { data: [], total: 0 }),
    answer(suggest, {
      data: [{ ...row('product', 'Marine ply', 'Plywood'), ...priced }],
      understood: ['Plywood', '18 mm', 'in Nagpur'],
    }),
  );
  const { user, container } = await renderAt('/shop');
  await user.type(field(), '18mm ply nagpur');
  expect(await screen.findByRole('link', { name: 'Plywood · 18 mm · in Nagpur' })).toHaveAttribute(
    'href',
    '/search?q=18mm+ply+nagpur',
  );
  expect(options()).toEqual(['Marine ply₹5,100 per sheet · Nagpur']);
  await expectNoAxeViolations(container);
});
