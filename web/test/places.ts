import { listCities, listCountries, listStates } from '@plyhaat/contract/places/places';
import { answer } from './fake-api.ts';

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

export const INDIA = id(901);
export const NEPAL = id(902);
export const GUJARAT = id(911);
export const MAHARASHTRA = id(912);
export const NASHIK = id(921);
export const PUNE = id(922);

const listed = <T>(data: T[]) => ({ data, total: data.length });
const state = (_id: string, name: string, gstCode: string) => ({
  _id,
  name,
  code: 'XX',
  slug: 'maharashtra',
  gstCode,
  countryId: INDIA,
  sellersCount: 0,
});

/** Two countries, of which one has states, of which one has cities. */
export const somePlaces = () => [
  answer(
    listCountries,
    listed([
      { _id: INDIA, name: 'India', code: 'IN' },
      { _id: NEPAL, name: 'Nepal', code: 'NP' },
    ]),
  ),
  answer(listStates, ({ query: { countryId } }) =>
    listed(
      (countryId ?? INDIA) === INDIA ? [state(GUJARAT, 'Gujarat', '24'), state(MAHARASHTRA, 'Maharashtra', '27')] : [],
    ),
  ),
  answer(listCities, ({ query: { stateId } }) =>
    listed(
      stateId === MAHARASHTRA
        ? [
            { _id: NASHIK, name: 'Nashik', stateId, sellersCount: 0 },
            { _id: PUNE, name: 'Pune', stateId, sellersCount: 0 },
          ]
        : [],
    ),
  ),
];
