import { listProducts } from '@plyhaat/contract/catalog/catalog';
import { listCities, listPositions } from '@plyhaat/contract/places/places';
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
  Reflect.deleteProperty(navigator, 'geolocation');
  session.clear();
  vi.unstubAllGlobals();
});

const PUNE = '0190a000-0000-7000-8000-000000000004';
const GUJARAT = '0190a000-0000-7000-8000-000000000005';
const near = [
  answer(listPositions, {
    data: [
      { stateId: GUJARAT, cities: [['Surat', 21.2, 72.83]] },
      {
        stateId: PUNE,
        cities: [
          ['Nashik', 20, 73.79],
          ['Pune', 18.52, 73.86],
        ],
      },
    ],
    total: 2,
  }),
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

type Geolocation = (found: PositionCallback, failed: (refusal: Refusal) => void) => void;
/** A browser that answers so when it is asked where it is. */
function tellPosition(answering: Geolocation) {
  const getCurrentPosition = vi.fn<Geolocation>(answering);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return getCurrentPosition;
}
const LONAVALA = { coords: { latitude: 18.7546, longitude: 73.4062 } } as GeolocationPosition;

test('a tap on Near me asks for the position, which stays in the browser; the nearest city is chosen (SEARCH-10)', async () => {
  const asked = tellPosition((found) => found(LONAVALA));
  const api = fakeApi(...near);
  const { user, address } = await renderAt('/sellers?search=ply%20near%20me');
  const button = await screen.findByRole('button', { name: 'Near me' });
  expect(asked).not.toHaveBeenCalled();
  expect(api.callsOf(listPositions)).toEqual([]);
  await user.click(button);
  await waitFor(() => isThere(address()));
  expect(asked).toHaveBeenCalledOnce();
  expect(api.callsOf(listCities).at(-1)?.query).toEqual({ active: 'true', stateId: PUNE });
  const sent = [...api.callsOf(listCities), ...api.callsOf(listSellers), ...api.callsOf(listPositions)];
  expect(JSON.stringify(sent)).not.toMatch(/18\.7|73\.4/);
});

class Refusal implements GeolocationPositionError {
  static readonly PERMISSION_DENIED = 1;
  readonly PERMISSION_DENIED = 1;
  readonly POSITION_UNAVAILABLE = 2;
  readonly TIMEOUT = 3;
  readonly message = 'no position';
  readonly code: number;
  constructor(code: number) {
    this.code = code;
  }
}

test.each([
  ['refused', 1, 'Your browser did not share your position. Choose your city instead.'],
  ['not found in time', 3, 'Your position could not be found. Choose your city instead.'],
])('a position that is %s is said plainly, beside a field for the city', async (_how, code, sentence) => {
  vi.stubGlobal('GeolocationPositionError', Refusal);
  tellPosition((_found, failed) => failed(new Refusal(code)));
  fakeApi(...near);
  const { user, address } = await renderAt('/sellers?search=ply%20near%20me');
  await user.click(await screen.findByRole('button', { name: 'Near me' }));
  expect(await screen.findByText(sentence)).toHaveAttribute('role', 'status');
  const cities = screen.getByRole('combobox', { name: 'Your city' });
  await waitFor(() => expect(cities).toHaveTextContent('Pune'));
  await user.selectOptions(cities, 'Pune');
  await waitFor(() => isThere(address()));
});

test("the shop's filters have it too; without a position a field for the city comes instead", async () => {
  const list = { data: [], total: 0, totalElements: 0 };
  fakeApi(...near, answer(listProducts, list));
  const { user, address } = await renderAt('/shop');
  await user.click(await screen.findByRole('button', { name: 'Near me' }));
  expect(await screen.findByText(/^Your position could not be found/)).toBeInTheDocument();
  const cities = await screen.findByRole('combobox', { name: 'Your city' });
  await waitFor(() => expect(cities).toHaveTextContent('Pune'));
  tellPosition((found) => found(LONAVALA));
  await user.click(screen.getByRole('button', { name: 'Near me' }));
  await waitFor(() => expect(address()).toBe(`/shop?city=${PUNE}`));
});
