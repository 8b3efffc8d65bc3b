import type { Quote } from '@plyhaat/contract/requirements/quotes';
import type { Requirement } from '@plyhaat/contract/requirements/requirements';

/** What a card of the comparison and its buttons are given. */
export type QuoteCardProps = {
  quote: Quote;
  requirement: Requirement;
  /** The lowest landed price, in rupees. */
  cheapest: number | null;
  isAsking: boolean;
  onDo: (what: 'accept' | 'decline' | 'ask') => void;
  onChanged: () => void;
};
