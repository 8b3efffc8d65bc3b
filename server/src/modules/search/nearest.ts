import type { ProductCard } from '@plyhaat/contract/catalog/catalog';
import type { Nearest } from '@plyhaat/contract/core/place';
import type { Held } from './catalogue/catalogue.ts';
import type { Answer, Elsewhere } from './index/rows.ts';
import type { Place } from './meaning.ts';
import type { Wanted } from './wanted.ts';

/** Where a place has fewer, the nearest follow (SEARCH-9). */
export const FEW = 6;

/** The places that a list may go beyond: of several the narrowest, and what was chosen before what was typed. */
export function placesOf({ chosen: { city, state }, nearby }: Wanted, named?: Place): readonly string[] {
  const typed = named ? [named._id] : [];
  if ((city || state) && !nearby) return [];
  return city ?? (named?.kind === 'city' ? typed : (state ?? typed));
}

/** The same question around places; one about a seller has nothing of others. */
export function around({ vocabulary }: Pick<Held, 'vocabulary'>, wanted: Wanted, places: readonly string[]): Wanted {
  const kmTo = wanted.seller === undefined ? vocabulary.positions.kmFrom(places) : undefined;
  return kmTo ? { ...wanted, around: { few: FEW, kmTo } } : wanted;
}

/** Nobody is told that something is no distance away. */
export const wholeKm = (km: number): number => Math.max(1, Math.round(km));

/** What the places are called. */
export const namesOf = (names: Held['names'], places: readonly string[]): string[] =>
  [...names.of('city', places), ...names.of('state', places)].map(({ name }) => name);

/** What a reply says of where a list goes on; `isThere` where what was found is of the place. */
export function nearestOf(
  { names }: Pick<Held, 'names'>,
  { total, elsewhere }: Answer,
  places: readonly string[],
  isThere: boolean,
): Nearest | undefined {
  const [city] = names.of('city', elsewhere?.nearest ? [elsewhere.nearest.city] : []);
  if (!elsewhere?.nearest || !city) return undefined;
  const { more, nearest } = elsewhere;
  return { from: namesOf(names, places), found: isThere ? total : 0, name: city.name, km: wholeKm(nearest.km), more };
}

/** Cards of a list, with how far those are that come from elsewhere. */
export const withDistances = (cards: readonly ProductCard[], elsewhere: Elsewhere | undefined): ProductCard[] =>
  cards.map((card) => {
    const km = elsewhere?.kms.get(card._id);
    return km === undefined ? card : { ...card, distanceKm: wholeKm(km) };
  });
