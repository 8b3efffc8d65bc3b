import type { Opportunity } from '@plyhaat/contract/dealerships/opportunities';
import * as TEXTS from './texts.ts';

type City = Opportunity['cities'][number];

export const isTaken = ({ takenSince }: City): boolean => takenSince !== null;

/** Open cities first, each part in the owner's order. */
export const territoryOf = ({ cities }: Pick<Opportunity, 'cities'>) => ({
  open: cities.filter((city) => !isTaken(city)),
  taken: cities.filter(isTaken),
});

/** '3 of 5 cities open', or that none is. */
export function openCities({ cities }: Pick<Opportunity, 'cities'>): string {
  const open = cities.filter((city) => !isTaken(city)).length;
  if (open === 0) return TEXTS.everyCityIsTaken;
  return `${open} of ${cities.length} ${cities.length === 1 ? 'city' : 'cities'} open`;
}

/** As a sentence says it: 'Nashik, Jalgaon and Dhule'. */
export function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}

export const titleOf = ({ Brand, product }: Pick<Opportunity, 'Brand' | 'product'>): string => `${Brand} ${product}`;
