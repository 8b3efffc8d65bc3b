import type { CallOf } from '@plyhaat/contract/core/endpoint';
import { addTerm, changeTerm, listLexicon, readText, removeTerm } from '@plyhaat/contract/search/staff/lexicon';
import { listSearches } from '@plyhaat/contract/search/staff/searches';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { ListAddress } from '#api/console-lists.ts';
import { cleaned, PER_PAGE } from '#console/table/list.ts';
import { pageOf } from '#shell/page-of.ts';

export const lexiconList = ({ text: _text, ...address }: ListAddress) => {
  const query = { ...cleaned(address), page: pageOf(address.page), perPage: PER_PAGE } as CallOf<
    typeof listLexicon
  >['query'];
  return queryOptions({
    queryKey: ['admin', 'own', 'lexicon', query],
    queryFn: ({ signal }) => call(listLexicon, { query }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
};

type Tried = { readonly text: string; readonly term?: string; readonly meanings?: string[] };

/** How a text is understood, now and with a word that is not saved. */
export const textReading = (query: Tried) =>
  queryOptions({
    queryKey: ['admin', 'own', 'lexicon', 'try', query],
    queryFn: ({ signal }) => call(readText, { query }, signal),
    enabled: query.text !== '',
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });

export const missedSearches = () =>
  queryOptions({
    queryKey: ['admin', 'own', 'searches', 'nothing'],
    queryFn: async ({ signal }) => (await call(listSearches, { query: { nothing: true, perPage: 8 } }, signal)).data,
    staleTime: 0,
  });

export const sendTerm = (body: CallOf<typeof addTerm>['body']) => call(addTerm, { body });
export const sendChange = (term: string) => (body: CallOf<typeof changeTerm>['body']) =>
  call(changeTerm, { params: { term }, body });
export const sendRemoval = (term: string) => () => call(removeTerm, { params: { term } });
