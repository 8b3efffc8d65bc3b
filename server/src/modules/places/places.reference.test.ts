import { expect, test } from 'vitest';
import { positionOf } from './places.coordinates.ts';
import { INDIA } from './places.reference.ts';

const cities = INDIA.states.flatMap((state) => state.cities.map((city) => ({ ...city, state: state.name })));
const TRADE_HUBS = {
  Haryana: ['Yamunanagar', 'Jagadhri'],
  Maharashtra: ['Nashik', 'Nagpur', 'Pune'],
  Kerala: ['Perumbavoor', 'Kozhikode'],
  Gujarat: ['Gandhidham', 'Morbi', 'Surat', 'Ahmedabad'],
  Telangana: ['Hyderabad'],
  Karnataka: ['Mysuru', 'Mangaluru', 'Bengaluru'],
  'Uttar Pradesh': ['Lucknow', 'Bareilly'],
  Rajasthan: ['Jodhpur', 'Jaipur'],
  'West Bengal': ['Kolkata'],
  Uttarakhand: ['Rudrapur'],
  Punjab: ['Ludhiana', 'Hoshiarpur'],
  'Andhra Pradesh': ['Visakhapatnam'],
  'Madhya Pradesh': ['Indore'],
  'Tamil Nadu': ['Chennai'],
  Delhi: ['Delhi'],
  Assam: ['Guwahati'],
};

test('India has 28 states and 8 union territories, each with its own GST code', () => {
  expect(INDIA.states.filter((state) => state.kind === 'state')).toHaveLength(28);
  expect(INDIA.states.filter((state) => state.kind === 'union territory')).toHaveLength(8);
  for (const key of ['name', 'slug', 'code', 'gstCode'] as const)
    expect(new Set(INDIA.states.map((state) => state[key])).size, key).toBe(36);
  expect(INDIA.states.filter((state) => !/^(0[1-9]|[12]\d|3[0-8])$/.test(state.gstCode))).toEqual([]);
});

test('about 800 cities can be chosen, and no two share an address', () => {
  expect(cities.length).toBeGreaterThanOrEqual(780);
  expect(cities.length).toBeLessThanOrEqual(900);
  expect(new Set(cities.map((city) => city.slug)).size).toBe(cities.length);
  expect(cities.filter((city) => !/^[A-Z][A-Za-z -]+$/.test(city.name))).toEqual([]);
  expect(INDIA.states.filter((state) => state.cities.length < 2).map((state) => state.name)).toEqual([]);
});

test.each(Object.entries(TRADE_HUBS))('%s lists its trade hubs', (state, hubs) => {
  const listed = cities.filter((city) => city.state === state).map((city) => city.name);
  expect(listed).toEqual(expect.arrayContaining(hubs));
});

test('every city has a position in India, and no two of a state the same', () => {
  expect(cities.filter(({ slug }) => !positionOf(slug)).map(({ slug }) => slug)).toEqual([]);
  const isInIndia = ([north, east]: readonly [number, number]) => north > 6 && north < 36 && east > 68 && east < 98;
  expect(cities.filter(({ slug }) => !isInIndia(positionOf(slug) ?? [0, 0]))).toEqual([]);
  expect(new Set(cities.map(({ slug }) => String(positionOf(slug)))).size).toBe(cities.length);
});
