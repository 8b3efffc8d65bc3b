import type { Place } from '../meaning.ts';
import { PIN_AREAS } from '../pins.reference.ts';
import { OTHER_NAMES } from '../places.reference.ts';
import { toLatin } from '../scripts.ts';

type PlaceRow = { readonly _id: string; readonly name: string; readonly slug: string };
export type StateRow = PlaceRow & { readonly code: string };
/** With what else people call it, as staff wrote it down. */
export type CityRow = PlaceRow & { readonly spellings: readonly string[] };

/** A name as it is looked up, also written as one word. */
function termsOf(name: string): string[] {
  const term = toLatin(name.toLowerCase())
    .replace(/[^a-z]+/g, ' ')
    .trim();
  return [term, term.replaceAll(' ', '')];
}

/**
 * The names of all cities and states, and what else they are called: what staff wrote down first. Of two with one name a
 * city goes before a state.
 */
export function namesOfPlaces(cities: readonly CityRow[], states: readonly StateRow[]): Map<string, Place> {
  const places = [
    ...cities.map((city) => ({ ...city, kind: 'city' as const })),
    ...states.map((state) => ({ ...state, kind: 'state' as const, spellings: [] })),
  ];
  const byName = new Map<string, Place>();
  const add = (names: readonly string[], { kind, _id, name }: (typeof places)[number]) => {
    for (const term of names.flatMap(termsOf)) if (term && !byName.has(term)) byName.set(term, { kind, _id, name });
  };
  for (const place of places) add(place.spellings, place);
  for (const place of places) add(OTHER_NAMES[place.slug]?.split(', ') ?? [], place);
  for (const place of places) add([place.name], place);
  return byName;
}

/** The states of PINs by their first three digits. */
export function statesOfAreas(states: readonly StateRow[]): Map<string, Place> {
  const byCode = new Map(states.map(({ code, _id, name }) => [code, { kind: 'state' as const, _id, name }]));
  return new Map(
    PIN_AREAS.flatMap(([area, code]) => {
      const state = byCode.get(code);
      return state ? [[area, state]] : [];
    }),
  );
}
