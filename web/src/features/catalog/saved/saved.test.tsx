import { listProducts } from '@plyhaat/contract/catalog/catalog';
import {
  deleteSavedSearch,
  listSavedSearches,
  type SavedSearch,
  saveSearch,
  tooManySearches,
} from '@plyhaat/contract/catalog/saved-searches';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { pageOf, someFacets, someProduct } from '#test/builders.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs, someBuyer } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => {
  session.clear();
  vi.unstubAllGlobals();
});

const SEARCH: SavedSearch = {
  _id: MEMBER_ID,
  name: 'plywood pune',
  address: '/shop?search=plywood%20pune',
  alert: true,
  createdAt: '2026-11-14T10:00:00.000Z',
};
const shop = answer(listProducts, { ...pageOf([someProduct()], 30), facets: someFacets() });
const saveButton = () => screen.findByRole('button', { name: 'Save this search' });

test('a member saves what is chosen in the shop, by its address and under its words', async () => {
  signInAs('USER');
  const api = fakeApi(shop, answer(saveSearch, { message: 'Search saved.', data: SEARCH }));
  const { user } = await renderAt('/shop?search=plywood pune&page=2&sortBy=price');
  await user.click(await saveButton());
  expect(await screen.findByRole('button', { name: 'Search saved' })).toBeVisible();
  expect(api.callsOf(saveSearch)[0]?.body).toEqual({ address: '/shop?search=plywood+pune', name: 'plywood pune' });
});

test('where nothing is chosen there is nothing to save, and a refusal is told', async () => {
  signInAs('USER');
  fakeApi(
    shop,
    answer(saveSearch, () => refuse(tooManySearches)),
  );
  const plain = await renderAt('/shop');
  expect(await screen.findByText('30 products')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save this search' })).not.toBeInTheDocument();
  plain.unmount();
  const { user } = await renderAt('/shop?search=ply');
  await user.click(await saveButton());
  expect(await screen.findByText(tooManySearches.message)).toBeInTheDocument();
});

test('a stranger is asked to sign in', async () => {
  const api = fakeApi(shop);
  const { user } = await renderAt('/shop?search=ply');
  await user.click(await saveButton());
  expect(await screen.findByRole('dialog', { name: /Login/ })).toBeInTheDocument();
  expect(api.callsOf(saveSearch)).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the account lists saved searches with their links; alerts are switched and searches deleted', async () => {
  signInAs('USER');
  let saved = [SEARCH];
  const api = fakeApi(
    answer(readMember, { data: someBuyer() }),
    answer(listSavedSearches, () => ({ data: saved, total: saved.length })),
    answer(saveSearch, ({ body }) => {
      saved = saved.map((search) => ({ ...search, alert: body.alert ?? true }));
      return { message: 'Search saved without alerts.', data: { ...SEARCH, alert: false } };
    }),
    answer(deleteSavedSearch, () => {
      saved = [];
      return { message: 'Saved search deleted' };
    }),
  );
  const { user, container } = await renderAt('/account?tab=savedSearches');
  expect(await screen.findByRole('link', { name: 'plywood pune' })).toHaveAttribute('href', SEARCH.address);
  await expectNoAxeViolations(container);
  const alerts = () => screen.getByRole('switch', { name: 'Alerts for plywood pune' });
  expect(alerts()).toBeChecked();
  await user.click(alerts());
  await waitFor(() => expect(alerts()).not.toBeChecked());
  expect(api.callsOf(saveSearch)[0]?.body).toEqual({ address: SEARCH.address, alert: false });
  await user.click(screen.getByRole('button', { name: 'Delete plywood pune' }));
  expect(await screen.findByText(/^No saved searches yet/)).toBeInTheDocument();
  await expectNoAxeViolations(container);
});
