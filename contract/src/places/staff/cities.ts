import * as z from 'zod/mini';
import { changedSince } from '../../admin/admin.ts';
import { longPaging, pageOf } from '../../admin/lists.ts';
import { endpoint, failure } from '../../core/endpoint.ts';
import { requiredText } from '../../core/fields.ts';
import { listOfAtMost } from '../../core/lists.ts';

/** A city as staff edit it. */
export const EditedCity = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  state: z.object({ _id: z.string(), name: z.string() }),
  /** Other spellings that staff added, for search. */
  spellings: z.array(z.string()),
  /** Offered nowhere. */
  isHidden: z.boolean(),
  /** Added by staff, beside those that came with the marketplace. */
  isAdded: z.boolean(),
  sellersCount: z.int(),
  version: z.int(),
});
export type EditedCity = z.infer<typeof EditedCity>;

export const LONGEST_CITY = 60;
const MOST_SPELLINGS = 20;
export const CITY_NEEDS = {
  name: 'Please enter the name of a city',
  letters: 'Please use letters of the Latin script',
  script: 'Please use letters of the Latin or Devanagari script',
  state: 'Please select a state',
} as const;

const CityName = requiredText(CITY_NEEDS.name, LONGEST_CITY).check(
  z.regex(/^\p{Script=Latin}[\p{Script=Latin}\p{M} .'’-]+$/u, CITY_NEEDS.letters),
);
const Spelling = requiredText(CITY_NEEDS.name, LONGEST_CITY).check(
  z.regex(
    /^[\p{Script=Latin}\p{Script=Devanagari}][\p{Script=Latin}\p{Script=Devanagari}\p{M} .'’-]+$/u,
    CITY_NEEDS.script,
  ),
);
const Spellings = listOfAtMost(Spelling, MOST_SPELLINGS, `Please give at most ${MOST_SPELLINGS} spellings`);
const ById = z.object({ id: z.uuid() });

export const cityGone = failure('city_gone', 404, 'This city does not exist any more.');
export const cityTaken = failure('city_exists', 409, 'This state has a city of that name already.');
export const spellingTaken = failure('spelling_taken', 409, 'Another city has this name or spelling already.');
export const cityInUse = failure(
  'city_in_use',
  409,
  'Members have this city in their address, so it cannot be hidden.',
);

export const cityKept = failure(
  'city_kept',
  409,
  'Only a city that staff added and nobody uses can be deleted. Hide it instead.',
);

export const listEditedCities = endpoint({
  method: 'GET',
  path: '/admin/locations',
  access: 'manager',
  summary: 'Cities for staff by part of a name or spelling, hidden ones too',
  query: z.object({
    ...longPaging,
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    stateId: z.optional(z.uuid()),
    /** Those that staff added, hid or gave spellings. */
    kind: z.optional(z.enum(['added', 'hidden', 'spelt'])),
  }),
  reply: pageOf(EditedCity),
});

export const addCity = endpoint({
  method: 'POST',
  path: '/admin/locations',
  access: 'manager',
  summary: 'Adds a city to a state',
  creates: true,
  body: z.object({ name: CityName, stateId: z.uuid(CITY_NEEDS.state), spellings: z._default(Spellings, []) }),
  reply: { message: z.string(), data: EditedCity },
  failures: [cityTaken, spellingTaken],
});

export const changeCity = endpoint({
  method: 'PATCH',
  path: '/admin/locations/:id',
  access: 'manager',
  summary: 'Renames a city (its address stays), changes its spellings, or hides or shows it',
  params: ById,
  body: z.object({
    version: z.int().check(z.gte(1)),
    name: z.optional(CityName),
    spellings: z.optional(Spellings),
    isHidden: z.optional(z.boolean()),
  }),
  reply: { message: z.string(), data: EditedCity },
  failures: [cityGone, changedSince, cityTaken, spellingTaken, cityInUse],
});

export const deleteCity = endpoint({
  method: 'DELETE',
  path: '/admin/locations/:id',
  access: 'manager',
  summary: 'Deletes a city that staff added and nobody uses',
  params: ById,
  reply: { message: z.string() },
  failures: [cityGone, cityKept],
});
