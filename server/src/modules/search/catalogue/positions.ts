import { kmBetween, type Position } from '@plyhaat/contract/core/distance';
import { positionOf } from '#modules/places/places.ts';

type CityRow = { readonly _id: string; readonly slug: string; readonly stateId: string };
export type KmTo = (city: string) => number | undefined;
/** Cities, and in the same order how far each is. */
export type CityKms = { readonly cities: readonly string[]; readonly kms: readonly number[] };

/** Where the cities are, as far as that is known; a state is where its cities are. */
export class Positions {
  readonly #ofCity = new Map<string, Position>();
  readonly #ofPlace = new Map<string, Position[]>();

  constructor(cities: readonly CityRow[] = []) {
    for (const { _id, slug, stateId } of cities) {
      const position = positionOf(slug);
      if (!position) continue;
      this.#ofCity.set(_id, position);
      for (const id of [_id, stateId]) this.#ofPlace.set(id, [...(this.#ofPlace.get(id) ?? []), position]);
    }
  }

  /** How far cities are from the nearest of these places; of places that nobody knows where they are, nothing. */
  kmFrom(places: readonly string[]): KmTo | undefined {
    const from = places.flatMap((id) => this.#ofPlace.get(id) ?? []);
    if (from.length === 0) return undefined;
    return (city) => {
      const to = this.#ofCity.get(city);
      return to && Math.min(...from.map((position) => kmBetween(position, to)));
    };
  }

  /** The same of all cities at once. */
  allFrom(places: readonly string[]): CityKms | undefined {
    const kmTo = this.kmFrom(places);
    if (!kmTo) return undefined;
    const cities = [...this.#ofCity.keys()];
    return { cities, kms: cities.map((city) => kmTo(city) ?? 0) };
  }
}
