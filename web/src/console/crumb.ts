import { useEffect, useSyncExternalStore } from 'react';

let current: string | null = null;
const watchers = new Set<() => void>();
const become = (name: string | null) => {
  current = name;
  for (const watcher of watchers) watcher();
};
const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** Names the last step of the way to this screen, as a member's page does with the member. */
export function useCrumb(name: string | undefined): void {
  useEffect(() => {
    become(name ?? null);
    return () => become(null);
  }, [name]);
}

export const useCurrentCrumb = (): string | null =>
  useSyncExternalStore(
    watch,
    () => current,
    () => null,
  );
