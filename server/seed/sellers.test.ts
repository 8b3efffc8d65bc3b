import { hasGstCheckDigit } from '@plyhaat/contract/core/gst';
import { BUSINESS_ROLES } from '@plyhaat/contract/core/roles';
import { expect, test } from 'vitest';
import { INDIA } from '#modules/places/places.reference.ts';
import { BRANDS } from './brands.data.ts';
import { buyers, SAMPLE_PEOPLE } from './people.ts';
import { seeded } from './random.ts';
import { sellers } from './sellers.ts';

const all = sellers(seeded('test'), 60);
const stateOfCity = new Map(INDIA.states.flatMap((state) => state.cities.map((city) => [city.slug, state] as const)));

test('sixty sellers of all six kinds trade in at least fifteen states', () => {
  expect(new Set(all.map((seller) => seller.slug)).size).toBe(60);
  expect(new Set(all.map((seller) => seller.state)).size).toBeGreaterThanOrEqual(15);
  expect(new Set(all.map((seller) => seller.role))).toEqual(new Set(BUSINESS_ROLES));
});

test('every seller lives in a listed city and has a GST number of that state with a true check digit', () => {
  const wrong = all.filter((seller) => {
    const state = stateOfCity.get(seller.citySlug);
    return state?.gstCode !== seller.gstNumber.slice(0, 2) || !hasGstCheckDigit(seller.gstNumber);
  });
  expect(wrong.map((seller) => seller.company)).toEqual([]);
  expect(new Set(all.map((seller) => seller.gstNumber)).size).toBe(60);
});

test('nobody shares a telephone number or an e-mail address, and all addresses are fictitious', () => {
  const people = [...all, ...SAMPLE_PEOPLE, ...buyers(seeded('test'), 40)];
  expect(new Set(people.map((person) => person.phone)).size).toBe(people.length);
  expect(new Set(people.map((person) => person.email)).size).toBe(people.length);
  expect(people.filter((person) => !/^[6-9]\d{9}$/.test(person.phone))).toEqual([]);
  expect(people.filter((person) => !person.email.endsWith('.example'))).toEqual([]);
  expect(all.filter((seller) => !/^[1-9]\d{5}$/.test(seller.pin))).toEqual([]);
});

test('a seller carries only known brands, and one at least for everything it sells', () => {
  const brandCategories = new Map(BRANDS.map((brand) => [brand.name, brand.categories.split(' ')]));
  expect(all.flatMap((seller) => seller.brands).filter((brand) => !brandCategories.has(brand))).toEqual([]);
  const missing = all.flatMap((seller) =>
    seller.categories
      .filter((category) => !seller.brands.some((brand) => brandCategories.get(brand)?.includes(category)))
      .map((category) => `${seller.company}: ${category}`),
  );
  expect(missing).toEqual([]);
});

test('the sample sellers have and lack a subscription as the demo banner says', () => {
  const named = (company: string) => all.find((seller) => seller.company === company);
  expect(named('Vidarbha Ply Traders')).toMatchObject({ phone: '9000000002', subscribed: true });
  expect(named('Marwar Ply Point')).toMatchObject({ phone: '9000000003', subscribed: false });
});
