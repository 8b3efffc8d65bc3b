import { createContext, useContext } from 'react';

/** The tabs that exist for this member: a screen links to another only when it is there. */
export const OpenTabs = createContext<readonly string[]>([]);

export const useHasTab = (tab: string): boolean => useContext(OpenTabs).includes(tab);
