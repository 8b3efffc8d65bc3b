import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createContext, type RefObject, useContext } from 'react';

type Category = { readonly _id: string; readonly name: string };
type Load<Props = object> = () => Promise<ComponentType<Props>>;

/** What the shell shows of the features, which it does not know: the router hands it in (`src/shell-parts.ts`). */
export type ShellParts = {
  /** Before a page is drawn: what `useCategories` answers. */
  readonly loadCategories: (queries: QueryClient) => Promise<unknown>;
  readonly useCategories: () => readonly Category[];
  readonly Bell: ComponentType;
  readonly MenuNotifications: ComponentType<{ open: boolean; close: () => void }>;
  /** Fetched when it is first wanted. */
  readonly loadSuggestions: Load<{ field: RefObject<HTMLInputElement | null> }>;
  /** What sellers have at the foot of a phone, on pages that it leads to outside of the account. */
  readonly loadSellerBar: Load;
  readonly loadAccountPanel: Load<{ close: () => void }>;
  readonly loadLoginModal: Load;
  readonly loadViewBanner: Load;
  /** Removes what features store of a member in this browser when the session ends. */
  readonly forgetMember: () => void;
};

export const ShellPartsContext = createContext<ShellParts | null>(null);

export function useShellParts(): ShellParts {
  const parts = useContext(ShellPartsContext);
  if (!parts) throw new Error('the shell stands in no router');
  return parts;
}
