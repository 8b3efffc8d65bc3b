import { EASTERN_CITIES } from './places.cities-east.ts';
import { NORTHERN_CITIES } from './places.cities-north.ts';
import { SOUTHERN_AND_WESTERN_CITIES } from './places.cities-south-west.ts';

/** `gstCode` is the first two digits of the state's GST numbers. */
type StateRow = readonly [gstCode: string, code: string, name: string];

const STATES: readonly StateRow[] = [
  ['37', 'AP', 'Andhra Pradesh'],
  ['12', 'AR', 'Arunachal Pradesh'],
  ['18', 'AS', 'Assam'],
  ['10', 'BR', 'Bihar'],
  ['22', 'CG', 'Chhattisgarh'],
  ['30', 'GA', 'Goa'],
  ['24', 'GJ', 'Gujarat'],
  ['06', 'HR', 'Haryana'],
  ['02', 'HP', 'Himachal Pradesh'],
  ['20', 'JH', 'Jharkhand'],
  ['29', 'KA', 'Karnataka'],
  ['32', 'KL', 'Kerala'],
  ['23', 'MP', 'Madhya Pradesh'],
  ['27', 'MH', 'Maharashtra'],
  ['14', 'MN', 'Manipur'],
  ['17', 'ML', 'Meghalaya'],
  ['15', 'MZ', 'Mizoram'],
  ['13', 'NL', 'Nagaland'],
  ['21', 'OD', 'Odisha'],
  ['03', 'PB', 'Punjab'],
  ['08', 'RJ', 'Rajasthan'],
  ['11', 'SK', 'Sikkim'],
  ['33', 'TN', 'Tamil Nadu'],
  ['36', 'TS', 'Telangana'],
  ['16', 'TR', 'Tripura'],
  ['09', 'UP', 'Uttar Pradesh'],
  ['05', 'UK', 'Uttarakhand'],
  ['19', 'WB', 'West Bengal'],
];

const UNION_TERRITORIES: readonly StateRow[] = [
  ['35', 'AN', 'Andaman and Nicobar Islands'],
  ['04', 'CH', 'Chandigarh'],
  ['26', 'DH', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['07', 'DL', 'Delhi'],
  ['01', 'JK', 'Jammu and Kashmir'],
  ['38', 'LA', 'Ladakh'],
  ['31', 'LD', 'Lakshadweep'],
  ['34', 'PY', 'Puducherry'],
];

const CITIES = { ...NORTHERN_CITIES, ...EASTERN_CITIES, ...SOUTHERN_AND_WESTERN_CITIES };

const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-');

const cityNames = (code: string) => (CITIES[code] ?? '').split(',').map((name) => name.trim());

const state =
  (kind: 'state' | 'union territory') =>
  ([gstCode, code, name]: StateRow) => ({
    name,
    slug: slugOf(name),
    code,
    gstCode,
    kind,
    cities: cityNames(code).map((city) => ({ name: city, slug: `${slugOf(city)}-${code.toLowerCase()}` })),
  });

export const INDIA = {
  name: 'India',
  slug: 'india',
  code: 'IN',
  states: [...STATES.map(state('state')), ...UNION_TERRITORIES.map(state('union territory'))],
};
