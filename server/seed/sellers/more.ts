import { INDIA } from '#modules/places/places.reference.ts';
import type { Random } from '../random.ts';
import type { SellerRow } from './seller-row.ts';

const TRADES = [
  'Ply House',
  'Timber Traders',
  'Board Centre',
  'Interiors',
  'Laminate Mart',
  'Wood Works',
  'Door Depot',
];
const FIRST = ['Aman', 'Bina', 'Chetan', 'Divya', 'Esha', 'Girish', 'Jaya', 'Kiran', 'Lata', 'Manoj', 'Pooja', 'Suraj'];
const LAST = ['Bhagat', 'Das', 'Joshi', 'Kale', 'Nair', 'Pillai', 'Rawat', 'Sethi', 'Thakur', 'Verma'];

/** As many more as asked, each after its city and modelled on one of the written ones. */
export function moreSellers(random: Random, written: readonly SellerRow[], count: number): SellerRow[] {
  const cities = INDIA.states.flatMap((state) => state.cities.map((city) => ({ name: city.name, state: state.code })));
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const model = random.pick(written);
    const city = random.pick(cities);
    return {
      ...model,
      company: `${city.name} ${random.pick(TRADES)} ${index + 1}`,
      city: city.name,
      state: city.state,
      contact: `${random.pick(FIRST)} ${random.pick(LAST)}`,
      since: random.int(1980, 2022),
      address: `${random.int(1, 400)} Station Road`,
      phone: String(7_000_000_001 + index),
      subscribed: random.chance(0.5),
    };
  });
}
