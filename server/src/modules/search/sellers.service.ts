import type { Nearest } from '@plyhaat/contract/core/place';
import { type FoundSeller, SHORTEST_SELLER_SEARCH } from '@plyhaat/contract/search/search';
import type { Db } from '#platform/db/db.ts';
import type { Held } from './catalogue/catalogue.ts';
import type { CityKms } from './catalogue/positions.ts';
import type { Meaning, Place } from './meaning.ts';
import { FEW, namesOf, placesOf, wholeKm } from './nearest.ts';
import {
  type Dealing,
  type Nearness,
  type SellerPage,
  selectDealing,
  selectSellers,
  typedName,
} from './sellers.sql.ts';
import type { Wanted } from './wanted.ts';

type Found = { readonly rows: FoundSeller[]; readonly total: number; readonly nearest?: Nearest };
const NOBODY: Found = { rows: [], total: 0 };

export async function findSellers(db: Db, text: string, page: SellerPage, nearness?: Nearness): Promise<Found> {
  const typed = typedName(text);
  return [...typed].length < SHORTEST_SELLER_SEARCH ? NOBODY : selectSellers(db, typed, page, nearness);
}

/** Where sellers are looked for who are not at the place that was named or chosen. */
type Beyond = {
  readonly from: readonly string[];
  readonly near: CityKms;
  readonly among: SellerPage['among'];
  /** Where the place has fewer. */
  readonly few: number;
};

/** `amongOf` tells which sellers other filters leave. */
export function beyondOf(
  { names, vocabulary }: Pick<Held, 'names' | 'vocabulary'>,
  wanted: Wanted,
  named: Place | undefined,
  amongOf: (widely: Wanted) => SellerPage['among'],
): Beyond | undefined {
  const places = placesOf(wanted, named);
  const near = vocabulary.positions.allFrom(places);
  if (!near) return undefined;
  const { city: _, state: __, ...chosen } = wanted.chosen;
  return { from: namesOf(names, places), near, among: amongOf({ ...wanted, chosen }), few: FEW };
}

/** A text, and the category it names with the one which that is a part of. */
type Understood = { readonly meaning: Meaning; readonly kinds: readonly string[] };

/**
 * Sellers of that name; where a place is named, those who sell such things there before names that are only alike; where
 * sellers are asked for, those who deal in it there, else anywhere.
 */
export async function findSellersFor(
  db: Db,
  text: string,
  { meaning, kinds }: Understood,
  page: SellerPage,
  beyond?: Beyond,
): Promise<Found> {
  const { place, rest, nearMe, sellers } = meaning;
  const isTold = rest === '' || kinds.length > 0;
  if (sellers !== undefined && isTold) {
    const name = typedName(text);
    const there = await findDealing(db, { place, name }, kinds, page, beyond);
    return there.total > 0 || !place ? there : findDealing(db, { name }, kinds, page);
  }
  if (!place) return findSellers(db, nearMe || sellers !== undefined ? rest : text, page);
  const named = await findSellers(db, text, page, 'exact');
  if (named.total > 0) return named;
  const there = isTold ? await findDealing(db, { place }, kinds, page, beyond) : NOBODY;
  return there.total > 0 ? there : findSellers(db, sellers === undefined ? text : rest, page);
}

/** Sellers who deal in a category, else in the one that it is a part of; where those of a place are few, the nearest follow (SEARCH-9). */
async function findDealing(
  db: Db,
  dealing: Omit<Dealing, 'category'>,
  kinds: readonly string[],
  page: SellerPage,
  beyond?: Beyond,
): Promise<Found> {
  const asked = kinds.length > 0 ? kinds.map((category) => ({ ...dealing, category })) : [dealing];
  for (const one of asked) {
    const { rows, total } = await selectDealing(db, one, page);
    if (total > 0)
      return (beyond && total < beyond.few && (await findNearest(db, one, page, beyond, total))) || { rows, total };
  }
  for (const one of beyond ? asked : []) {
    const found = beyond && (await findNearest(db, one, page, beyond, 0));
    if (found) return found;
  }
  return NOBODY;
}

/** Those of the place, `there` of them, and after them all others. */
async function findNearest(
  db: Db,
  { place: _, ...dealing }: Dealing,
  page: SellerPage,
  { from, near, among }: Beyond,
  there: number,
): Promise<Found | undefined> {
  const { rows, total, nearest } = await selectDealing(db, { ...dealing, near }, { ...page, among });
  if (!nearest) return undefined;
  const isThere = there > 0;
  return {
    rows: rows.map(({ distanceKm, ...row }) => (distanceKm ? { ...row, distanceKm: wholeKm(distanceKm) } : row)),
    total: isThere ? there : total,
    nearest: { from: [...from], found: there, ...nearest, km: wholeKm(nearest.km), more: isThere ? total - there : 0 },
  };
}
