import { not, notInArray, sql } from 'drizzle-orm';
import { cities, states } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { toLatin } from './devanagari.ts';
import { LEXICON } from './lexicon.reference.ts';
import { PIN_AREAS } from './pins.reference.ts';
import { OTHER_NAMES } from './places.reference.ts';
import { searchLexicon, searchPlaces } from './search.tables.ts';
import { areaTerm } from './typed-pin.ts';

/** What staff changed or switched off stays so. */
export async function loadLexicon(db: Db): Promise<void> {
  await db
    .insert(searchLexicon)
    .values([...LEXICON])
    .onConflictDoNothing();
}

type PlaceRow = typeof searchPlaces.$inferInsert;

/** A name as it is looked up, also written as one word. */
function termsOf(name: string): string[] {
  const term = toLatin(name.toLowerCase())
    .replace(/[^a-z]+/g, ' ')
    .trim();
  return [...new Set([term, term.replaceAll(' ', '')])];
}

/** The states of PINs by their first three digits. */
const areasIn = (known: readonly (typeof states.$inferSelect)[]): PlaceRow[] =>
  PIN_AREAS.flatMap(([area, code]) => {
    const state = known.find((one) => one.code === code);
    return state ? [{ term: areaTerm(area), kind: 'state', placeId: state.id, name: state.name }] : [];
  });

/**
 * The names of all cities and states, and what else they are called: what staff wrote down first. Of two with one name a
 * city goes before a state.
 */
export async function loadPlaceNames(db: Db): Promise<void> {
  const allStates = await db.select().from(states).orderBy(states.slug);
  const known = [
    ...(await db.select().from(cities).where(not(cities.isHidden)).orderBy(cities.slug)).map((city) => ({
      ...city,
      kind: 'city' as const,
    })),
    ...allStates.map((state) => ({ ...state, spellings: [], kind: 'state' as const })),
  ];
  const rows = new Map<string, PlaceRow>();
  const add = (names: readonly string[], { kind, id, name }: (typeof known)[number]) => {
    for (const term of names.flatMap(termsOf))
      if (term && !rows.has(term)) rows.set(term, { term, kind, placeId: id, name });
  };
  for (const place of known) add(place.spellings, place);
  for (const place of known) add(OTHER_NAMES[place.slug]?.split(', ') ?? [], place);
  for (const place of known) add([place.name], place);
  const all = [...rows.values(), ...areasIn(allStates)];
  const terms = all.map(({ term }) => term);
  await db.delete(searchPlaces).where(notInArray(searchPlaces.term, terms));
  await db
    .insert(searchPlaces)
    .values(all)
    .onConflictDoUpdate({
      target: searchPlaces.term,
      set: { kind: sql`excluded.kind`, placeId: sql`excluded.place_id`, name: sql`excluded.name` },
      setWhere: sql`search_places.place_id <> excluded.place_id or search_places.name <> excluded.name`,
    });
}
