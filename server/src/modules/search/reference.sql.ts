import { inArray, not, sql } from 'drizzle-orm';
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
  const existing = new Set((await db.select({ term: searchLexicon.term }).from(searchLexicon)).map(({ term }) => term));
  const fresh = LEXICON.filter(({ term }) => !existing.has(term));
  if (fresh.length > 0) await db.insert(searchLexicon).values(fresh).onConflictDoNothing();
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
const areasIn = (stateRows: readonly (typeof states.$inferSelect)[]): PlaceRow[] =>
  PIN_AREAS.flatMap(([area, code]) => {
    const state = stateRows.find((one) => one.code === code);
    return state ? [{ term: areaTerm(area), kind: 'state', placeId: state.id, name: state.name }] : [];
  });

/**
 * The names of all cities and states, and what else they are called: what staff wrote down first. Of two with one name a
 * city goes before a state.
 */
export async function loadPlaceNames(db: Db): Promise<void> {
  const allStates = await db.select().from(states).orderBy(states.slug);
  const places = [
    ...(await db.select().from(cities).where(not(cities.isHidden)).orderBy(cities.slug)).map((city) => ({
      ...city,
      kind: 'city' as const,
    })),
    ...allStates.map((state) => ({ ...state, spellings: [], kind: 'state' as const })),
  ];
  const rows = new Map<string, PlaceRow>();
  const add = (names: readonly string[], { kind, id, name }: (typeof places)[number]) => {
    for (const term of names.flatMap(termsOf))
      if (term && !rows.has(term)) rows.set(term, { term, kind, placeId: id, name });
  };
  for (const place of places) add(place.spellings, place);
  for (const place of places) add(OTHER_NAMES[place.slug]?.split(', ') ?? [], place);
  for (const place of places) add([place.name], place);
  const all = [...rows.values(), ...areasIn(allStates)];
  await replacePlaces(db, all);
}

const COMPARED = { term: searchPlaces.term, placeId: searchPlaces.placeId, name: searchPlaces.name };

/** Most are there already: what differs is written, what is named no longer goes. */
async function replacePlaces(db: Db, all: readonly PlaceRow[]): Promise<void> {
  const before = new Map((await db.select(COMPARED).from(searchPlaces)).map((row) => [row.term, row]));
  const terms = new Set(all.map(({ term }) => term));
  const gone = [...before.keys()].filter((term) => !terms.has(term));
  if (gone.length > 0) await db.delete(searchPlaces).where(inArray(searchPlaces.term, gone));
  const changed = all.filter(({ term, placeId, name }) => {
    const old = before.get(term);
    return old?.placeId !== placeId || old?.name !== name;
  });
  if (changed.length === 0) return;
  await db
    .insert(searchPlaces)
    .values([...changed])
    .onConflictDoUpdate({
      target: searchPlaces.term,
      set: { kind: sql`excluded.kind`, placeId: sql`excluded.place_id`, name: sql`excluded.name` },
    });
}
