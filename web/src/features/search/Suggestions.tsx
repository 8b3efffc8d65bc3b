import { SHORTEST_SELLER_SEARCH } from '@plyhaat/contract/search/search';
import type { RefObject } from 'react';
import { SuggestionList } from './SuggestionList.tsx';
import { useSuggestionBox } from './useSuggestionBox.ts';

/** Under the header's search box while more than two characters stand in it (SEARCH-2). */
export function Suggestions({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { text, open, close } = useSuggestionBox(field);
  if (!open || text.length < SHORTEST_SELLER_SEARCH) return null;
  return <SuggestionList text={text} field={field} close={close} />;
}
