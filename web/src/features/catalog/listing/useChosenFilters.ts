import { useLingui } from '@lingui/react/macro';
import { chosenFilters } from './chosen-filters.ts';

/** What is chosen in an address, in the reader's language. */
export function useChosenFilters(...[address, fixed, names]: Parameters<typeof chosenFilters>) {
  const { t } = useLingui();
  return chosenFilters(address, fixed, names).map(({ label, ...filter }) => ({
    ...filter,
    label: typeof label === 'string' ? label : t(label),
  }));
}
