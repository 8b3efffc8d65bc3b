import { deleteSavedSearch, listSavedSearches, saveSearch } from '@plyhaat/contract/catalog/saved-searches';
import type { CallOf } from '@plyhaat/contract/core/endpoint';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const savedSearches = (userId: string) =>
  queryOptions({
    queryKey: ['savedSearches', 'own', userId],
    queryFn: ({ signal }) => call(listSavedSearches, {}, signal),
    staleTime: 0,
  });

/** Saves a search, or changes the one with this address. */
export const savingSearch = (body: CallOf<typeof saveSearch>['body']) => call(saveSearch, { body });

export const switchingAlert = () => mutationOptions({ mutationFn: savingSearch });

export const deletingSearch = () =>
  mutationOptions({ mutationFn: (id: string) => call(deleteSavedSearch, { params: { id } }) });
