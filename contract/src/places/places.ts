import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { listOf } from '../core/paging.ts';
import { ReferenceText } from '../core/reference-text.ts';
import { DAY_SECONDS } from '../core/time-units.ts';

const flag = z._default(
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text) => text === 'true'),
  ),
  false,
);

export const Country = z.object({ _id: z.string(), name: ReferenceText, code: z.string() });
export const State = z.object({
  _id: z.string(),
  name: ReferenceText,
  slug: z.string(),
  code: z.string(),
  gstCode: z.string(),
  countryId: z.string(),
  sellersCount: z.int(),
});
export type State = z.infer<typeof State>;
export const City = z.object({ _id: z.string(), name: ReferenceText, stateId: z.string(), sellersCount: z.int() });

/** Where cities are: their name, degrees north and degrees east. */
export const CityPositions = z.object({
  stateId: z.string(),
  cities: z.array(z.tuple([ReferenceText, z.number(), z.number()])),
});
export type CityPositions = z.infer<typeof CityPositions>;

export const listCountries = endpoint({
  method: 'GET',
  path: '/country',
  access: 'public',
  summary: 'Countries',
  reply: listOf(Country),
  cache: { seconds: DAY_SECONDS, tags: ['places'] },
});
export const listStates = endpoint({
  method: 'GET',
  path: '/state',
  access: 'public',
  summary: 'States and union territories; `active=true` keeps those with at least one seller',
  query: z.object({ countryId: z.optional(z.uuid()), active: flag }),
  reply: listOf(State),
  cache: { seconds: 300, tags: ['places', 'sellers'] },
});
export const listCities = endpoint({
  method: 'GET',
  path: '/city',
  access: 'public',
  summary: 'Cities of a state; `active=true` keeps those with at least one seller',
  query: z.object({ stateId: z.optional(z.uuid()), active: flag }),
  reply: listOf(City),
  cache: { seconds: 300, tags: ['places', 'sellers'] },
});
/** Without ids, which cannot be compressed: a browser picks the nearest here and asks for the cities of its state. */
export const listPositions = endpoint({
  method: 'GET',
  path: '/city/positions',
  access: 'public',
  summary: 'Where the cities with at least one seller are, state by state',
  reply: listOf(CityPositions),
  cache: { seconds: 300, tags: ['places', 'sellers'] },
});
