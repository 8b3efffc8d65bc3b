import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Opportunity } from '@plyhaat/contract/dealerships/opportunities';

type City = Opportunity['cities'][number];

export const isTaken = ({ takenSince }: City): boolean => takenSince !== null;

/** Open cities first, each part in the owner's order. */
export const territoryOf = ({ cities }: Pick<Opportunity, 'cities'>) => ({
  open: cities.filter((city) => !isTaken(city)),
  taken: cities.filter(isTaken),
});

/** '3 of 5 cities open', or that none is. */
export function openCities({ cities }: Pick<Opportunity, 'cities'>): MessageDescriptor {
  const open = cities.filter((city) => !isTaken(city)).length;
  if (open === 0) return msg`Every city is taken`;
  return msg`${plural(cities.length, { one: `${open} of # city open`, other: `${open} of # cities open` })}`;
}

export const titleOf = ({ Brand, product }: Pick<Opportunity, 'Brand' | 'product'>): string => `${Brand} ${product}`;
