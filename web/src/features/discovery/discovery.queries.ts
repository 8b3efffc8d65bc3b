import { readBrand } from '@plyhaat/contract/discovery/brands';
import { readSellersPlace } from '@plyhaat/contract/discovery/places';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export type PlaceSlugs = { readonly state: string; readonly city?: string; readonly category?: string };

export const placeDetail = ({ state, ...within }: PlaceSlugs) =>
  queryOptions({
    queryKey: ['places', 'sellers', state, within],
    queryFn: ({ signal }) => call(readSellersPlace, { params: { state }, query: within }, signal),
  });

export const brandDetail = (slug: string) =>
  queryOptions({
    queryKey: ['brands', 'one', slug],
    queryFn: ({ signal }) => call(readBrand, { params: { slug } }, signal),
  });
