import { listCities } from '@plyhaat/contract/places/places';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { listSellers } from '@plyhaat/contract/sellers/sellers';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { stubBrowser } from '#test/browser.ts';
import { someSellerCard } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs, someDealer } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => {
  session.clear();
  vi.unstubAllGlobals();
});

const PUNE = '0190a000-0000-7000-8000-000000000004';
const near = [
  answer(listSellers, ({ query }) => ({
    data: [someSellerCard()],
    total: 1,
    ...(query?.search?.includes('near me') && { nearMe: { rest: 'ply' } }),
  })),
  answer(listCities, { data: [{ _id: PUNE, name: 'Pune', stateId: PUNE, sellersCount: 2 }], total: 1 }),
];
const isThere = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://plyhaat.example');
  expect([pathname, ...searchParams].flat().toSorted()).toEqual(['/sellers', 'search', 'ply', 'city', PUNE].toSorted());
};

test('a visitor who looks near by is asked for a city, and the address then names it', async () => {
  fakeApi(...near);
  const { user, address } = await renderAt('/sellers?search=ply%20near%20me');
  const cities = await screen.findByRole('combobox', { name: 'Your city' });
  await waitFor(() => expect(cities).toHaveTextContent('Pune'));
  await user.selectOptions(cities, 'Pune');
  await waitFor(() => isThere(address()));
  expect(screen.queryByRole('combobox', { name: 'Your city' })).not.toBeInTheDocument();
});

test('a member who looks near by looks in its own city', async () => {
  signInAs('DEALER');
  fakeApi(...near, answer(readMember, { data: someDealer({ cityId: PUNE }) }));
  const { address } = await renderAt('/sellers?search=ply%20near%20me');
  await waitFor(() => isThere(address()));
});
