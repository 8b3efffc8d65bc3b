import { storedValue } from './stored.ts';

/** The address of a list, part by part. */
export type ListAddress = { readonly [name: string]: string | undefined };

export type SavedView = { readonly name: string; readonly address: ListAddress };
type ListChoice = { readonly columns?: readonly string[]; readonly views?: readonly SavedView[] };

/** What a member of staff chose for each list: its columns, and views with a name. They stay in this browser. */
export const consoleLists = storedValue(
  'plyhaat.console',
  (found): Readonly<Record<string, ListChoice>> =>
    typeof found === 'object' && found !== null ? (found as Record<string, ListChoice>) : {},
);
